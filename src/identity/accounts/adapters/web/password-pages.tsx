import type { Language } from '../../../../shared/kernel/language.js';
import { pageWordsFor } from '../../../../shared/delivery/web/locale.js';
import { Field, KnownAccount, PostForm, ProblemSummary } from '../../../adapters/web/form.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import { HOME } from '../../../adapters/web/return-to.js';
import { Sheet } from '../../../adapters/web/sheet.js';
import { wordsFor } from '../../../adapters/web/locale.js';

export interface PasswordModel {
  readonly language: Language;
  readonly formToken: string;
  /** Whose password it is. */
  readonly email: string;
  readonly problem: FormProblem | null;
}

/** `/password`: for those who know the one so far. */
export function PasswordPage({ model }: { readonly model: PasswordModel }) {
  const { language, problem } = model;
  const { password, fields } = wordsFor(language);
  return (
    <Sheet language={language} heading={password.heading} signedIn refused={problem !== null} scripts={['forms.js']}>
      <div class="card">
        <h1>{password.heading}</h1>
        <p class="lead">{password.advice}</p>
        <ProblemSummary language={language} problem={problem} />
        <PostForm action="/password" token={model.formToken}>
          <KnownAccount email={model.email} />
          <Field
            language={language}
            name="current"
            label={fields.current}
            type="password"
            autocomplete="current-password"
            fault={problem?.faults.current}
          />
          <NewPassword model={model} />
          <button class="button primary" type="submit">
            {password.submit}
          </button>
        </PostForm>
        <p class="other-way">
          <a href={HOME}>{pageWordsFor(language).session.account}</a>
        </p>
      </div>
    </Sheet>
  );
}

/** `/reset/<token>`: for those who have a link instead. `path`: the page itself. */
export function ResetPage({ model, path }: { readonly model: PasswordModel; readonly path: string }) {
  const { language, problem } = model;
  const { reset } = wordsFor(language);
  return (
    <Sheet language={language} heading={reset.heading} refused={problem !== null} scripts={['forms.js']}>
      <div class="card">
        <h1>{reset.heading}</h1>
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
      </div>
    </Sheet>
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
