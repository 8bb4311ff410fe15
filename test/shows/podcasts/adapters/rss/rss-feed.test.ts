import { describe, expect, test } from '@jest/globals';
import { parseRssFeed } from 'feedsmith';
import partytime from 'podcast-partytime';
import RssParser from 'rss-parser';
import { parseFeedDocument } from '../../../../../src/feed/adapters/formats/feed-document.js';
import type { Episode } from '../../../../../src/shows/podcasts/domain/episode.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { BASE_URL, document, episode, GUID, head, story } from './sample-podcast.js';

interface ReadItem {
  readonly title: string | undefined;
  readonly guid: string | undefined;
  readonly url: string | undefined;
  readonly length: number;
  readonly notes: string | undefined;
}

type Read = (xml: string) => Promise<readonly ReadItem[]>;

const partytimeOf = (xml: string) => {
  const feed = partytime.parseFeed(xml);
  if (feed === null) throw new Error('partytime reads no feed in this document');
  return feed;
};

/** Parsers that know nothing of each other. */
const PARSERS: Readonly<Record<string, Read>> = {
  'rss-parser': async (xml) =>
    (await new RssParser().parseString(xml)).items.map(({ title, guid, enclosure, content }) => {
      return { title, guid, url: enclosure?.url, length: Number(enclosure?.length), notes: content };
    }),
  feedsmith: async (xml) =>
    (parseRssFeed(xml).items ?? []).map(({ title, guid, enclosures, description }) => {
      const [enclosure] = enclosures ?? [];
      return { title, guid: guid?.value, url: enclosure?.url, length: enclosure?.length ?? 0, notes: description };
    }),
};

const HOSTILE_TITLES = [
  'A ]]> that ends <![CDATA[ nothing',
  '<script>alert(1)</script> & "quoted" \'single\'',
  'Entities &amp; &lt;b&gt; &#x41; &nbsp;',
  '😀 👩‍👩‍👧 flags 🇩🇪',
  'السوق مفتوح اليوم',
  '</title></item></channel></rss>',
];

describe.each(Object.entries(PARSERS))('a podcast feed as %s reads it', (_, read) => {
  test('has its episodes in order, with their sound and its length', async () => {
    const items = await read(document([episode(1), episode(2)]));
    expect(items.map(({ title, guid, url, length }) => [title, guid, url, length])).toEqual([
      ['Briefing 1', 'slug1', `${BASE_URL}/b/slug1/audio.mp3`, 2_403_201],
      ['Briefing 2', 'slug2', `${BASE_URL}/b/slug2/audio.mp3`, 2_403_202],
    ]);
  });

  test.each(HOSTILE_TITLES)('shows the title %j as it is', async (title) => {
    const items = await read(document([episode(1, { title }), episode(2)]));
    expect(items.map((item) => item.title)).toEqual([title, 'Briefing 2']);
  });

  test('has no control characters, lone surrogates or turned directions in a title, and it is one line', async () => {
    const [item] = await read(
      document([episode(1, { title: '\u0000One\u0007 \ud800two\u202ethree\n\n \u2028four\uffff' })]),
    );
    expect(item?.title).toBe('One \ufffdtwo three four');
  });

  test('has a link for each source in its notes, and none that is not of the web', async () => {
    const sources = ['javascript:alert(1)', 'https://a.example/"><b>?x=ü', null].map((url, index) => {
      return { title: `Report <${index}>`, sourceTitle: 'Desk', url };
    });
    const [item] = await read(document([episode(1, { stories: [{ ...story(1), sources }] })]));
    expect(item?.notes).toBe(
      '<p>1:00 <strong>Story 1</strong></p><ul><li>Report &lt;0&gt; (Desk)</li>' +
        '<li><a href="https://a.example/%22%3E%3Cb%3E?x=%C3%BC">Report &lt;1&gt;</a> (Desk)</li>' +
        `<li>Report &lt;2&gt; (Desk)</li></ul><p><a href="${BASE_URL}/b/slug1">All sources, and the transcript</a></p>`,
    );
  });
});

describe('a podcast feed as partytime reads it', () => {
  test('has what Podcasting 2.0 adds', () => {
    const feed = partytimeOf(document([episode(1)]));
    expect(feed).toMatchObject({ guid: GUID, medium: 'podcast', podcastBlocked: 'yes', itunesBlock: true });
    expect(feed.items[0]).toMatchObject({
      guid: 'slug1',
      duration: 300,
      enclosure: { url: `${BASE_URL}/b/slug1/audio.mp3`, length: 2_403_201, type: 'audio/mpeg' },
      podcastChapters: { url: `${BASE_URL}/b/slug1/chapters.json`, type: 'application/json+chapters' },
      podcastPeople: [{ name: 'Alex' }, { name: 'Emma' }],
    });
    expect(feed.items[0]?.podcastTranscripts?.map(({ url }) => url)).toEqual([
      `${BASE_URL}/b/slug1/transcript.vtt`,
      `${BASE_URL}/b/slug1/transcript.srt`,
      `${BASE_URL}/b/slug1/transcript.json`,
    ]);
  });

  test.each(HOSTILE_TITLES)('has as many episodes with a title %j as without', (title) => {
    expect(partytimeOf(document([episode(1, { title }), episode(2)])).items).toHaveLength(2);
  });
});

test('a podcast feed is read by the reader of this service itself', () => {
  const feed = parseFeedDocument(document([episode(1), episode(2)]), { url: BASE_URL, now: Date.UTC(2026, 10, 24) });
  expect([feed.title, feed.items.map(({ title }) => title)]).toEqual(['Your briefings', ['Briefing 1', 'Briefing 2']]);
});

/** https://podcasters.apple.com/support/823-podcast-requirements, and what the others ask besides. */
const channelOf = (xml: string): string => xml.slice(0, xml.indexOf('<item>'));
const itemOf = (xml: string): string => xml.slice(xml.indexOf('<item>'), xml.indexOf('</item>'));

describe('what Apple requires of a feed', () => {
  const xml = document([episode(1)], head({ show: { name: 'Früh & "spät"', language: 'de', updatedAt: 0 } }));

  test.each([
    ['RSS 2.0 in UTF-8', /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<rss version="2\.0"/],
    ['a title', /<title>Früh &amp; "spät"<\/title>/],
    ['a description', /<description>[^<]{20,}<\/description>/],
    ['artwork, whose address ends in .jpg', /<itunes:image href="https:\/\/[\x21-\x7e]+\.jpg"\/>/],
    ['a language', /<language>en<\/language>/],
    ['a category of its list', /<itunes:category text="News">\s*<itunes:category text="Daily News"\/>/],
    ['whether it is explicit, as true or false', /<itunes:explicit>false<\/itunes:explicit>/],
    ['an author', /<itunes:author>[^<]+<\/itunes:author>/],
    ['its kind', /<itunes:type>episodic<\/itunes:type>/],
    ['that it stays out of the directory', /<itunes:block>Yes<\/itunes:block>/],
    ['its own address', /<atom:link href="https:\/\/[\x21-\x7e]+\.xml" rel="self" type="application\/rss\+xml"\/>/],
  ])('it has %s', (_, pattern) => {
    expect(channelOf(xml)).toMatch(pattern);
  });

  test.each([
    ['a title', /<title>Briefing 1<\/title>/],
    [
      'a sound with its address, length and type',
      /<enclosure url="https:\/\/[\x21-\x7e]+\.mp3" length="\d+" type="audio\/mpeg"\/>/,
    ],
    ['a guid that is no address', /<guid isPermaLink="false">slug1<\/guid>/],
    ['a date of RFC 2822', /<pubDate>Sun, 22 Nov 2026 07:00:00 GMT<\/pubDate>/],
    ['its duration in seconds', /<itunes:duration>300<\/itunes:duration>/],
    ['artwork of its own', /<itunes:image href="https:\/\/[\x21-\x7e]+\.jpg"\/>/],
    ['whether it is explicit', /<itunes:explicit>false<\/itunes:explicit>/],
    ['a transcript in WebVTT', /<podcast:transcript url="https:\/\/[\x21-\x7e]+\.vtt" type="text\/vtt"/],
    ['a transcript in SubRip', /<podcast:transcript url="https:\/\/[\x21-\x7e]+\.srt" type="application\/x-subrip"/],
  ])('an episode has %s', (_, pattern) => {
    expect(itemOf(xml)).toMatch(pattern);
  });

  test('no text has a line break or a space at its edges, nor has CDATA, which is for notes alone', () => {
    const texts = [...xml.matchAll(/<([\w:]+)(?: [^<>]*[^/<>])?>([^<]+)<\/\1>/g)].map(([, , text = '']) => text);
    expect(texts.length).toBeGreaterThan(25);
    expect(texts.filter((text) => text !== text.trim())).toEqual([]);
    expect(xml.match(/<[\w:]+><!\[CDATA\[[^\s]/g)).toEqual(['<description><![CDATA[<']);
    expect(xml).toContain('</p>]]></description>');
  });

  test('every address is ASCII and begins with BASE_URL', () => {
    const markup = xml.replaceAll(/<!\[CDATA\[.*?\]\]>/gs, '');
    const addresses = [...markup.matchAll(/<[\w:]+ [^<>]*?(?:url|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(7);
    expect(addresses.filter((address) => !address.startsWith(BASE_URL) || !/^[\x21-\x7e]+$/.test(address))).toEqual([]);
  });

  test('a description has at most 4,000 bytes with the first sources, and the longer notes stand beside it', () => {
    const stories = Array.from({ length: 30 }, (_, index) => story(index));
    const many = document([episode(1, { stories })]);
    const { description = '', content } = parseRssFeed(many).items?.[0] ?? {};
    expect(Buffer.byteLength(description)).toBeLessThanOrEqual(4_000);
    expect(description).toMatch(/^<p>0:00 .*transcript<\/a><\/p>$/);
    expect(Buffer.byteLength(content?.encoded ?? '')).toBeGreaterThan(4_000);
    expect(Buffer.byteLength(content?.encoded ?? '')).toBeLessThanOrEqual(16_000);
    expect(content?.encoded).toContain('29:00 <strong>Story 29</strong>');
    expect([description, content?.encoded].map((notes) => notes?.includes('Other report 3'))).toEqual([false, true]);
  });
});

/** As their documents and their sources say it. */
describe('what other apps look for in an episode', () => {
  const item = itemOf(document([episode(1)]));

  test.each([
    ['AntennaPod', 'chapters as JSON', /<podcast:chapters url="[^"]+\.json" type="application\/json\+chapters"\/>/],
    ['AntennaPod', 'a transcript in JSON or SubRip', /type="application\/(json|x-subrip)"/],
    ['AntennaPod', 'a sound by its type', /<enclosure [^>]*type="audio\/mpeg"/],
    ['AntennaPod', 'times in the notes, which it makes links', /<p>1:00 <strong>/],
    ['Overcast', 'a guid that stays', /<guid isPermaLink="false">/],
    ['Overcast', 'a sound whose address ends as its type says', /<enclosure url="[^"?]+\.mp3"/],
    ['Overcast', 'a length in bytes, for downloads', /<enclosure [^>]*length="[1-9]\d+"/],
    ['Pocket Casts', 'a transcript in WebVTT', /<podcast:transcript url="[^"]+\.vtt" type="text\/vtt"/],
    ['Pocket Casts', 'a picture of the episode', /<itunes:image href="[^"?]+\.jpg"\/>/],
    ['Pocket Casts', 'a duration', /<itunes:duration>\d+<\/itunes:duration>/],
    ['Pocket Casts', 'who speaks', /<podcast:person role="host">Alex<\/podcast:person>/],
  ])('%s finds %s', (_app, _what, pattern) => {
    expect(item).toMatch(pattern);
  });
});

describe('a podcast feed', () => {
  test.each(LANGUAGES)('of everything in %s has a name and says that it is private', (language) => {
    const { title, description } = parseRssFeed(document([], head({ language })));
    expect([(title ?? '').length > 2, (description ?? '').length > 15]).toEqual([true, true]);
  });

  test('without episodes is a feed', async () => {
    expect((await new RssParser().parseString(document([]))).items).toEqual([]);
  });

  test('bounds what feeds said without end', () => {
    const long = 'x<'.repeat(10_000);
    const endless: Partial<Episode> = {
      title: long,
      stories: Array.from({ length: 500 }, () => ({
        title: long,
        startMs: null,
        sources: Array.from({ length: 50 }, () => ({
          title: long,
          sourceTitle: long,
          url: `https://x.example/${long}`,
        })),
      })),
    };
    expect(document([episode(1, endless)]).length).toBeLessThan(80_000);
  });

  test('says before all else what sources have changed of an episode since', () => {
    const corrections = [
      {
        source: { title: 'Harbour', sourceTitle: 'City Desk', url: 'https://city.example/1' },
        sentences: [
          { before: '12 ships wait <outside>.', after: '15 ships wait outside.' },
          { before: 'It is closed.', after: null },
        ],
      },
    ];
    const [item] = parseRssFeed(document([episode(1, { corrections })])).items ?? [];
    const link = '<a href="https://city.example/1">Harbour</a> (City Desk)';
    expect(item?.description).toMatch(/^<p><strong>Corrected since this briefing<\/strong><\/p><ul>/);
    expect(item?.description).toContain(
      `<li>“12 ships wait &lt;outside&gt;.” → “15 ships wait outside.” ${link}</li><li>“It is closed.” → — ${link}</li></ul><p>0:00`,
    );
  });

  test('of which files are lost has the sound, and a link to the page', () => {
    const [item] = parseRssFeed(document([episode(1, { stories: [], hosts: [] })])).items ?? [];
    expect(item?.description).toBe(`<p><a href="${BASE_URL}/b/slug1">All sources, and the transcript</a></p>`);
    expect(item?.itunes?.summary).toBe('Briefing 1');
  });
});
