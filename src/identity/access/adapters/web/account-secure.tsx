import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { wordsFor } from '../../../adapters/web/locale.js';

interface SecureProps extends FormPage {
  /** Nothing was chosen. */
  readonly fault: boolean;
}

/** What a new password does not end: private addresses that are known to somebody else, and webhooks that they set up. */
export function SecureSection({ language, formToken, fault }: SecureProps) {
  const words = wordsFor(language).account.secure;
  return (
    <section class="card" aria-labelledby="secure">
      <h2 id="secure">{words.heading}</h2>
      <p class="hint">{words.advice}</p>
      {fault && (
        <p class="fault" role="alert" tabIndex={-1} autofocus>
          {words.nothing}
        </p>
      )}
      <PostForm action="/account" token={formToken}>
        {(['podcasts', 'webhooks'] as const).map((name) => (
          <div class="field account-choice">
            <label for={`secure-${name}`}>
              <input type="checkbox" id={`secure-${name}`} name={name} aria-describedby={`secure-${name}-hint`} />{' '}
              {words[name].label}
            </label>
            <p class="hint" id={`secure-${name}-hint`}>
              {words[name].hint}
            </p>
          </div>
        ))}
        <button class="button" type="submit" name="secure" value="now">
          {words.submit}
        </button>
      </PostForm>
    </section>
  );
}
