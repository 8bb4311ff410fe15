import { describe, expect, test } from '@jest/globals';
import { NotAFeedDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { atom, atomEntry, parse, rss, rssItem } from './support/documents.js';

const CONTENT = 'xmlns:content="http://purl.org/rss/1.0/modules/content/"';

const DC = 'xmlns:dc="http://purl.org/dc/elements/1.1/"';

describe('an RSS 2.0 document', () => {
  test('gives its title, site, update interval and items', () => {
    const feed = parse(
      rss(
        `<link>https://harbour.example/</link><ttl>90</ttl>
         <item><title>Quay &amp; crane</title><link>https://harbour.example/1</link><guid isPermaLink="false">id-1</guid>
           <author>desk@harbour.example (News desk)</author><pubDate>Thu, 12 Nov 2026 08:00:00 GMT</pubDate>
           <description>&lt;p&gt;The quay is &lt;b&gt;wider&lt;/b&gt;.&lt;/p&gt;</description>
           <content:encoded><![CDATA[<p>The quay is wider.</p><p>It took two years.</p>]]></content:encoded></item>`,
        CONTENT,
      ),
    );
    expect(feed).toEqual({
      title: 'Harbour',
      siteUrl: 'https://harbour.example/',
      minIntervalMs: 90 * 60_000,
      quietTimes: null,
      withdrawn: [],
      hub: null,
      items: [
        {
          guid: 'id-1',
          title: 'Quay & crane',
          url: 'https://harbour.example/1',
          author: 'News desk',
          publishedAt: Date.UTC(2026, 10, 12, 8),
          summary: 'The quay is wider.',
          contentText: 'The quay is wider.\n\nIt took two years.',
          contentRaw: '<p>The quay is wider.</p><p>It took two years.</p>',
          enclosures: [],
          categories: [],
          language: null,
        },
      ],
    });
  });

  test('knows a module by its namespace, whatever the prefix', () => {
    const item = rssItem(
      '<title>t</title><x:encoded>Whole text of the report.</x:encoded><y:creator>Ada</y:creator>',
      'xmlns:x="http://purl.org/rss/1.0/modules/content/" xmlns:y="http://purl.org/dc/elements/1.1/"',
    );
    expect(item).toMatchObject({ contentText: 'Whole text of the report.', author: 'Ada' });
  });

  test('knows usual prefixes that nobody declared', () => {
    expect(rssItem('<title>t</title><dc:creator>Ada</dc:creator>')).toMatchObject({ author: 'Ada' });
  });

  test('may declare Atom as its default namespace by mistake', () => {
    expect(parse(rss('<item><title>t</title></item>', 'xmlns="http://www.w3.org/2005/Atom"')).items).toHaveLength(1);
  });

  test('closes an item that was not closed', () => {
    const { items } = parse(rss('<item><title>One</title><item><title>Two</title></item><item><title>Three</title>'));
    expect(items.map((item) => item.title)).toEqual(['One', 'Two', 'Three']);
  });

  test('keeps HTML that nobody escaped', () => {
    const item = rssItem('<title>t</title><description><p>One<br>two</p><ul><li>three</ul></description>');
    expect(item).toMatchObject({
      contentText: 'One\ntwo\n\n- three',
      contentRaw: '<p>One<br>two</p><ul><li>three</ul>',
    });
  });

  test('survives bare ampersands, HTML entities and unknown ones', () => {
    const item = rssItem('<title>Fish & chips &eacute;t&#233; &rsquo; &unknown; &#146;</title>');
    expect(item?.title).toBe('Fish & chips été ’ &unknown; ’');
  });

  test('resolves relative addresses against xml:base, else the address of the document', () => {
    expect(rssItem('<title>t</title><link>/a?b=1&amp;c=2</link>')?.url).toBe('https://harbour.example/a?b=1&c=2');
    expect(rssItem('<title>t</title><link xml:base="https://other.example/x/">y</link>')?.url).toBe(
      'https://other.example/x/y',
    );
  });

  test.each([
    ['a guid that is a permalink', '<guid>https://harbour.example/g</guid>', 'https://harbour.example/g'],
    ['an Atom link', '<atom:link href="https://harbour.example/l"/>', 'https://harbour.example/l'],
    ['a link in an attribute', '<link href="https://harbour.example/h"/>', 'https://harbour.example/h'],
    ['an enclosure', '<enclosure url="https://harbour.example/e.mp3"/>', 'https://harbour.example/e.mp3'],
    ['no address that is not http', '<link>javascript:alert(1)</link>', null],
    ['no address from a guid that is none', '<guid isPermaLink="false">https://harbour.example/g</guid>', null],
  ])('takes %s for the address', (_what, inside, url) => {
    expect(rssItem(`<title>t</title>${inside}`)?.url).toBe(url);
  });

  test('takes the longer of content and description for the content', () => {
    const item = rssItem(
      '<title>t</title><description>All that happened, told at length.</description><content:encoded>Short.</content:encoded>',
      CONTENT,
    );
    expect(item).toMatchObject({ contentText: 'All that happened, told at length.', summary: 'Short.' });
  });

  test('is understood when it is only a channel, or has items beside it', () => {
    expect(parse('<channel><title>x</title><item><title>a</title></item></channel>').items).toHaveLength(1);
    expect(parse('<rss><channel><title>x</title></channel><item><title>a</title></item></rss>')).toMatchObject({
      title: 'x',
      items: [{ title: 'a' }],
    });
  });

  test('keeps the title of its image and of its items apart from its own', () => {
    expect(parse('<rss><channel><image><title>Logo</title></image><title>Harbour</title></channel></rss>').title).toBe(
      'Harbour',
    );
  });

  test('reads podcast and media modules', () => {
    const item = rssItem(
      '<itunes:title>Episode</itunes:title><itunes:author>Ada</itunes:author><media:group><media:description>About it</media:description></media:group>',
      'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd" xmlns:media="http://search.yahoo.com/mrss/"',
    );
    expect(item).toMatchObject({ title: 'Episode', author: 'Ada', summary: 'About it' });
  });

  test('gives the update interval of the syndication module', () => {
    const sy = 'xmlns:sy="http://purl.org/rss/1.0/modules/syndication/"';
    const feed = parse(rss('<sy:updatePeriod>daily</sy:updatePeriod><sy:updateFrequency>4</sy:updateFrequency>', sy));
    expect(feed.minIntervalMs).toBe(6 * 3_600_000);
  });
});

describe('an RSS 1.0 document', () => {
  test('has its items beside the channel', () => {
    const feed = parse(
      `<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" ${DC}>
         <channel rdf:about="https://harbour.example/"><title>Hafen</title><link>https://harbour.example/</link></channel>
         <item rdf:about="urn:1"><title>Eins</title><link>https://harbour.example/1</link><dc:date>2026-11-12T08:00+01:00</dc:date></item>
       </rdf:RDF>`,
    );
    expect(feed).toMatchObject({
      title: 'Hafen',
      items: [{ guid: 'urn:1', title: 'Eins', publishedAt: Date.UTC(2026, 10, 12, 7) }],
    });
  });
});

describe('an Atom document', () => {
  test('gives XHTML without its wrapper, and links relative to xml:base', () => {
    const feed = parse(
      atom(
        `<link href="/" rel="alternate"/><link href="/feed" rel="self"/>
         <entry><id>urn:1</id><title type="html">A &amp;lt;b&amp;gt; &lt;i&gt;title&lt;/i&gt;</title>
           <link rel="alternate" type="text/html" href="one"/><author><name>Ada</name></author><author><name>Bob</name></author>
           <published>2026-11-12T08:00:00Z</published><updated>2026-11-13T08:00:00Z</updated>
           <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One &amp; two</p></div></content></entry>`,
        'xml:base="https://harbour.example/a/"',
      ),
    );
    expect(feed).toMatchObject({
      siteUrl: 'https://harbour.example/',
      items: [
        {
          guid: 'urn:1',
          title: 'A <b> title',
          url: 'https://harbour.example/a/one',
          author: 'Ada, Bob',
          publishedAt: Date.UTC(2026, 10, 12, 8),
          contentText: 'One & two',
          contentRaw: '<p>One &amp; two</p>',
        },
      ],
    });
  });

  test('drops the prefixes of XHTML', () => {
    const entry = atomEntry(
      '<title>t</title><content type="xhtml"><h:div xmlns:h="http://www.w3.org/1999/xhtml"><h:p>x</h:p></h:div></content>',
    );
    expect(entry?.contentRaw).toBe('<p>x</p>');
  });

  test('takes a plain text title literally', () => {
    expect(atomEntry('<title>if a &lt; b &amp;amp; c &gt; d</title>')?.title).toBe('if a < b &amp; c > d');
  });

  test('may be of version 0.3, with base64', () => {
    const encoded = Buffer.from('<p>Grüße aus dem Hafen</p>').toString('base64');
    const feed = parse(
      `<feed version="0.3" xmlns="http://purl.org/atom/ns#"><title>Old</title><entry><title mode="escaped" type="text/html">A&amp;amp;B</title>
         <issued>2004-02-28T14:44:00Z</issued><content mode="base64" type="text/html">${encoded}</content></entry></feed>`,
    );
    expect(feed.items[0]).toMatchObject({ title: 'A&B', contentText: 'Grüße aus dem Hafen' });
  });

  test('may forget its namespace, or be a single entry', () => {
    expect(parse('<feed><title>x</title><entry><title>a</title></entry></feed>').items).toHaveLength(1);
    expect(parse('<entry xmlns="http://www.w3.org/2005/Atom"><title>a</title></entry>').items).toHaveLength(1);
  });

  test('takes the author of the source or of the feed for an entry without one', () => {
    expect(parse(atom('<author><name>Desk</name></author><entry><title>a</title></entry>')).items[0]?.author).toBe(
      'Desk',
    );
  });

  test('has no words in content of another media type', () => {
    expect(atomEntry('<title>t</title><content type="image/png">iVBORw0KGgo=</content>')?.contentText).toBeNull();
  });
});

describe('what is no feed', () => {
  test.each([
    '',
    'hello',
    '<html><body><rss><channel/></rss></body></html>',
    '<opml><body/></opml>',
    '<rss></rss>',
    '{}',
  ])('is refused: %j', (source) => {
    expect(() => parse(source)).toThrow(NotAFeedDocument);
  });
});
