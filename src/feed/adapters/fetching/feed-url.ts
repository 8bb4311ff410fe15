import { InvalidRequest } from '../../../shared/kernel/domain-error.js';

const MAX_URL = 2_048;

const EXAMPLE = 'like https://example.org/feed.xml';

/**
 * An address as people type it, without a scheme: a host with a dot in its name, or this machine, perhaps a port, and what
 * comes after it. Every part is bounded, so that it takes no time.
 */
const WITHOUT_SCHEME =
  /^(?:\/\/)?((?:localhost|(?:[\p{L}\p{N}_-]{1,63}\.){1,20}[\p{L}\p{N}-]{1,63}\.?)(?::\d{1,5})?(?:[/?#].*)?)$/isu;

const withoutScheme = (written: string): string | null => WITHOUT_SCHEME.exec(written.trim())?.[1] ?? null;

/** What else an address without a scheme may mean, normalised, where nobody answers https; null: it has a scheme. */
export function insecureUrlOf(written: string): string | null {
  const rest = withoutScheme(written);
  return rest === null ? null : normaliseFeedUrl(`http://${rest}`);
}

/**
 * The form under which a feed is stored: http or https, host in lower case and punycode, no default port, no fragment.
 * Understands `feed:` addresses, and those without a scheme, which mean https. Throws InvalidRequest.
 */
export function normaliseFeedUrl(written: string): string {
  const rest = withoutScheme(written);
  const plain = (rest === null ? written : `https://${rest}`)
    .trim()
    .replace(/^feed:(?=https?:)/i, '')
    .replace(/^feed:(?:\/\/)?/i, 'http://');
  if (!URL.canParse(plain)) throw new InvalidRequest(`feed_url must be a complete web address, ${EXAMPLE}.`);
  const url = new URL(plain);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new InvalidRequest(`feed_url must be an http or https address, ${EXAMPLE}.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new InvalidRequest('feed_url must not contain a user name or password.');
  }
  url.hash = '';
  if (url.href.length > MAX_URL) throw new InvalidRequest(`feed_url must have at most ${MAX_URL} characters.`);
  return url.href;
}
