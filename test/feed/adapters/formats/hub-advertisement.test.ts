import { describe, expect, test } from '@jest/globals';
import { parseFeedDocument, readDocument } from '../../../../src/feed/adapters/formats/feed-document.js';
import { hubInHeaders } from '../../../../src/feed/adapters/formats/hub-advertisement.js';
import { HERE, NOW } from './support/documents.js';

const hubOf = (document: string) => parseFeedDocument(document, { url: HERE, now: NOW }).hub;

const rss = (head: string) =>
  `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>T</title>${head}
   <item><title>One</title></item></channel></rss>`;

const atom = (head: string) =>
  `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title>${head}<entry><title>One</title></entry></feed>`;

const SELF = '<atom:link rel="self" href="https://topic.example/feed"/>';
const HUB = '<atom:link rel="hub" href="https://hub.example/"/>';

describe('the hub of a document', () => {
  test('stands in the links of an RSS channel', () => {
    expect(hubOf(rss(HUB + SELF))).toEqual({ hubUrl: 'https://hub.example/', topicUrl: 'https://topic.example/feed' });
  });

  test('stands in the links of an Atom feed, next to other relations', () => {
    const links = '<link rel="alternate" href="/"/><link rel="next HUB" href="//hub.example/push"/>';
    const base = HERE.slice(0, HERE.indexOf(':'));
    expect(hubOf(atom(`${links}<link rel="self" href="feed.xml"/>`))).toEqual({
      hubUrl: `${base}://hub.example/push`,
      topicUrl: new URL('feed.xml', HERE).href,
    });
  });

  test('stands in a JSON Feed, whose other kinds of hubs are passed over', () => {
    const hubs = [
      { type: 'rssCloud', url: 'https://cloud.example/' },
      null,
      { type: 'WebSub', url: 'https://hub.example/' },
    ];
    const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'T', items: [], hubs };
    expect(hubOf(JSON.stringify(feed))).toEqual({ hubUrl: 'https://hub.example/', topicUrl: HERE });
    const named = { ...feed, feed_url: 'https://topic.example/feed.json' };
    expect(hubOf(JSON.stringify(named))?.topicUrl).toBe('https://topic.example/feed.json');
  });

  test('is the first of several', () => {
    expect(hubOf(rss(HUB + HUB.replace('hub.example', 'other.example') + SELF))?.hubUrl).toBe('https://hub.example/');
  });

  test('names the topic as the publisher writes it, for the hub compares letters', () => {
    const self = '<atom:link rel="self" href="HTTP://Topic.example:80?a=1&amp;b=%7e"/>';
    expect(hubOf(rss(HUB + self))?.topicUrl).toBe('HTTP://Topic.example:80?a=1&b=%7e');
  });

  test('knows a feed without rel="self" by its address', () => {
    expect(hubOf(rss(HUB))?.topicUrl).toBe(HERE);
  });

  test.each([
    ['no link at all', ''],
    ['only the feed itself', SELF],
    ['an address that is none', `<atom:link rel="hub" href="javascript:alert(1)"/>${SELF}`],
    ['an address without a host', `<atom:link rel="hub" href="https://"/>${SELF}`],
    ['an empty address', `<atom:link rel="hub" href=" "/>${SELF}`],
    ['an absurdly long address', `<atom:link rel="hub" href="https://hub.example/${'x'.repeat(3_000)}"/>${SELF}`],
  ])('is none where there is %s', (_, head) => {
    expect(hubOf(rss(head))).toBeNull();
  });
});

describe('the hub in headers', () => {
  test.each([
    ['<https://hub.example/>; rel="hub", <https://topic.example/feed>; rel="self"'],
    ['<https://hub.example/>;rel=hub;foo, <https://topic.example/feed>; title="a, b; c"; rel=self'],
    ['</style.css>; rel=preload, <https://topic.example/feed>; rel="self", <https://hub.example/>; REL="other Hub"'],
  ])('is read from %s', (link) => {
    expect(hubInHeaders([link], HERE)).toEqual({
      hubUrl: 'https://hub.example/',
      topicUrl: 'https://topic.example/feed',
    });
  });

  test.each(['', 'rubbish', '<>; rel=hub', '<https://hub.example/>', '<mailto:a@b.example>; rel=hub'])(
    'is none in %s',
    (link) => {
      expect(hubInHeaders([link], HERE)).toBeNull();
    },
  );

  test('counts before the one in the document', async () => {
    const links = ['<https://first.example/>; rel="hub"'];
    const context = { url: HERE, now: NOW, contentType: null, links };
    expect(await readDocument(Buffer.from(rss(HUB + SELF)), context)).toMatchObject({
      kind: 'feed',
      feed: { hub: { hubUrl: 'https://first.example/', topicUrl: HERE } },
    });
  });

  test('takes time in proportion to the header, whatever is in it', () => {
    const pieces = ['<a>', ';a', '; a=', '; rel="', ' ;a=b', '<a>;a ', ' '];
    for (const piece of pieces) expect(hubInHeaders([`<x>;a${piece.repeat(8_000)}`], HERE)).toBeNull();
  });
});
