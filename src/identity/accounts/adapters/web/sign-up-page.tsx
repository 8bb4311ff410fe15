import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import { Field, ProblemSummary } from '../../../adapters/web/form.js';
import { wordsFor } from '../../../adapters/web/locale.js';

export interface SignUpModel extends FormPage {
  readonly returnTo: string | null;
  /** email: the only one that the invitation is good for; null: any. */
  readonly invitation: { readonly token: string; readonly email: string | null } | null;
  /** As they were typed. */
  readonly email: string;
  readonly name: string;
  readonly problem: FormProblem | null;
}

/** `/signup`, for those who may. */
export function SignUpPage({ model }: { readonly model: SignUpModel }) {
  const { language, problem, invitation, returnTo } = model;
  const { signUp } = wordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={signUp.heading}
      refused={problem !== null}
      scripts={['forms.js']}
      lead={invitation !== null && problem === null ? signUp.invited : undefined}
    >
      <ProblemSummary language={language} problem={problem} />
      <PostForm action={withReturnTo('/signup', returnTo)} token={model.formToken}>
        {invitation !== null && <input type="hidden" name="invitation" value={invitation.token} />}
        <NewMemberFields model={model} />
        <button class="button primary" type="submit">
          {signUp.submit}
        </button>
      </PostForm>
      <p class="other-way">
        <a href={withReturnTo('/signin', returnTo)}>{signUp.haveAccount}</a>
      </p>
    </TaskPage>
  );
}

interface NewMemberProps {
  readonly model: Pick<SignUpModel, 'language' | 'problem' | 'email' | 'name'> &
    Partial<Pick<SignUpModel, 'invitation'>>;
}

export function NewMemberFields({ model }: NewMemberProps) {
  const { language, problem, invitation } = model;
  const { fields } = wordsFor(language);
  const faults = problem?.faults ?? {};
  const onlyEmail = invitation?.email ?? null;
  return (
    <>
      <Field
        language={language}
        name="email"
        label={fields.email}
        type="email"
        autocomplete="username"
        value={onlyEmail ?? model.email}
        readonly={onlyEmail !== null}
        fault={faults.email}
      />
      <Field
        language={language}
        name="name"
        label={fields.name}
        autocomplete="name"
        value={model.name}
        fault={faults.name}
      />
      <Field
        language={language}
        name="password"
        label={fields.password}
        type="password"
        autocomplete="new-password"
        hint={fields.passwordHint}
        fault={faults.password}
      />
    </>
  );
}
