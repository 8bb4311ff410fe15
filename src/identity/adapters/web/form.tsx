import type { Language } from '../../../shared/kernel/language.js';
import { describedBy, LabelledField } from '../../../shared/delivery/web/forms/labelled-field.js';
import { Refused } from '../../../shared/delivery/web/forms/refused.js';
import { waitOf } from '../../../shared/delivery/web/language/formats.js';
import { pageWordsFor } from '../../../shared/delivery/web/language/locale.js';
import type { FormProblem } from './form-problem.js';
import { wordsFor } from './locale.js';
import type { FieldFault } from './words.js';

interface SummaryProps {
  readonly language: Language;
  readonly problem: FormProblem | null;
}

/** All that is wrong, above the form; each fault leads to its field. It takes the focus, so it is read at once. */
export function ProblemSummary({ language, problem }: SummaryProps) {
  if (problem === null) return null;
  const words = wordsFor(language).problems;
  const { tooMany } = pageWordsFor(language).forms;
  const { refusal, retryAfterSeconds, faults } = problem;
  const whole = [
    ...(refusal === null ? [] : [words.refusals[refusal]]),
    ...(retryAfterSeconds === null ? [] : [tooMany(waitOf(retryAfterSeconds, language))]),
  ];
  const fields = Object.entries(faults).map(([field, fault]) => ({ text: words.faults[fault], field }));
  return <Refused language={language} faults={[...whole.map((text) => ({ text })), ...fields]} />;
}

interface FieldProps {
  readonly language: Language;
  /** Its id and the name under which it is sent. */
  readonly name: string;
  readonly label: string;
  readonly type?: InputType;
  readonly autocomplete: string;
  readonly value?: string;
  readonly hint?: string;
  readonly fault?: FieldFault | undefined;
  readonly readonly?: boolean;
}

export function Field({ language, name, label, type = 'text', hint, fault, ...input }: FieldProps) {
  const said = fault === undefined ? undefined : wordsFor(language).problems.faults[fault];
  const field = { name, hint, fault: said };
  return (
    <LabelledField label={label} {...field}>
      <Input type={type} name={name} described={describedBy(field)} {...input} />
      {type === 'password' && <Reveal language={language} field={name} label={label} />}
    </LabelledField>
  );
}

type InputType = 'text' | 'email' | 'password';

interface InputProps {
  readonly type: InputType;
  readonly name: string;
  readonly described: ReturnType<typeof describedBy>;
  readonly autocomplete: string;
  readonly value?: string;
  readonly readonly?: boolean;
}

function Input({ type, name, described, ...rest }: InputProps) {
  const attributes = {
    id: name,
    name,
    required: true,
    spellcheck: false,
    autocapitalize: name === 'name' ? ('words' as const) : ('none' as const),
    ...described,
    ...rest,
  };
  if (type === 'password') return <input type="password" {...attributes} />;
  return type === 'email' ? <input type="email" {...attributes} /> : <input type="text" {...attributes} />;
}

interface RevealProps {
  readonly language: Language;
  readonly field: string;
  readonly label: string;
}

/** Shows what was typed. Only there with scripts, which do it. */
function Reveal({ language, field, label }: RevealProps) {
  const { show, hide } = pageWordsFor(language).forms;
  return (
    <button class="reveal" type="button" hidden data-reveal={field} data-hide={hide}>
      <span data-word>{show}</span>
      <span class="visually-hidden">: {label}</span>
    </button>
  );
}

/** For password managers, which keep a password with the name of its account. */
export function KnownAccount({ email }: { readonly email: string }) {
  return <input type="text" name="username" autocomplete="username" value={email} hidden readonly />;
}
