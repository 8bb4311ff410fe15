import type { Language } from '../../../../shared/kernel/language.js';
import { Moment } from '../../../../shared/delivery/web/shell/moment.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { operatorWordsFor } from './locale.js';

/** A link that is shown this once. */
export interface ShownLink {
  readonly kind: 'invitation' | 'reset';
  readonly url: string;
  readonly expiresAt: EpochMs;
  /** It goes there by mail, too. */
  readonly mailedTo?: string | null;
}

export function MadeLink({ language, link }: { readonly language: Language; readonly link: ShownLink | null }) {
  if (link === null) return null;
  const { link: words } = operatorWordsFor(language);
  return (
    <section class="card good" aria-labelledby="made" role="status" tabIndex={-1} autofocus>
      <h2 id="made">{words[link.kind]}</h2>
      {typeof link.mailedTo === 'string' && (
        <p>
          <bdi>{words.mailed(link.mailedTo)}</bdi>
        </p>
      )}
      <p>{words.once}</p>
      <code class="admin-link" id="made-link">
        {link.url}
      </code>
      <p class="actions">
        <button type="button" class="button primary" data-copy="made-link" data-copied={words.copied} hidden>
          {words.copy}
        </button>
        <span class="note" role="status" />
      </p>
      <p class="hint">
        {words.until} <Moment at={link.expiresAt} language={language} style="exact" />
      </p>
    </section>
  );
}
