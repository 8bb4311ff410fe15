import { hostOptions, languageOptions, lengthOptions } from '../../../shared/delivery/web/forms/briefing-options.js';
import { Choice, Fault } from '../../../shared/delivery/web/forms/choice.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { Refused } from '../../../shared/delivery/web/forms/refused.js';
import { SourceTicks } from '../../../shared/delivery/web/forms/source-ticks.js';
import { Sheet } from '../../../shared/delivery/web/shell/sheet.js';
import { FORMATS } from '../../../shared/kernel/listening.js';
import { LONGEST } from '../../domain/show.js';
import { wordsFor } from './locale.js';
import type { FormFault } from './show-form.js';
import { When } from './show-form-when.js';
import { faultIn } from './show-inputs.js';
import { PATH, pathOf, type FormModel } from './show-model.js';

interface PartProps {
  readonly model: FormModel;
}

/** `/shows/new`, `/shows/:id/edit` */
export function ShowFormPage({ model }: PartProps) {
  const { language, showId, formToken, faults } = model;
  const { form: words } = wordsFor(language);
  const heading = showId === null ? words.newHeading : words.changeHeading;
  return (
    <Sheet
      language={language}
      heading={heading}
      signedIn
      place="shows"
      refused={faults.length > 0}
      scripts={['time-zone.js']}
      class="account"
    >
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
    <Refused language={language} faults={faults.map((fault) => ({ text: words[fault], field: FIELD_OF[fault] }))} />
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

function How({ model }: PartProps) {
  const { language, typed, hosts } = model;
  const { form: words } = wordsFor(language);
  const usual = { value: '', label: words.asIPrefer };
  const people = [usual, ...hostOptions(hosts, language)];
  const fault = faultIn(model, 'hosts');
  return (
    <>
      <Choice
        name="language"
        label={words.language}
        chosen={typed.language}
        options={[usual, ...languageOptions(language)]}
      />
      <Choice
        name="length"
        label={words.length}
        chosen={typed.length}
        options={[usual, ...lengthOptions(typed.length, language)]}
      />
      <Choice
        name="format"
        label={words.format}
        chosen={typed.format}
        options={[usual, ...FORMATS.map((format) => ({ value: format, label: words.formats[format] }))]}
      />
      <Choice name="host1" label={words.firstHost} chosen={typed.hosts[0]} options={people} fault={fault} />
      <Choice name="host2" label={words.secondHost} chosen={typed.hosts[1]} options={people} />
    </>
  );
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
      <SourceTicks choices={choices} typed={typed} words={words} />
    </details>
  );
}
