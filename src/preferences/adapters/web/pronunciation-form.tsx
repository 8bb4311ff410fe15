import { languageTag } from '../../../shared/delivery/web/language/formats.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { pageWordsFor } from '../../../shared/delivery/web/language/locale.js';
import { LANGUAGES, type Language } from '../../../shared/kernel/language.js';
import { LONGEST, TextRefused, type Field as FieldName } from '../../domain/pronunciation.js';
import { wordsFor } from './locale.js';
import type { PronunciationsModel } from './pronunciations-model.js';

type ProblemOf = PronunciationsModel['problem'];

export const nameOf = (language: Language, reader: Language): string =>
  new Intl.DisplayNames(languageTag(reader), { type: 'language' }).of(language) ?? language;

const faultOf = (problem: ProblemOf, name: FieldName): TextRefused | null =>
  problem instanceof TextRefused && problem.field === name ? problem : null;

/** What is wrong, above the form; a fault leads to its field. It takes the focus, so it is read at once. */
export function Problem({ language, problem }: { readonly language: Language; readonly problem: ProblemOf }) {
  if (problem === null) return null;
  const words = wordsFor(language);
  return (
    <div class="problem-summary" role="alert" tabIndex={-1} autofocus>
      <h2>{pageWordsFor(language).forms.refused}</h2>
      <ul>
        <li>
          {problem instanceof TextRefused ? (
            <a href={`#${problem.field}`}>{words.faults[problem.field][problem.problem]}</a>
          ) : (
            words.tooMany
          )}
        </li>
      </ul>
    </div>
  );
}

export function LanguageField({ language, chosen }: { readonly language: Language; readonly chosen: Language }) {
  return (
    <div class="field">
      <label for="language">{wordsFor(language).labels.language}</label>
      <div class="input">
        <select id="language" name="language">
          {LANGUAGES.map((one) => (
            <option value={one} selected={one === chosen}>
              {nameOf(one, language)}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

interface FieldProps {
  /** Of the page. */
  readonly language: Language;
  /** Of what is typed. */
  readonly of: Language;
  readonly name: FieldName;
  readonly label: string;
  readonly hint: string;
  readonly value: string;
  readonly problem: ProblemOf;
}

export function Field({ language, of, name, label, hint, value, problem }: FieldProps) {
  const wrong = faultOf(problem, name);
  const fault = wrong === null ? undefined : wordsFor(language).faults[name][wrong.problem];
  const field = { name, hint, fault };
  return (
    <LabelledField label={label} {...field}>
      <input
        id={name}
        name={name}
        value={value}
        lang={languageTag(of)}
        maxLength={LONGEST[name]}
        {...describedBy(field)}
        autocapitalize="none"
        autocomplete="off"
        spellcheck={false}
        required
      />
    </LabelledField>
  );
}
