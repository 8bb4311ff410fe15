import type { Language } from '../../../../shared/kernel/language.js';
import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { pageWordsFor } from '../../../../shared/delivery/web/language/locale.js';
import { AdvicePage, TaskPage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { Farewell } from '../../application/ports/foreign-sign-in.js';
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

interface FarewellProps {
  readonly language: Language;
  readonly farewell: Farewell;
  readonly onwards: string;
}

/**
 * Of whoever signed in at an issuer. A link, and no redirect: a form of ours leads nowhere but to us (Content-Security-Policy),
 * and it is theirs to say whether they leave everything else, too.
 */
export function FarewellPage({ language, farewell: { name, url }, onwards }: FarewellProps) {
  const { signIn, signOut } = wordsFor(language);
  const { heading, advice, submit } = signOut.elsewhere;
  return (
    <AdvicePage language={language} words={{ heading, advice: advice(name) }} tone="good">
      <p class="actions">
        <a class="button primary" href={url}>
          <bdi>{submit(name)}</bdi>
        </a>
        <a class="button" href={onwards}>
          {signIn.heading}
        </a>
      </p>
    </AdvicePage>
  );
}
