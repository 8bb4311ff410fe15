import { languageOptions, lengthOptions } from '../../../../shared/delivery/web/forms/briefing-options.js';
import { Choice } from '../../../../shared/delivery/web/forms/choice.js';
import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { FORMATS } from '../../../../shared/kernel/listening.js';
import { libraryWordsFor } from './locale.js';
import { LONGEST_REQUEST, type TypedRequest } from './request-form.js';

interface FieldsProps {
  readonly language: Language;
  readonly typed: TypedRequest;
  readonly fault?: string | undefined;
}

/** What somebody wants to hear, in their words. */
export function RequestField({ language, typed, fault }: FieldsProps) {
  const { ask: words } = libraryWordsFor(language);
  const field = { name: 'request', hint: words.hint, fault };
  return (
    <LabelledField label={words.heading} {...field}>
      <textarea id="request" name="request" rows={3} maxLength={LONGEST_REQUEST} {...describedBy(field)}>
        {typed.request}
      </textarea>
    </LabelledField>
  );
}

/** How long, in which format and language it is to be. */
export function MannerFields({ language, typed }: FieldsProps) {
  const { ask: words } = libraryWordsFor(language);
  const usual = { value: '', label: words.asIPrefer };
  const formats = FORMATS.map((format) => ({ value: format, label: words.formats[format] }));
  return (
    <div class="library-manner">
      <Choice
        name="length"
        label={words.length}
        chosen={typed.length}
        options={[usual, ...lengthOptions(typed.length, language)]}
      />
      <Choice name="format" label={words.format} chosen={typed.format} options={[usual, ...formats]} />
      <Choice
        name="language"
        label={words.language}
        chosen={typed.language}
        options={[usual, ...languageOptions(language)]}
      />
    </div>
  );
}
