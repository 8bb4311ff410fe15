import { roundMinutes } from '../../../shared/delivery/web/language/formats.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../shared/delivery/web/language/locale.js';
import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import { LANGUAGES } from '../../../shared/kernel/language.js';
import { FORMATS } from '../../../shared/kernel/listening.js';
import { LONGEST } from '../../domain/show.js';
import { wordsFor } from './locale.js';
import type { FormFault } from './show-form.js';
import { When } from './show-form-when.js';
import { Choice, Fault, faultIn, Tick, type Option } from './show-inputs.js';
import { PATH, pathOf, type FormModel } from './show-model.js';
import { languageName } from './show-words.js';

interface PartProps {
  readonly model: FormModel;
}

/** `/shows/new`, `/shows/:id/edit` */
export function ShowFormPage({ model }: PartProps) {
  const { language, showId, formToken, faults } = model;
  const { form: words } = wordsFor(language);
  const heading = showId === null ? words.newHeading : words.changeHeading;
  return (
    <Sheet language={language} heading={heading} signedIn place="shows" refused={faults.length > 0} class="account">
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{heading}</h1>
        <Faults model={model} />
        <PostForm action={showId === null ? PATH : pathOf(showId)} token={formToken}>
          <input type="hidden" name="key" value={model.key} />
          <What model={model} />
          <When model={model} />
          <How model={model} />
          <Sources model={model} />
          <p class="actions">
            <button class="button primary" type="submit" name="do" value="save">
              {words.save}
            </button>
            <a class="button" href={showId === null ? PATH : pathOf(showId)}>
              {words.cancel}
            </a>
          </p>
        </PostForm>
      </section>
    </Sheet>
  );
}

/** Where each fault is mended; `tooMany` has no field. */
const FIELD_OF: Readonly<Partial<Record<FormFault, string>>> = {
  name: 'name',
  request: 'request',
  days: 'day_mon',
  readyAt: 'readyAt',
  timezone: 'timezone',
  stories: 'stories',
  hosts: 'host1',
  query: 'query',
  sources: 'sources',
};

function Faults({ model: { language, faults } }: PartProps) {
  if (faults.length === 0) return null;
  const words = wordsFor(language).form.faults;
  return (
    <div class="problem-summary" role="alert" tabIndex={-1} autofocus>
      <h2>{pageWordsFor(language).forms.refused}</h2>
      <ul>
        {faults.map((fault) => {
          const field = FIELD_OF[fault];
          return <li>{field === undefined ? words[fault] : <a href={`#${field}`}>{words[fault]}</a>}</li>;
        })}
      </ul>
    </div>
  );
}

function What({ model }: PartProps) {
  const { form: words } = wordsFor(model.language);
  const name = { name: 'name', hint: words.nameHint, fault: faultIn(model, 'name') };
  const request = { name: 'request', hint: words.requestHint, fault: faultIn(model, 'request') };
  return (
    <>
      <LabelledField label={words.name} {...name}>
        <input
          id="name"
          name="name"
          value={model.typed.name}
          maxLength={LONGEST.name}
          autocomplete="off"
          required
          {...describedBy(name)}
        />
      </LabelledField>
      <LabelledField label={words.request} {...request}>
        <textarea id="request" name="request" rows={3} maxLength={LONGEST.userRequest} {...describedBy(request)}>
          {model.typed.request}
        </textarea>
      </LabelledField>
    </>
  );
}

const LENGTHS = [180, 300, 600, 900, 1200, 1800, 2700, 3600];

function How({ model }: PartProps) {
  const { language, typed, hosts } = model;
  const { form: words } = wordsFor(language);
  const usual = { value: '', label: words.asIPrefer };
  const lengths = LENGTHS.map((seconds) => ({ value: String(seconds), label: roundMinutes(seconds * 1000, language) }));
  const others = typed.length === '' || lengths.some(({ value }) => value === typed.length) ? [] : [ownLength(model)];
  const people = hosts.map(({ id, name, language: spoken }) => ({
    value: id,
    label: `${name} (${languageName(spoken, language)})`,
  }));
  const fault = faultIn(model, 'hosts');
  return (
    <>
      <Choice
        name="language"
        label={words.language}
        chosen={typed.language}
        options={[usual, ...LANGUAGES.map((one) => ({ value: one, label: languageName(one, language) }))]}
      />
      <Choice name="length" label={words.length} chosen={typed.length} options={[usual, ...lengths, ...others]} />
      <Choice
        name="format"
        label={words.format}
        chosen={typed.format}
        options={[usual, ...FORMATS.map((format) => ({ value: format, label: words.formats[format] }))]}
      />
      <Choice name="host1" label={words.firstHost} chosen={typed.hosts[0]} options={[usual, ...people]} fault={fault} />
      <Choice name="host2" label={words.secondHost} chosen={typed.hosts[1]} options={[usual, ...people]} />
    </>
  );
}

/** Set over the API, to the second. */
const ownLength = ({ typed, language }: FormModel): Option => ({
  value: typed.length,
  label: roundMinutes(Number(typed.length) * 1000, language),
});

/**
 * What a show names and its owner follows no longer. Without them saving would make a show of nothing one of everything; it
 * is for the owner to take the tick away.
 */
function goneOf({ typed, choices }: FormModel): readonly string[] {
  const offered = new Set([...choices.folders, ...choices.sources].map(({ id }) => id));
  const gone = (group: string, ids: readonly string[]): readonly string[] =>
    ids.filter((id) => !offered.has(id)).map((id) => `${group}_${id}`);
  return [...gone('only', typed.only), ...gone('never', typed.never)];
}

function Sources({ model }: PartProps) {
  const { typed, choices, language } = model;
  const { form: words } = wordsFor(language);
  const query = { name: 'query', hint: words.queryHint, fault: faultIn(model, 'query') };
  return (
    <details
      open={typed.only.length + typed.never.length > 0 || typed.query !== '' || model.faults.includes('sources')}
    >
      <summary id="sources">{words.sources}</summary>
      <p class="hint">{words.sourcesHint}</p>
      <Fault id="sources" text={faultIn(model, 'sources')} />
      <LabelledField label={words.query} {...query}>
        <input id="query" name="query" value={typed.query} maxLength={LONGEST.query} {...describedBy(query)} />
      </LabelledField>
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
          <legend>{title}</legend>
          <div class="ticks">
            <Tick name={`only_${id}`} label={words.only(title)} checked={typed.only.includes(id)} />
            <Tick name={`never_${id}`} label={words.never(title)} checked={typed.never.includes(id)} />
          </div>
        </fieldset>
      ))}
    </details>
  );
}
