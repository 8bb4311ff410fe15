import { languageTag } from '../../../shared/delivery/web/language/formats.js';
import { languageOptions } from '../../../shared/delivery/web/forms/briefing-options.js';
import { Choice } from '../../../shared/delivery/web/forms/choice.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { Refused } from '../../../shared/delivery/web/forms/refused.js';
import type { Language } from '../../../shared/kernel/language.js';
import { LONGEST, TextRefused, type Field as FieldName } from '../../domain/pronunciation.js';
import { wordsFor } from './locale.js';
import type { PronunciationsModel } from './pronunciations-model.js';

type ProblemOf = PronunciationsModel['problem'];

const faultOf = (problem: ProblemOf, name: FieldName): TextRefused | null =>
  problem instanceof TextRefused && problem.field === name ? problem : null;

/** What is wrong, above the form; a fault leads to its field. It takes the focus, so it is read at once. */
export function Problem({ language, problem }: { readonly language: Language; readonly problem: ProblemOf }) {
  if (problem === null) return null;
  const words = wordsFor(language);
  const fault =
    problem instanceof TextRefused
      ? { text: words.faults[problem.field][problem.problem], field: problem.field }
      : { text: words.tooMany };
  return <Refused language={language} faults={[fault]} />;
}

export const LanguageField = ({ language, chosen }: { readonly language: Language; readonly chosen: Language }) => (
  <Choice
    name="language"
    label={wordsFor(language).labels.language}
    chosen={chosen}
    options={languageOptions(language)}
  />
);

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
