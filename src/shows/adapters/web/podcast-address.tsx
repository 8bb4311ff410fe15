import { encode } from 'uqr';
import { PostForm } from '../../../shared/delivery/web/forms/post-form.js';
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

/** ISO/IEC 18004: with the quiet zone of four modules that cameras need. Dark on light in dark mode, too. */
function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path class="paper" d={`M0 0h${size}v${size}h-${size}z`} />
      <path class="ink" d={data.map((row, y) => darkRuns(row, y)).join('')} />
    </svg>
  );
}

/** One rectangle for dark modules that stand together. */
function darkRuns(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (row[x] !== true) continue;
    const from = x;
    while (row[x + 1] === true) x += 1;
    const length = x - from + 1;
    path += `M${from} ${y}h${length}v1h-${length}z`;
  }
  return path;
}
