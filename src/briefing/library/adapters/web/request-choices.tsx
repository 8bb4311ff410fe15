import { hostOptions } from '../../../../shared/delivery/web/forms/briefing-options.js';
import { Choice, Fault, Tick } from '../../../../shared/delivery/web/forms/choice.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { SourceTicks } from '../../../../shared/delivery/web/forms/source-ticks.js';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import type { RequestModel } from './library-model.js';
import { libraryWordsFor } from './locale.js';
import type { FieldFault } from './request-form.js';

interface PartProps {
  readonly model: RequestModel;
}

const faultIn = ({ language, faults }: RequestModel, fault: FieldFault): string | undefined =>
  faults.includes(fault) ? libraryWordsFor(language).form.faults[fault] : undefined;

/** The articles that were ticked elsewhere. */
export function Items({ model }: PartProps) {
  const { typed, choices, language } = model;
  if (typed.items.length === 0) return null;
  const { form: words } = libraryWordsFor(language);
  const titles = new Map(choices.items.map(({ id, title }) => [id, title]));
  return (
    <fieldset class="choices" id="items" tabIndex={-1}>
      <legend>{words.items}</legend>
      <p class="hint">{words.itemsHint}</p>
      <Fault id="items" text={faultIn(model, 'items')} />
      <div class="library-items">
        {typed.items.map((id) => (
          <Tick name={`item_${id}`} label={titles.get(id) ?? words.gone} checked />
        ))}
      </div>
    </fieldset>
  );
}

export function Period({ model }: PartProps) {
  const { typed, language } = model;
  const { form: words } = libraryWordsFor(language);
  const fault = faultIn(model, 'period');
  const isOpen = typed.since !== '' || typed.until !== '' || fault !== undefined;
  return (
    <details open={isOpen}>
      <summary>{words.period}</summary>
      <p class="hint">{words.periodHint}</p>
      <div class="library-manner">
        <LabelledField name="since" label={words.since} fault={fault}>
          <input id="since" name="since" type="date" value={typed.since} {...describedBy({ name: 'since', fault })} />
        </LabelledField>
        <LabelledField name="until" label={words.until}>
          <input id="until" name="until" type="date" value={typed.until} />
        </LabelledField>
      </div>
    </details>
  );
}

export function Sources({ model }: PartProps) {
  const { typed, choices, language } = model;
  const { form: words } = libraryWordsFor(language);
  return (
    <details open={typed.only.length + typed.never.length > 0 || model.faults.includes('sources')}>
      <summary id="sources">{words.sources}</summary>
      <p class="hint">{words.sourcesHint}</p>
      <Fault id="sources" text={faultIn(model, 'sources')} />
      <SourceTicks choices={choices} typed={typed} words={words} />
    </details>
  );
}

export function HostFields({ model }: PartProps) {
  const { typed, hosts, language } = model;
  const { form: words, ask } = libraryWordsFor(language);
  const usual = { value: '', label: ask.asIPrefer };
  const people = [usual, ...hostOptions(hosts, language)];
  const fault = faultIn(model, 'hosts');
  return (
    <details open={typed.hosts.some((host) => host !== '') || fault !== undefined}>
      <summary>{words.hosts}</summary>
      <div class="library-manner">
        <Choice name="host1" label={words.firstHost} chosen={typed.hosts[0]} options={people} fault={fault} />
        <Choice name="host2" label={words.secondHost} chosen={typed.hosts[1]} options={people} />
      </div>
      <Samples model={model} />
    </details>
  );
}

/** Nothing is loaded until somebody wants to hear it. */
function Samples({ model: { hosts, language, typed } }: PartProps) {
  const { form: words } = libraryWordsFor(language);
  const spoken = typed.language === '' ? language : typed.language;
  const near = hosts.filter((host) => host.language === spoken || typed.hosts.includes(host.id));
  return (
    <details>
      <summary>{words.samples}</summary>
      <ul class="library-samples">
        {near.map(({ id, name, language: tongue }) => (
          <li>
            <span lang={languageTag(tongue)}>{name}</span>
            <audio controls preload="none" src={`/hosts/${id}/sample.mp3`} aria-label={words.sampleOf(name)} />
          </li>
        ))}
      </ul>
    </details>
  );
}
