import type { Language } from '../../../../shared/kernel/language.js';
import { QrCode } from '../../../../shared/delivery/web/shell/qr-code.js';
import type { OfferedKey } from '../../application/queries/offer-key.js';
import { factorWordsFor } from './locale.js';

/** What somebody takes into their app: as a picture for another device, as a link for this one, and in letters. */
export function NewKey({
  language,
  offered: { key, uri },
}: {
  readonly language: Language;
  readonly offered: OfferedKey;
}) {
  const words = factorWordsFor(language);
  return (
    <div class="new-key">
      <p>{words.scan}</p>
      <QrCode text={uri} label={words.picture} />
      <p class="actions">
        <a class="button" href={uri}>
          {words.openApp}
        </a>
      </p>
      <p>
        {words.key} <code class="address">{key.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <p>{words.thenCode}</p>
    </div>
  );
}
