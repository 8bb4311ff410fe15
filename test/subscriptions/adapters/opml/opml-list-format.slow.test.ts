import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { OpmlListFormat } from '../../../../src/subscriptions/adapters/opml/opml-list-format.js';
import { LONGEST_LIST } from '../../../../src/subscriptions/domain/subscription-list.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

const format = new OpmlListFormat();

const opml = (body: string): string => `<?xml version="1.0"?>\n<opml version="1.1">\n<body>\n${body}\n</body>\n</opml>`;
const urls = (text: string): string[] => format.read(text).map(({ feedUrl }) => feedUrl);

describe('Reading OPML', () => {
  test('finds feeds in folders, however deep, with their lines and titles', () => {
    const text = opml(
      '<outline text="News">\n<outline text="Far">\n<outline type="rss" text="A" title="The A" xmlUrl="https://a.example/feed"/>' +
        '</outline></outline>\n<outline text="B &amp; C" xmlUrl="https://b.example/rss"></outline>',
    );
    expect(format.read(text)).toEqual([
      { line: 6, title: 'The A', feedUrl: 'https://a.example/feed', folder: 'News / Far' },
      { line: 7, title: 'B & C', feedUrl: 'https://b.example/rss', folder: null },
    ]);
  });

  test.each([
    ['attributes in any case', '<outline XMLURL="https://a.example/"/>'],
    ['tags in any case', '<OUTLINE xmlUrl="https://a.example/"/>'],
    ['tags that are not closed', '<outline xmlUrl="https://a.example/">'],
    ['a feed that claims no type', '<outline text="x" xmlUrl=" https://a.example/ "/>'],
  ])('accepts %s', (_, line) => {
    expect(urls(opml(line))).toEqual(['https://a.example/']);
  });

  test('accepts an unescaped ampersand', () => {
    expect(urls(opml('<outline xmlUrl="https://a.example/?a=1&b=2&amp;c=3"/>'))).toEqual([
      'https://a.example/?a=1&b=2&c=3',
    ]);
  });

  test('passes over outlines that are no feeds', () => {
    expect(urls(opml('<outline text="Folder"/><outline type="link" url="https://a.example/"/>'))).toEqual([]);
  });

  test('expands no entity that the file defines', () => {
    const bomb = '<!DOCTYPE opml [<!ENTITY a "xxxxxxxxxx"><!ENTITY b "&a;&a;&a;">]>';
    expect(urls(`${bomb}<opml><outline xmlUrl="https://a.example/&b;"/></opml>`)).toEqual(['https://a.example/&b;']);
  });

  test('ends at the longest list that it takes', () => {
    const many = Array.from({ length: LONGEST_LIST + 5 }, (_, at) => `<outline xmlUrl="https://a.example/${at}"/>`);
    expect(urls(opml(many.join('\n')))).toHaveLength(LONGEST_LIST);
  });

  test.each(['', 'https://a.example/', '<rss><channel/></rss>', '{"feeds": []}'])(
    'refuses what is no OPML: %j',
    (text) => {
      expect(() => format.read(text)).toThrow(InvalidRequest);
    },
  );

  test('takes linear time for elements that are never closed and closing tags without an opening one', () => {
    const hostile = `${'<a>'.repeat(150_000)}${'</b>'.repeat(150_000)}<outline xmlUrl="https://a.example/"/>`;
    expect(urls(opml(hostile))).toEqual(['https://a.example/']);
  });

  test('takes linear time for folders that are never closed, and for those that are closed too often', () => {
    const deep = '<outline text="a folder with a name">'.repeat(50_000);
    const hostile = `${deep}<outline xmlUrl="https://a.example/"/>${'</outline>'.repeat(100_000)}`;
    expect(format.read(opml(hostile))).toMatchObject([{ folder: expect.stringMatching(/^a folder with a name/) }]);
  });

  test('throws no other error than its refusal, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('<opml>', '<outline ', 'xmlUrl="', '"', '>', '</', '&', '&#0;', '\0', 'x')),
        (parts) => {
          try {
            expect(format.read(parts.join(''))).toBeInstanceOf(Array);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidRequest);
          }
        },
      ),
    );
  });
});

describe('Writing OPML', () => {
  test('writes what it reads back, whatever the titles and addresses', () => {
    const feed = fc.record({ title: fc.string({ unit: 'grapheme', minLength: 1 }), path: fc.webUrl() });
    fc.assert(
      fc.property(fc.array(feed), (feeds) => {
        const listed = feeds.map(({ title, path }) => ({ title: `t${title}`, feedUrl: path, siteUrl: null }));
        expect(urls(format.write({ folders: [], feeds: listed }, 0))).toEqual(listed.map(({ feedUrl }) => feedUrl));
      }),
    );
  });

  test('is OPML 2.0 with type, titles and both addresses', () => {
    const feed = {
      title: 'A "great" <feed> & more',
      feedUrl: 'https://a.example/f?a=1&b=2',
      siteUrl: 'https://a.example/',
    };
    const text = format.write({ folders: [], feeds: [feed] }, Date.UTC(2026, 10, 22));
    expect(text).toContain('<opml version="2.0">');
    expect(text).toContain('<dateCreated>Sun, 22 Nov 2026 00:00:00 GMT</dateCreated>');
    expect(text).toContain('htmlUrl="https://a.example/"');
    expect(format.read(text)).toMatchObject([{ title: feed.title, feedUrl: feed.feedUrl }]);
  });

  test('leaves out characters that XML cannot represent', () => {
    const feeds = [{ title: 'a\u0000b\u001fc\ud800', feedUrl: 'https://a.example/', siteUrl: null }];
    const text = format.write({ folders: [], feeds }, 0);
    expect(format.read(text)).toMatchObject([{ title: 'a b c' }]);
  });
});
