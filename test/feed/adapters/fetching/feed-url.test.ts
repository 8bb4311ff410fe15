import { describe, expect, test } from '@jest/globals';

import { normaliseFeedUrl } from '../../../../src/feed/adapters/fetching/feed-url.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

describe('the address of a feed', () => {
  test.each([
    ['https://Example.ORG:443/Feed.xml?b=2&a=1#top', 'https://example.org/Feed.xml?b=2&a=1'],
    ['http://example.org', 'http://example.org/'],
    ['http://example.org:8080/feed/', 'http://example.org:8080/feed/'],
    ['feed://example.org/rss', 'http://example.org/rss'],
    ['feed:https://example.org/rss', 'https://example.org/rss'],
    ['  https://bücher.example/é  ', 'https://xn--bcher-kva.example/%C3%A9'],
    ['http://2130706433/', 'http://127.0.0.1/'],
    ['example.org', 'https://example.org/'],
    [' Example.org/News?a=b ', 'https://example.org/News?a=b'],
    ['//example.org:8443/feed', 'https://example.org:8443/feed'],
    ['bücher.example', 'https://xn--bcher-kva.example/'],
    ['localhost:8080/feed.xml', 'https://localhost:8080/feed.xml'],
  ])('is normalised from %s to %s', (written, kept) => {
    expect(normaliseFeedUrl(written)).toBe(kept);
  });

  test.each([
    ['/feed.xml', /complete web address/],
    ['example', /complete web address/],
    ['somebody@example.org', /complete web address/],
    ['example.org:password/feed', /http or https/],
    ['', /complete web address/],
    ['http://', /complete web address/],
    ['ftp://example.org/feed', /http or https/],
    ['file:///etc/passwd', /http or https/],
    ['javascript:alert(1)', /http or https/],
    ['https://user:secret@example.org/', /user name or password/],
    [`https://example.org/${'a'.repeat(3_000)}`, /at most 2048/],
  ])('is refused when it is %s', (written, message) => {
    expect(() => normaliseFeedUrl(written)).toThrow(InvalidRequest);
    expect(() => normaliseFeedUrl(written)).toThrow(message);
  });
});
