import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
import { QrCode } from '../../../shared/delivery/web/shell/qr-code.js';
import type { Language } from '../../../shared/kernel/language.js';
import { wordsFor } from './locale.js';

interface PodcastAddressProps {
  readonly language: Language;
  readonly url: string;
  /** Of this feed on its page. */
  readonly id: string;
  /** The form that gives it a new address, and its fields beside `do=renew`. */
  readonly renewal: {
    readonly action: string;
    readonly token: string;
    readonly fields?: Readonly<Record<string, string>>;
  };
}

/** Where a podcast is heard: a button for apps on this device, the address to copy, and a code for those on a phone. */
export function PodcastAddress({ language, url, id, renewal }: PodcastAddressProps) {
  const { podcast: words } = wordsFor(language);
  return (
    <>
      <p>
        <code id={id} class="address podcast-address">
          {url}
        </code>
      </p>
      <p class="actions">
        <a class="button primary" href={inApp(url)}>
          {words.open}
        </a>
        <button type="button" class="button" data-copy={id} data-copied={words.copied} hidden>
          {words.copy}
        </button>
        <span class="note" role="status" />
      </p>
      <details>
        <summary>{words.code}</summary>
        <QrCode text={url} label={words.code} />
      </details>
      <details>
        <summary>{words.renew}</summary>
        <p class="hint">{words.renewHint}</p>
        <PostForm class="actions" action={renewal.action} token={renewal.token}>
          {Object.entries(renewal.fields ?? {}).map(([name, value]) => (
            <input type="hidden" name={name} value={value} />
          ))}
          <button class="button" type="submit" name="do" value="renew">
            {words.renewYes}
          </button>
        </PostForm>
      </details>
    </>
  );
}

/** What podcast apps have taken from the systems they run on; whoever has none is shown the address and the code. */
const inApp = (url: string): string => url.replace(/^https?:/, 'podcast:');
