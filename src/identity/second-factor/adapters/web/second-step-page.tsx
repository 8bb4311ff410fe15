import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { CodeField } from '../../../adapters/web/code-field.js';
import { ProblemSummary } from '../../../adapters/web/form.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import type { OfferedKey } from '../../application/queries/offer-key.js';
import { factorWordsFor } from './locale.js';
import { NewKey } from './new-key.js';

export interface SecondStepModel extends FormPage {
  readonly email: string;
  readonly returnTo: string | null;
  /** Of somebody who has to set a second factor up; null: they have one. */
  readonly offered: OfferedKey | null;
  readonly problem: FormProblem | null;
}

/** `/signin/code`: after the password. */
export function SecondStepPage({ model }: { readonly model: SecondStepModel }) {
  const { language, formToken, email, returnTo, offered, problem } = model;
  const words = factorWordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={offered === null ? words.step.heading : words.heading}
      lead={offered === null ? words.step.advice : words.demanded}
      refused={problem !== null}
      scripts={['forms.js']}
      styles={['second-factor.css', ...(offered === null ? [] : ['qr-code.css'])]}
    >
      <p>
        <strong>
          <bdi>{email}</bdi>
        </strong>
      </p>
      <ProblemSummary language={language} problem={problem} />
      {offered !== null && <NewKey language={language} offered={offered} />}
      <PostForm action={withReturnTo('/signin/code', returnTo)} token={formToken}>
        {offered !== null && <input type="hidden" name="enrolment" value={offered.token} />}
        <CodeField
          language={language}
          fault={problem?.faults.code}
          recovery={offered === null}
          focused={problem === null && offered === null}
        />
        <button class="button primary" type="submit">
          {offered === null ? words.step.submit : words.submit}
        </button>
      </PostForm>
      {offered === null && <p class="hint">{words.step.lost}</p>}
      <p class="other-way">
        <a href={withReturnTo('/signin', returnTo)}>{words.step.startOver}</a>
      </p>
    </TaskPage>
  );
}
