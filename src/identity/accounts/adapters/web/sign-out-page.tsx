import type { Language } from '../../../../shared/kernel/language.js';
import { pageWordsFor } from '../../../../shared/delivery/web/locale.js';
import { PostForm } from '../../../adapters/web/form.js';
import { HOME } from '../../../adapters/web/return-to.js';
import { Sheet } from '../../../adapters/web/sheet.js';
import { wordsFor } from '../../../adapters/web/locale.js';

interface SignOutProps {
  readonly language: Language;
  readonly formToken: string;
}

/** `/signout`: a button, because a link that signs out could be put anywhere. */
export function SignOutPage({ language, formToken }: SignOutProps) {
  const { signOut } = wordsFor(language);
  return (
    <Sheet language={language} heading={signOut.heading} signedIn>
      <div class="card">
        <h1>{signOut.heading}</h1>
        <p class="lead">{signOut.advice}</p>
        <PostForm class="actions" action="/signout" token={formToken}>
          <button class="button primary" type="submit">
            {signOut.submit}
          </button>
          <a class="button" href={HOME}>
            {pageWordsFor(language).session.account}
          </a>
        </PostForm>
      </div>
    </Sheet>
  );
}
