import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import { Field, KnownAccount, ProblemSummary } from '../../../adapters/web/form.js';
import { OwnProofFields } from '../../../adapters/web/own-proof.js';
import type { AskedProof } from '../../application/queries/find-asked-proof.js';
import { wordsFor } from '../../../adapters/web/locale.js';

export interface PasswordModel extends FormPage {
  /** Whose password it is. */
  readonly email: string;
  readonly problem: FormProblem | null;
}

/** `/password`: for those who know the one so far, or come in elsewhere. */
export function PasswordPage({ model, asked }: { readonly model: PasswordModel; readonly asked: AskedProof }) {
  const { language, problem } = model;
  const { password } = wordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={password.heading}
      signedIn
      place="settings"
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
      refused={problem !== null}
      scripts={['forms.js']}
      lead={password.advice}
    >
      <ProblemSummary language={language} problem={problem} />
      <PostForm action="/password" token={model.formToken}>
        <KnownAccount email={model.email} />
        <OwnProofFields language={language} asked={asked} problem={problem} page="/password" />
        <NewPassword model={model} />
        <button class="button primary" type="submit">
          {password.submit}
        </button>
      </PostForm>
    </TaskPage>
  );
}

/** `/reset/<token>`: for those who have a link instead. `path`: the page itself. */
export function ResetPage({ model, path }: { readonly model: PasswordModel; readonly path: string }) {
  const { language, problem } = model;
  const { reset } = wordsFor(language);
  return (
    <TaskPage language={language} heading={reset.heading} refused={problem !== null} scripts={['forms.js']}>
      <p class="lead">
        <strong>
          <bdi>{model.email}</bdi>
        </strong>
      </p>
      <p class="lead">{reset.advice}</p>
      <ProblemSummary language={language} problem={problem} />
      <PostForm action={path} token={model.formToken}>
        <KnownAccount email={model.email} />
        <NewPassword model={model} />
        <button class="button primary" type="submit">
          {reset.submit}
        </button>
      </PostForm>
    </TaskPage>
  );
}

function NewPassword({ model }: { readonly model: PasswordModel }) {
  const { fields } = wordsFor(model.language);
  return (
    <Field
      language={model.language}
      name="password"
      label={fields.next}
      type="password"
      autocomplete="new-password"
      hint={fields.passwordHint}
      fault={model.problem?.faults.password}
    />
  );
}
