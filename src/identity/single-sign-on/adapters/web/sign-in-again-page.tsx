import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import { SIGN_IN_AGAIN_PATH } from '../../../adapters/web/own-proof.js';
import { wordsFor } from '../../../adapters/web/locale.js';
import type { WayIn } from '../../application/queries/list-identities.js';
import { signOnWordsFor } from './sign-on-locale.js';

interface SignInAgainModel extends FormPage {
  /** Where they are signed in already, and can sign in once more. */
  readonly ways: readonly (WayIn & { readonly key: string })[];
  readonly returnTo: string;
}

/** `/account/sign-in/again`: for those who have no password to show. */
export function SignInAgainPage({ model: { language, formToken, ways, returnTo } }: { model: SignInAgainModel }) {
  const { anew } = signOnWordsFor(language);
  return (
    <TaskPage
      language={language}
      heading={anew.heading}
      signedIn
      place="settings"
      lead={anew.advice}
      back={{ href: '/account', label: pageWordsFor(language).session.account }}
    >
      <PostForm action={withReturnTo(SIGN_IN_AGAIN_PATH, returnTo)} token={formToken}>
        {ways.map(({ key, name }) => (
          <p class="actions">
            <button class="button" type="submit" name="key" value={key}>
              {wordsFor(language).signIn.withIssuer(name)}
            </button>
          </p>
        ))}
      </PostForm>
    </TaskPage>
  );
}
