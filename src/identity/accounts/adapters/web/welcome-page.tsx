import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { FormProblem } from '../../../adapters/web/form-problem.js';
import { ProblemSummary } from '../../../adapters/web/form.js';
import { NewMemberFields } from './sign-up-page.js';

export interface WelcomeModel extends FormPage {
  /** Of the link that the program printed. */
  readonly setup: string;
  /** As they were typed. */
  readonly email: string;
  readonly name: string;
  readonly problem: FormProblem | null;
}

/** `/welcome?setup=…`: the first account of a new service. */
export function WelcomePage({ model }: { readonly model: WelcomeModel }) {
  const { language, problem } = model;
  const { welcome } = wordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={welcome.heading}
      refused={problem !== null}
      scripts={['forms.js']}
      lead={problem === null ? welcome.advice : undefined}
    >
      <ProblemSummary language={language} problem={problem} />
      <PostForm action="/welcome" token={model.formToken}>
        <input type="hidden" name="setup" value={model.setup} />
        <NewMemberFields model={model} />
        <button class="button primary" type="submit">
          {welcome.submit}
        </button>
      </PostForm>
      <p class="hint">{welcome.next}</p>
    </TaskPage>
  );
}

/** There is an account, or the link is none of ours (any more). */
export function SetUpElsewherePage({ language, setUp }: { readonly language: Language; readonly setUp: boolean }) {
  const { welcome, signIn } = wordsFor(language);
  return (
    <AdvicePage language={language} words={setUp ? welcome.done : welcome.over} tone={setUp ? 'good' : 'notice'}>
      {setUp && (
        <p class="actions">
          <a class="button primary" href="/signin">
            {signIn.heading}
          </a>
        </p>
      )}
    </AdvicePage>
  );
}
