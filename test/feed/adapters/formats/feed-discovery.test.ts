import { expect, describe, test } from '@jest/globals';

import { advertisedFeeds, feedsInHeaders, usualFeeds } from '../../../../src/feed/adapters/formats/feed-discovery.js';
import { readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { HERE, NOW } from './support/documents.js';

const read = (source: string) => readDocument(Buffer.from(source), { url: HERE, now: NOW, contentType: null });

const page = (head: string): string => `<!doctype html><html><head><title>x</title>${head}</head><body></body></html>`;

describe('a web page', () => {
  test('gives the feeds that it advertises, feeds of comments last', async () => {
    const source = page(`
      <link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml">
      <LINK REL='Alternate' TYPE='application/atom+xml' HREF='/atom.xml?a=1&amp;b=2'>
      <link rel="alternate" type="application/json" href="/wp-json/">
      <link rel="alternate" hreflang="de" href="/de"><link rel="stylesheet" type="text/css" href="/x.css">
      <link rel="alternate" type="application/feed+json" href="https://other.example/feed.json">
      <link rel="alternate" type="application/rss+xml" href="javascript:alert(1)">
      <link rel="alternate" type="application/rss+xml" href="${HERE}">`);
    expect(await read(source)).toEqual({
      kind: 'page',
      feedUrls: [
        'https://harbour.example/atom.xml?a=1&b=2',
        'https://other.example/feed.json',
        'https://harbour.example/comments.xml',
      ],
    });
  });

  test('may have a base address for its links', async () => {
    const source = page('<base href="/deep/"><link rel="alternate" type="application/rss+xml" href="feed">');
    expect(await read(source)).toEqual({ kind: 'page', feedUrls: ['https://harbour.example/deep/feed'] });
  });

  test('may have Link headers, whose feeds come before those in its markup', async () => {
    const source = page('<link rel="alternate" type="application/rss+xml" href="/markup.xml">');
    const links = ['</header.xml>; rel="alternate"; type="application/rss+xml"'];
    const context = { url: HERE, now: NOW, contentType: null, links };
    expect(await readDocument(Buffer.from(source), context)).toEqual({
      kind: 'page',
      feedUrls: ['https://harbour.example/header.xml', 'https://harbour.example/markup.xml'],
    });
  });

  test('that advertises no feed is searched at the usual addresses', async () => {
    expect(await read(page(''))).toEqual({ kind: 'page', feedUrls: [], usualUrls: usualFeeds(HERE) });
  });

  test('is told from other documents', async () => {
    expect(await read('%PDF-1.7')).toEqual({
      kind: 'not_a_feed',
      message: 'The address does not answer with a feed (RSS, Atom or JSON Feed).',
    });
  });

  test.each([
    ['a channel of a video site', 'YouTube', '/feeds/videos.xml?channel_id=UC1', 'x'.repeat(900_000)],
    ['a profile of a social network', 'Mastodon', '/@harbour.rss', ''],
    ['releases of a program', 'GitHub', '/a/b/releases.atom', ''],
  ])('of a large site advertises the feed of what it shows: %s', (_, title, href, script) => {
    const type = href.endsWith('.atom') ? 'application/atom+xml' : 'application/rss+xml';
    const head = `<script>${script}</script><link type="${type}" rel="alternate" title="${title}" href="${href}" />`;
    expect(advertisedFeeds(page(head), 'https://large.example/')).toEqual([`https://large.example${href}`]);
  });

  test.each([
    ['text/xml', '/a', 'News'],
    ['application/x-atom+xml', '/a', ''],
    ['application/rss', '/a', ''],
    ['application/json', '/feed.json', ''],
    ['Application/JSON; charset=utf-8', '/a', 'JSON Feed'],
  ])('may call its feed %s', (type, href, title) => {
    const link = `<link rel=alternate type="${type}" href="${href}" title="${title}">`;
    expect(advertisedFeeds(page(link), HERE)).toHaveLength(1);
  });

  test.each([
    '<link rel="alternate" type="application/json+oembed" href="/oembed">',
    '<link rel="alternate" type="application/json" title="JSON" href="/wp-json/wp/v2/pages/2">',
    '<link rel="alternate" type="text/html" href="/en">',
    '<a rel="nofollow" type="application/rss+xml" href="/x">',
    '<link rel="stylesheet" type="application/rss+xml" href="/x">',
  ])('has other links as well: %s', (link) => {
    expect(advertisedFeeds(page(link), HERE)).toEqual([]);
  });

  test('may link to its feed in its text, or with rel=feed', () => {
    const links = '<a rel="alternate" type="application/rss+xml" href="/1">feed</a><link rel="feed" href="/2">';
    expect(advertisedFeeds(page(links), HERE)).toEqual(['https://harbour.example/1', 'https://harbour.example/2']);
  });
});

describe('Link headers', () => {
  test('advertise feeds too', () => {
    const headers = [
      '</comments.xml>; rel=alternate; type="application/rss+xml"; title="Comments on it"',
      '<https://harbour.example/wp-json/>; rel="https://api.w.org/", </atom>; rel="alternate"; type=application/atom+xml',
      '</page>; rel="alternate"; hreflang=de',
    ];
    expect(feedsInHeaders(headers, HERE)).toEqual([
      'https://harbour.example/atom',
      'https://harbour.example/comments.xml',
    ]);
  });
});

describe('the usual addresses of feeds', () => {
  test.each([
    ['https://a.example', ['https://a.example/feed/', 'https://a.example/rss/', 'https://a.example/atom.xml']],
    ['https://a.example/blog', ['https://a.example/blog/feed/', 'https://a.example/blog/rss/']],
    ['https://a.example/blog/?page=2#top', ['https://a.example/blog/feed/']],
    ['https://a.example/blog/one.html', ['https://a.example/blog/feed/']],
  ])('are beside %s', (url, first) => {
    expect(usualFeeds(url).slice(0, first.length)).toEqual(first);
  });

  test('are at the top of the site, too, and few', () => {
    const usual = usualFeeds('https://a.example/blog/');
    expect(usual).toContain('https://a.example/feed.xml');
    expect(usual).toHaveLength(14);
  });
});

describe('a document that is no feed', () => {
  test.each([
    ['', 'The address answers with nothing at all. Check it, or try again later.'],
    [' \n', 'The address answers with nothing at all. Check it, or try again later.'],
    ['{"items": 1}', 'The address answers with JSON that is no feed (RSS, Atom or JSON Feed).'],
    ['[]', 'The address answers with JSON that is no feed (RSS, Atom or JSON Feed).'],
    ['{"version": ', 'The address answers with broken JSON instead of a feed.'],
    [
      '<?xml version="1.0"?><opml><head/><body/></opml>',
      'The address leads to a list of feeds (OPML). Import that list instead.',
    ],
    ['<?xml version="1.0"?><urlset/>', 'The address leads to a sitemap, and not to a feed (RSS, Atom or JSON Feed).'],
    [
      '<?xml version="1.0"?><x/>',
      'The address answers with XML that is no feed (RSS, Atom or JSON Feed), or a damaged one.',
    ],
    [
      page('<title>Just a moment...</title>'),
      'The address leads to a page that asks whether we are a robot. Its publisher can let feed readers through.',
    ],
    [
      page('').replace('<body>', '<body><form><input name=p type="password"></form>'),
      'The address leads to a page that asks for a password. Look for an address that is open to everybody.',
    ],
  ])('is explained to people: %s', async (source, message) => {
    expect(await read(source)).toEqual({ kind: 'not_a_feed', message });
  });
});
