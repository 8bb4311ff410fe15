import { describe, expect, test } from '@jest/globals';
import { atomEntry, parse, rssItem } from './support/documents.js';

const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';
const MEDIA = 'xmlns:media="http://search.yahoo.com/mrss/"';
const ITUNES = 'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"';

const filedUnder = (inside: string, attributes = '') => rssItem(`<title>t</title>${inside}`, attributes)?.categories;
const inAtom = (inside: string) => atomEntry(`<title>t</title>${inside}`)?.categories;
const inJson = (tags: unknown) =>
  parse(
    JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'f', items: [{ id: '1', title: 't', tags }] }),
  ).items[0]?.categories;

describe('what an entry is filed under', () => {
  test.each([
    ['a category of RSS', filedUnder('<category domain="https://harbour.example/s">Fußball</category>'), ['Fußball']],
    ['several of them, each once', filedUnder('<category>Sport</category><category>sport</category>'), ['Sport']],
    ['a path', filedUnder('<category><![CDATA[Sports/Football]]></category>'), ['Sports/Football']],
    [
      'a list in one element',
      filedUnder('<category>politics, europe; élections</category>'),
      ['politics', 'europe', 'élections'],
    ],
    ['an escaped name', filedUnder('<category>Arts &amp;amp; Culture</category>'), ['Arts & Culture']],
    ['a subject of Dublin Core', filedUnder('<dc:subject>体育</dc:subject>', DC), ['体育']],
    [
      'the label of a media category',
      filedUnder('<media:category label="Sports/Football">12</media:category>', MEDIA),
      ['Sports/Football'],
    ],
    ['the text of a podcast category', filedUnder('<itunes:category text="Science"/>', ITUNES), ['Science']],
    ['the label of Atom', inAtom('<category term="17" label="Économie"/>'), ['Économie']],
    ['its term, where there is no label', inAtom('<category term="science"/>'), ['science']],
    ['tags of a JSON Feed', inJson(['スポーツ', 7, ' ', 'sport']), ['スポーツ', 'sport']],
    [
      'no address',
      inAtom('<category scheme="http://schemas.example/g#kind" term="http://schemas.example/kind#post"/>'),
      [],
    ],
    ['nothing, where it is empty', filedUnder('<category/><category> </category>'), []],
    ['nothing, where JSON holds something else', inJson({ sport: true }), []],
  ])('is %s', (_, categories, expected) => {
    expect(categories).toEqual(expected);
  });

  test('is 20 short lines at most', () => {
    const many = Array.from({ length: 50 }, (_, index) => `<category>tag ${index}</category>`).join('');
    expect(filedUnder(many)).toHaveLength(20);
    expect(filedUnder(`<category>${'a, '.repeat(2_000)}b</category>`)).toEqual(['a']);
    expect(filedUnder(`<category>${'long '.repeat(30)}</category><category>short</category>`)).toEqual(['short']);
  });

  test('has no markup, control or invisible character', () => {
    const hostile = '<category>&lt;script&gt;alert(1)&lt;/script&gt;Spo&#x200b;rt&#x202e;&#10;News</category>';
    expect(filedUnder(hostile)).toEqual(['Sport News']);
  });
});
