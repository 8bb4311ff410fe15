import { describe, expect, test } from '@jest/globals';
import { atomEntry, NOW, parse, rss, rssItem } from './support/documents.js';

const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';

describe('an item', () => {
  test.each([
    ['its text', '<description>The first sentence. Another one.</description>', 'The first sentence. Another one.'],
    ['its address', '<link>https://harbour.example/x</link>', 'https://harbour.example/x'],
    ['its date', '<pubDate>Thu, 12 Nov 2026 08:00:00 GMT</pubDate>', '2026-11-12 08:00'],
  ])('without a title is called by %s', (_by, inside, title) => {
    expect(rssItem(inside)?.title).toBe(title);
  });

  test('that says nothing is left out', () => {
    expect(parse(rss('<item></item><item><guid>x</guid><title> </title></item>')).items).toEqual([]);
  });

  test('has bounded fields that never split a character', () => {
    const faces = '😀'.repeat(300_000);
    const item = rssItem(
      `<title>a${faces}</title><author>a${faces}</author><guid>${faces}</guid><link>https://x.example/${'a'.repeat(3_000)}</link><description>a${faces}</description>`,
    );
    expect(item?.title).toHaveLength(499);
    expect(item?.author).toHaveLength(199);
    expect(item?.url).toBeNull();
    expect(item?.guid).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(item?.contentText).toHaveLength(199_999);
    expect(item?.contentRaw).toHaveLength(399_999);
    expect(JSON.stringify(item).isWellFormed()).toBe(true);
  });

  test('has a summary cut between words', () => {
    const summary = rssItem(`<title>t</title><description>${'harbour '.repeat(500)}</description>`)?.summary ?? '';
    expect(summary.length).toBeLessThanOrEqual(1_000);
    expect(summary).toMatch(/ harbour…$/);
  });

  test('holds no control, zero-width or bidirectional character and no half of a pair', () => {
    const hidden = 'a\u0000\u0007\u200b\u202e\u2066\ufeff\ud800b&#0;&#x202e;&#xd800;';
    const item = rssItem(`<title>${hidden}</title><author>${hidden}</author><description>${hidden}</description>`);
    for (const field of [item?.title, item?.author, item?.summary, item?.contentText]) {
      expect(field).toMatch(/^ab\ufffd*$/);
    }
    expect(item?.contentRaw).not.toMatch(/[\0\ud800]/u);
  });

  test('is never from the future', () => {
    expect(rssItem('<title>t</title><pubDate>2031-01-01T00:00:00Z</pubDate>')?.publishedAt).toBe(NOW);
  });

  test('has no markup in any readable field, wherever it was put', () => {
    const evil = '<script>alert(1)</script><img src=x onerror=alert(1)>Quay';
    const escaped = evil.replaceAll('<', '&lt;');
    for (const written of [escaped, `<![CDATA[${evil}]]>`, evil]) {
      const item = rssItem(
        `<title>${written}</title><dc:creator>${written}</dc:creator><description>${written}</description>`,
        DC,
      );
      expect(item).toMatchObject({ title: 'Quay', author: 'Quay', summary: 'Quay', contentText: 'Quay' });
      expect(atomEntry(`<title>${written}</title>`)?.title).toBe('Quay');
    }
  });
});

describe('Tombstones (RFC 6721)', () => {
  const AT = 'xmlns:at="http://purl.org/atompub/tombstones/1.0"';
  const tombstone = (ref: string): string =>
    `<at:deleted-entry ref="${ref}" when="2026-11-20T10:00:00Z"><at:comment>Withdrawn</at:comment></at:deleted-entry>`;
  const entry = '<entry><id>urn:1</id><title>It stands</title></entry>';

  test('say which entries of an Atom feed were withdrawn, unless the document has them again', () => {
    const marks = `${tombstone('urn:1')}${tombstone(' urn:2 ')}${tombstone('urn:2')}${tombstone('')}`;
    const feed = parse(`<feed xmlns="http://www.w3.org/2005/Atom" ${AT}>${marks}${entry}</feed>`);
    expect(feed.withdrawn).toEqual(['urn:2']);
    expect(feed.items).toHaveLength(1);
  });

  test('are read in a channel as well, and no more than 500 of them', () => {
    const marks = Array.from({ length: 600 }, (_, index) => tombstone(`urn:${index}`)).join('');
    const feed = parse(`<rss><channel ${AT}><title>t</title>${marks}</channel></rss>`);
    expect(feed.withdrawn).toHaveLength(500);
  });

  test('are none where an entry is merely missing', () => {
    expect(parse(`<feed xmlns="http://www.w3.org/2005/Atom" ${AT}>${entry}</feed>`).withdrawn).toEqual([]);
  });
});
