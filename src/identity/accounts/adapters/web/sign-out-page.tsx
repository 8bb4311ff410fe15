import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { wordsFor } from '../../../adapters/web/locale.js';

interface SignOutProps extends FormPage {}

/** `/signout`: a button, because a link that signs out could be put anywhere. */
export function SignOutPage({ language, formToken }: SignOutProps) {
  const { signOut } = wordsFor(language);
  return (
    <TaskPage language={language} heading={signOut.heading} signedIn lead={signOut.advice}>
      <PostForm class="actions" action="/signout" token={formToken}>
        <button class="button primary" type="submit">
          {signOut.submit}
        </button>
        <a class="button" href="/account">
          {pageWordsFor(language).session.account}
        </a>
      </PostForm>
    </TaskPage>
  );
}
