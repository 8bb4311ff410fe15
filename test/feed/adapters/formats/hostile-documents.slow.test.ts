import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';

import {
  NotAFeedDocument,
  parseFeedDocument,
  readDocument,
} from '../../../../src/feed/adapters/formats/feed-document.js';
import { atom, HERE, NOW, parse, rss, rssItem } from './support/documents.js';

const MEGABYTE = 1_000_000;
const filled = (piece: string, length = MEGABYTE): string => piece.repeat(Math.floor(length / piece.length));

/** Bombs, each of a size: what they would cost if anything were quadratic shows when the size doubles. */
const BOMBS: Readonly<Record<string, (length: number) => string>> = {
  'tags that are never closed': (n) => `<rss><channel>${filled('<a>', n)}`,
  'closing tags of nothing below a deep nest': (n) => rss(`<item>${filled('<aaaa>', 3_000)}${filled('</bbbb>', n)}`),
  'items that are never closed': (n) => `<rss><channel>${filled('<item><title>x', n)}`,
  'angle brackets': (n) => rss(`<item><title>t</title><description>${filled('<', n)}</description></item>`),
  'CDATA that is never closed': (n) => rss(`<item><description><b/>${filled('<![CDATA[', n)}`),
  'comments that are never closed': (n) => rss(`<item>${filled('<!--', n)}`),
  'a hundred thousand attributes': (n) => `<rss ${Array.from({ length: n / 10 }, (_, i) => `a${i}="b"`).join(' ')}>`,
  'namespaces without end': (n) => `<rss><channel>${filled('<a:b xmlns:c="d"/>', n)}`,
  'bases upon bases': (n) => atom(filled('<author xml:base="a/">', n)),
  'entity references': (n) => rss(`<item><title>t</title><description>${filled('&lol9;', n)}</description></item>`),
  'nested divs in HTML': (n) => rss(`<item><description><![CDATA[${filled('<div>', n)}]]></description></item>`),
  'closing tags in HTML': (n) =>
    rss(`<item><description><![CDATA[${filled('<b>', 2_000)}${filled('</i>', n)}]]></description></item>`),
  'white space in HTML': (n) => rss(`<item><description><![CDATA[<pre>${filled(' \n', n)}x]]></description></item>`),
  'parentheses in a date': (n) => rss(`<item><title>t</title><pubDate>${filled('(', n)}</pubDate></item>`),
  'quotations in each other': (n) =>
    rss(`<item><description><![CDATA[${filled('<blockquote><q>', n)}x]]></description></item>`),
  'lists in each other': (n) => rss(`<item><description><![CDATA[${filled('<ol><li>x', n)}]]></description></item>`),
  'a class of a million words': (n) =>
    rss(`<item><description><![CDATA[<p class="${filled('addtoany-', n)}">x</p>]]></description></item>`),
  'raised digits': (n) => rss(`<item><description><![CDATA[<sup>${filled('-1', n)}]]></description></item>`),
  'line feeds and tails': (n) => rss(`<item><description>${filled('Read more\n', n)}</description></item>`),
  'a last line of tails': (n) => rss(`<item><description>x. ${filled('Read more “', n)}</description></item>`),
  'titles that are never closed': (n) => `<rss><channel>${filled('<item><title>x<link>y', n)}`,
  enclosures: (n) => rss(`<item><title>t</title>${filled('<enclosure url="https://x.example/1"/>', n)}</item>`),
  'pairs of halves': (n) => rss(`<item><title>${filled('&#55357;', n)}</title></item>`),
  'an address of line feeds': (n) => rss(`<item><title>t</title><link>h${filled(' \n', n)}</link></item>`),
  'an address of spaces': (n) => rss(`<item><title>t</title><link>h${filled(' ', n)}x</link></item>`),
  'control characters': (n) => rss(`<item><title>${filled('\u0001\ufeff', n)}x</title></item>`),
  'JSON that was cut off': (n) =>
    `{"version":"https://jsonfeed.org/version/1","items":[${filled('{"id":"1","title":"x"},', n)}{`,
  'JSON arrays in each other': (n) => `{"items":${filled('[', n)}`,
};

/** Of this thread's work, whatever else the machine does. */
const milliseconds = (source: string): number => {
  const start = process.threadCpuUsage();
  try {
    parse(source);
  } catch (error) {
    if (!(error instanceof NotAFeedDocument)) throw error;
  }
  const used = process.threadCpuUsage(start);
  return (used.user + used.system) / 1_000;
};

describe('a hostile document', () => {
  test.each(Object.keys(BOMBS))('of %s costs time in proportion to its length', (name) => {
    const bomb = BOMBS[name]!;
    milliseconds(bomb(MEGABYTE / 8));
    const small = milliseconds(bomb(MEGABYTE / 2));
    const large = milliseconds(bomb(4 * MEGABYTE));
    // Eight times the length would take sixty-four times as long if anything were quadratic.
    expect(large).toBeLessThan(Math.max(small * 24, 1_000));
  });

  test('with 100,000 items gives the first 500', () => {
    const { items } = parse(
      rss(Array.from({ length: 100_000 }, (_, i) => `<item><title>Item ${i}</title></item>`).join('')),
    );
    expect(items).toHaveLength(500);
    expect(items.at(-1)?.title).toBe('Item 499');
  });

  test('cannot define entities, of its own or of this machine', () => {
    const doctype = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
    const { items } = parse(`${doctype}${rss('<item><title>&b; &f; stays</title></item>')}`);
    expect(items[0]?.title).toBe('&b; &f; stays');
  });

  test('cannot spoil objects by names like __proto__', () => {
    const item = rssItem('<__proto__>x</__proto__><constructor/><title __proto__="y" hasOwnProperty="z">t</title>');
    expect(item?.title).toBe('t');
    const json =
      '{"version":"https://jsonfeed.org/version/1","__proto__":{"title":"x"},"items":[{"__proto__":1,"title":"t"}]}';
    expect(parse(json).items[0]?.title).toBe('t');
    expect({}).not.toHaveProperty('title');
  });

  test('may be cut off anywhere', () => {
    const whole = rss(
      '<item><title>One &amp; two</title><link>/1</link><description><![CDATA[<p>Text</p>]]></description></item>',
    );
    for (let length = 0; length < whole.length; length += 1) milliseconds(whole.slice(0, length));
    expect(parse(whole.slice(0, whole.indexOf(']]>'))).items[0]?.title).toBe('One & two');
  });

  test('may give any year', () => {
    for (let year = 1; year <= 9_999; year += 7) {
      const written = `${String(year).padStart(4, '0')}-06-15T12:00:00Z`;
      const at = rssItem(`<title>t</title><pubDate>${written}</pubDate>`)?.publishedAt;
      expect(at).toBe(Math.min(Date.parse(written), NOW));
    }
  });
});

const TAGS =
  'rss channel item title link description pubDate guid author content:encoded feed entry content id rdf:RDF p br'.split(
    ' ',
  );

const pieces = fc.oneof(
  fc.constantFrom(...TAGS).map((name) => `<${name}>`),
  fc.constantFrom(...TAGS).map((name) => `</${name}>`),
  fc.constantFrom(...TAGS).map((name) => `<${name} href="x" type="xhtml" mode=base64 xml:base="/a"/>`),
  fc.constantFrom(
    '<![CDATA[',
    ']]>',
    '<!--',
    '-->',
    '<?',
    '?>',
    '&',
    '&#0;',
    '&#x110000;',
    '&amp;',
    '<',
    '>',
    '"',
    ' xmlns:a="b"',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom('Thu, 12 Nov 2026 08:00:00 GMT', 'https://x.example/', '\ud800', '\u0000', '2026-99-99'),
);

// oxlint-disable-next-line no-control-regex
const UNWANTED = /[\0-\x08\x0b-\x1f\u202e]/;

const isCleanText = (text: string | null): boolean =>
  text === null || (text.isWellFormed() && text !== '' && !UNWANTED.test(text));

describe('any document at all', () => {
  test('is read, or refused by the one error', () => {
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), fc.boolean(), (parts, inFeed) => {
        const source = inFeed ? `<rss><channel><item>${parts.join('')}` : parts.join('');
        try {
          const feed = parseFeedDocument(source, { url: HERE, now: NOW });
          for (const item of feed.items) {
            expect([item.title, item.author, item.summary, item.contentText].every(isCleanText)).toBe(true);
            expect(item.url === null || /^https?:/.test(item.url)).toBe(true);
            expect(item.publishedAt === null || item.publishedAt <= NOW).toBe(true);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(NotAFeedDocument);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('may be any JSON in the shape of a feed', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.jsonValue(), (items, value) => {
        const named = {
          version: 'https://jsonfeed.org/version/1.1',
          title: value,
          items: [...items, { title: 'x', id: value }],
        };
        expect(parse(JSON.stringify(named)).items.length).toBeLessThanOrEqual(items.length + 1);
      }),
    );
  });

  test('may be any bytes under any declaration', async () => {
    const anything = fc.asyncProperty(
      fc.uint8Array({ maxLength: 300 }),
      fc.constantFrom(null, 'text/xml; charset=utf-16', 'x; charset=shift_jis', 'x; charset=utf-7', 'charset="\'"'),
      async (bytes, contentType) => {
        const reading = await readDocument(bytes, { url: HERE, now: NOW, contentType });
        expect(['feed', 'page', 'not_a_feed']).toContain(reading.kind);
      },
    );
    await fc.assert(anything, { numRuns: 300 });
  });
});
