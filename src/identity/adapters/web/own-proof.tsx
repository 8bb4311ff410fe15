import type { Language } from '../../../shared/kernel/language.js';
import { withReturnTo } from '../../../shared/delivery/web/return-to.js';
import type { AskedProof } from '../../accounts/accounts.js';
import { CodeField } from './code-field.js';
import type { FormProblem } from './form-problem.js';
import { Field } from './form.js';
import { wordsFor } from './locale.js';

/** Where members without a password sign in once more at their issuer. */
export const SIGN_IN_AGAIN_PATH = '/account/sign-in/again';

interface OwnProofProps {
  readonly language: Language;
  readonly asked: AskedProof;
  readonly problem: FormProblem | null;
  /** The page that asks. */
  readonly page: string;
}

/** What members show once more before they change what only they may. */
export function OwnProofFields({ language, asked, problem, page }: OwnProofProps) {
  return (
    <>
      <PasswordProof language={language} asked={asked} problem={problem} page={page} />
      {asked.code && <CodeField language={language} fault={problem?.faults.code} />}
    </>
  );
}

export function PasswordProof({ language, asked, problem, page }: OwnProofProps) {
  const { fields } = wordsFor(language);
  if (!asked.password) return <p class="hint">{fields.signedInAgain}</p>;
  return (
    <>
      <Field
        language={language}
        name="current"
        label={fields.current}
        type="password"
        autocomplete="current-password"
        fault={problem?.faults.current}
      />
      {asked.elsewhere && <NoPassword language={language} page={page} />}
    </>
  );
}

export function NoPassword({ language, page }: Pick<OwnProofProps, 'language' | 'page'>) {
  return (
    <p class="hint">
      <a href={withReturnTo(SIGN_IN_AGAIN_PATH, page)}>{wordsFor(language).fields.noPassword}</a>
    </p>
  );
}
