import { describedBy, LabelledField } from '../../../../shared/delivery/web/forms/labelled-field.js';
import { languageTag, roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import { LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { FORMATS } from '../../../../shared/kernel/listening.js';
import { Choice, type Option } from './choice.js';
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

const LENGTHS = [180, 300, 600, 900, 1200, 1800, 2700, 3600];

export const languageName = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(language) ?? language;

/** How long, in which format and language it is to be. */
export function MannerFields({ language, typed }: FieldsProps) {
  const { ask: words } = libraryWordsFor(language);
  const usual = { value: '', label: words.asIPrefer };
  const formats = FORMATS.map((format) => ({ value: format, label: words.formats[format] }));
  const languages = LANGUAGES.map((one) => ({ value: one, label: languageName(one, language) }));
  return (
    <div class="library-manner">
      <Choice
        name="length"
        label={words.length}
        chosen={typed.length}
        options={[usual, ...lengthsWith(typed, language)]}
      />
      <Choice name="format" label={words.format} chosen={typed.format} options={[usual, ...formats]} />
      <Choice name="language" label={words.language} chosen={typed.language} options={[usual, ...languages]} />
    </div>
  );
}

/** Also the one that was asked for elsewhere, to the second. */
function lengthsWith({ length }: TypedRequest, language: Language): readonly Option[] {
  const own = /^\d{1,4}$/.test(length) ? Number(length) : 0;
  const all = own === 0 || LENGTHS.includes(own) ? LENGTHS : [...LENGTHS, own].toSorted((a, b) => a - b);
  return all.map((seconds) => ({ value: String(seconds), label: roundMinutes(seconds * 1000, language) }));
}
