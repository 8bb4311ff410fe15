import type { Language } from '../../../../shared/kernel/language.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import { Field, ProblemSummary } from '../../../adapters/web/form.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';

export interface ForgotModel extends FormPage {
  /** As it was typed. */
  readonly email: string;
  readonly problem: FormProblem | null;
}

/** `/forgot`: for those who have lost their password. */
export function ForgotPage({ model: { language, formToken, email, problem } }: { readonly model: ForgotModel }) {
  const { forgot, fields, signIn } = wordsFor(language);
  return (
    <TaskPage language={language} heading={forgot.heading} refused={problem !== null} lead={forgot.advice}>
      <ProblemSummary language={language} problem={problem} />
      <PostForm action="/forgot" token={formToken}>
        <Field
          language={language}
          name="email"
          label={fields.email}
          type="email"
          autocomplete="username"
          value={email}
          fault={problem?.faults.email}
        />
        <button class="button primary" type="submit">
          {forgot.submit}
        </button>
      </PostForm>
      <p class="other-way">
        <a href="/signin">{signIn.heading}</a>
      </p>
    </TaskPage>
  );
}

/** The same for everybody, whether there is an account or not. */
export function ForgotSentPage({ language }: { readonly language: Language }) {
  const { forgot, signIn } = wordsFor(language);
  return (
    <AdvicePage language={language} words={forgot.sent} tone="good">
      <p class="other-way">
        <a href="/signin">{signIn.heading}</a>
      </p>
    </AdvicePage>
  );
}

interface ConfirmProps extends FormPage {
  readonly email: string;
  /** Of the page itself. */
  readonly path: string;
}

/** `/confirm/<token>`: a button, because programs that look for malware open every link of a mail. */
export function ConfirmPage({ language, formToken, email, path }: ConfirmProps) {
  const { confirm } = wordsFor(language);
  return (
    <TaskPage language={language} heading={confirm.heading} lead={confirm.advice}>
      <p class="lead">
        <strong>
          <bdi>{email}</bdi>
        </strong>
      </p>
      <PostForm action={path} token={formToken}>
        <button class="button primary" type="submit">
          {confirm.submit}
        </button>
      </PostForm>
    </TaskPage>
  );
}

export function ConfirmedPage({ language }: { readonly language: Language }) {
  const { confirm, signIn } = wordsFor(language);
  return (
    <AdvicePage language={language} words={confirm.confirmed} tone="good">
      <p class="actions">
        <a class="button" href="/account">
          {signIn.goOn}
        </a>
      </p>
    </AdvicePage>
  );
}
