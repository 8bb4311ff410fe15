import { lengthOptions } from '../../../shared/delivery/web/forms/briefing-options.js';
import { Choice } from '../../../shared/delivery/web/forms/choice.js';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { Refused } from '../../../shared/delivery/web/forms/refused.js';
import { TimeZoneField } from '../../../shared/delivery/web/forms/time-zone-field.js';
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
          <Manner model={model} />
          <HostChoice model={model} />
          <TimeZoneField
            language={language}
            label={words.timezone}
            hint={words.timezoneHint}
            fault={faults.includes('timezone') ? words.faults.timezone : undefined}
            chosen={typed.timezone}
          />
          <Memory model={model} />
          <button class="button primary" type="submit">
            {words.save}
          </button>
        </PostForm>
      </section>
    </SettingsSheet>
  );
}

function Memory({ model: { language, typed } }: PartProps) {
  const { preferences: words } = wordsFor(language);
  return (
    <>
      <label class="tick preferences-tick">
        <input type="checkbox" name="memory" checked={typed.memory} aria-describedby="memory-hint" />
        {words.memory}
      </label>
      <p class="hint" id="memory-hint">
        {words.memoryHint}
      </p>
    </>
  );
}

function Manner({ model: { language, typed } }: PartProps) {
  const { preferences: words } = wordsFor(language);
  const usual = { value: '', label: words.usual };
  const formats = FORMATS.map((format) => ({ value: format, label: words.formats[format] }));
  return (
    <>
      <Choice
        name="length"
        label={words.length}
        chosen={typed.length}
        options={[usual, ...lengthOptions(typed.length, language)]}
      />
      <Choice name="format" label={words.format} chosen={typed.format} options={[usual, ...formats]} />
    </>
  );
}

const FIELD_OF: Readonly<Record<PreferencesFault, string>> = { timezone: 'timezone', hosts: 'hosts' };

function Faults({ model: { language, faults } }: PartProps) {
  if (faults.length === 0) return null;
  const words = wordsFor(language).preferences.faults;
  return (
    <Refused language={language} faults={faults.map((fault) => ({ text: words[fault], field: FIELD_OF[fault] }))} />
  );
}
