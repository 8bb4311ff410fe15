import { languageTag, roundMinutes } from '../../../shared/delivery/web/language/formats.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../shared/delivery/web/language/locale.js';
import { SettingsSheet } from '../../../shared/delivery/web/settings/settings-sheet.js';
import { FORMATS } from '../../../shared/kernel/listening.js';
import { wordsFor } from './locale.js';
import type { PreferencesFault } from './preferences-form.js';
import { HostChoice } from './host-choice.js';
import { PREFERENCES_PATH, type PreferencesModel } from './preferences-model.js';
import { LanguageField } from './pronunciation-form.js';

interface PartProps {
  readonly model: PreferencesModel;
}

/** `/settings/preferences`: what holds for every briefing that asks for nothing else. */
export function PreferencesPage({ model }: PartProps) {
  const { language, faults, isSaved, typed, formToken } = model;
  const { preferences: words } = wordsFor(language);
  return (
    <SettingsSheet
      language={language}
      heading={words.heading}
      refused={faults.length > 0}
      styles={['preferences.css']}
      scripts={['time-zone.js']}
      done={isSaved ? words.saved : null}
    >
      <section class="card" aria-labelledby="heading">
        <h1 id="heading">{words.heading}</h1>
        <p class="lead">{words.lead}</p>
        <Faults model={model} />
        <PostForm action={PREFERENCES_PATH} token={formToken}>
          <LanguageField language={language} chosen={typed.language} />
          <Length model={model} />
          <Format model={model} />
          <HostChoice model={model} />
          <TimeZone model={model} />
          <label class="tick preferences-tick">
            <input type="checkbox" name="memory" checked={typed.memory} aria-describedby="memory-hint" />
            {words.memory}
          </label>
          <p class="hint" id="memory-hint">
            {words.memoryHint}
          </p>
          <button class="button primary" type="submit">
            {words.save}
          </button>
        </PostForm>
      </section>
    </SettingsSheet>
  );
}

const FIELD_OF: Readonly<Record<PreferencesFault, string>> = { timezone: 'timezone', hosts: 'hosts' };

function Faults({ model: { language, faults } }: PartProps) {
  if (faults.length === 0) return null;
  const words = wordsFor(language).preferences.faults;
  return (
    <div class="problem-summary" role="alert" tabIndex={-1} autofocus>
      <h2>{pageWordsFor(language).forms.refused}</h2>
      <ul>
        {faults.map((fault) => (
          <li>
            <a href={`#${FIELD_OF[fault]}`}>{words[fault]}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}

const LENGTHS = [180, 300, 600, 900, 1200, 1800, 2700, 3600];

/** One that was set over the API, to the second, is among them. */
function Length({ model: { language, typed } }: PartProps) {
  const { preferences: words } = wordsFor(language);
  const isOther = typed.length !== '' && !LENGTHS.includes(Number(typed.length));
  const lengths = isOther ? [...LENGTHS, Number(typed.length)].toSorted((a, b) => a - b) : LENGTHS;
  return (
    <LabelledField name="length" label={words.length}>
      <select id="length" name="length">
        <option value="">{words.usual}</option>
        {lengths.map((seconds) => (
          <option value={seconds} selected={String(seconds) === typed.length}>
            {roundMinutes(seconds * 1000, language)}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

function Format({ model: { language, typed } }: PartProps) {
  const { preferences: words } = wordsFor(language);
  return (
    <LabelledField name="format" label={words.format}>
      <select id="format" name="format">
        <option value="">{words.usual}</option>
        {FORMATS.map((format) => (
          <option value={format} selected={format === typed.format}>
            {words.formats[format]}
          </option>
        ))}
      </select>
    </LabelledField>
  );
}

function TimeZone({ model: { language, typed, faults } }: PartProps) {
  const { preferences: words } = wordsFor(language);
  const fault = faults.includes('timezone') ? words.faults.timezone : undefined;
  const field = { name: 'timezone', hint: words.timezoneHint, fault };
  return (
    <div>
      <LabelledField label={words.timezone} {...field}>
        <input
          id="timezone"
          name="timezone"
          value={typed.timezone}
          list="timezones"
          lang={languageTag('en')}
          autocomplete="off"
          autocapitalize="none"
          spellcheck={false}
          {...describedBy(field)}
        />
        <datalist id="timezones">
          {Intl.supportedValuesOf('timeZone').map((zone) => (
            <option value={zone} />
          ))}
        </datalist>
      </LabelledField>
      <button class="button preferences-own-zone" type="button" data-time-zone="timezone" hidden>
        {words.ownTimezone}
      </button>
    </div>
  );
}
