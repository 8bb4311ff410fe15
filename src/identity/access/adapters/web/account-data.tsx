import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { PostForm } from '../../../../shared/delivery/web/forms/post-form.js';
import { wordsFor } from '../../../adapters/web/locale.js';

/** Taking everything along, and leaving. */
export function DataSection({ language, formToken }: FormPage) {
  const words = wordsFor(language).account.data;
  return (
    <section class="card" aria-labelledby="data">
      <h2 id="data">{words.heading}</h2>
      <p class="hint">{words.advice}</p>
      <PostForm class="actions" action="/account/export" token={formToken}>
        <button class="button" type="submit">
          {words.download}
        </button>
        <a class="button" href="/account/delete">
          {words.delete}
        </a>
      </PostForm>
    </section>
  );
}
