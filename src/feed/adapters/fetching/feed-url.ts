import { InvalidRequest } from '../../../shared/kernel/domain-error.js';

const MAX_URL = 2_048;

const EXAMPLE = 'like https://example.org/feed.xml';

/**
 * The form under which a feed is stored: http or https, host in lower case and punycode, no default port, no fragment.
 * Understands `feed:` addresses. Throws InvalidRequest.
 */
export function normaliseFeedUrl(written: string): string {
  const plain = written
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
