import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import { Choice, Tick } from './choice.js';
import type { RequestModel } from './library-model.js';
import { libraryWordsFor } from './locale.js';
import { languageName } from './request-fields.js';
import type { FieldFault } from './request-form.js';

interface PartProps {
  readonly model: RequestModel;
}

const faultIn = ({ language, faults }: RequestModel, fault: FieldFault): string | undefined =>
  faults.includes(fault) ? libraryWordsFor(language).form.faults[fault] : undefined;

function Fault({ model, fault }: PartProps & { readonly fault: FieldFault }) {
  const text = faultIn(model, fault);
  if (text === undefined) return null;
  return (
    <p class="fault" id={`${fault}-fault`}>
      {text}
    </p>
  );
}

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
      <Fault model={model} fault="items" />
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

/** What was chosen once and is not followed any more: it is for the person to take the tick away. */
function goneOf({ typed, choices }: RequestModel): readonly string[] {
  const offered = new Set([...choices.folders, ...choices.sources].map(({ id }) => id));
  const gone = (group: string, ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !offered.has(id)).map((id) => `${group}_${id}`);
  return [...gone('only', typed.only), ...gone('never', typed.never)];
}

export function Sources({ model }: PartProps) {
  const { typed, choices, language } = model;
  const { form: words } = libraryWordsFor(language);
  return (
    <details open={typed.only.length + typed.never.length > 0 || model.faults.includes('sources')}>
      <summary id="sources">{words.sources}</summary>
      <p class="hint">{words.sourcesHint}</p>
      <Fault model={model} fault="sources" />
      {choices.folders.length > 0 && (
        <fieldset class="choices">
          <legend>{words.folders}</legend>
          {choices.folders.map(({ id, name }) => (
            <Tick name={`only_${id}`} label={words.only(name)} checked={typed.only.includes(id)} />
          ))}
        </fieldset>
      )}
      {goneOf(model).map((name) => (
        <Tick name={name} label={words.gone} checked />
      ))}
      {choices.sources.map(({ id, title }) => (
        <fieldset class="choices">
          <legend>
            <bdi>{title}</bdi>
          </legend>
          <div class="ticks">
            <Tick name={`only_${id}`} label={words.only(title)} checked={typed.only.includes(id)} />
            <Tick name={`never_${id}`} label={words.never(title)} checked={typed.never.includes(id)} />
          </div>
        </fieldset>
      ))}
    </details>
  );
}

export function HostFields({ model }: PartProps) {
  const { typed, hosts, language } = model;
  const { form: words, ask } = libraryWordsFor(language);
  const usual = { value: '', label: ask.asIPrefer };
  const people = hosts.map(({ id, name, language: spoken }) => ({
    value: id,
    label: `${name} (${languageName(spoken, language)})`,
  }));
  const fault = faultIn(model, 'hosts');
  return (
    <details open={typed.hosts.some((host) => host !== '') || fault !== undefined}>
      <summary>{words.hosts}</summary>
      <div class="library-manner">
        <Choice
          name="host1"
          label={words.firstHost}
          chosen={typed.hosts[0]}
          options={[usual, ...people]}
          fault={fault}
        />
        <Choice name="host2" label={words.secondHost} chosen={typed.hosts[1]} options={[usual, ...people]} />
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
