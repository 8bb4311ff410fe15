import { linksInHeader } from './link-header.js';
import { MarkupReader } from '../text/markup-reader.js';
import { resolveAddress, webAddress } from '../text/web-address.js';

const FEED_TYPE = /^(?:application|text)\/(?:x[.-])?(?:(?:rss|atom|rdf|feed)(?:\+(?:xml|json))?|xml)$/i;

// Pages name their feeds in their heads, which some fill with scripts first.
const MAX_MARKUP = 2_000_000;
const MAX_LINKS = 50;
const MAX_FEEDS = 10;

interface FeedLink {
  readonly address: string | null | undefined;
  readonly relations: readonly string[];
  readonly type: string;
  readonly title: string;
}

/** The feeds that a web page advertises in its markup: absolute, feeds of comments last. */
export function advertisedFeeds(html: string, pageUrl: string): readonly string[] {
  const links: FeedLink[] = [];
  let base: string | null = null;
  const reader = new MarkupReader(html.slice(0, MAX_MARKUP), 'html', {
    open: ({ name, attributes }) => {
      if (name === 'base') base ??= attributes.get('href') ?? null;
      if (name !== 'link' && name !== 'a') return;
      const relations = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
      const { href = '', type = '', title = '' } = Object.fromEntries(attributes);
      const link = { address: href, relations, type, title };
      if (isFeedLink(link) && (name === 'link' || isAlternate(link))) links.push(link);
      if (links.length >= MAX_LINKS) reader.stop();
    },
    text: () => undefined,
    close: () => undefined,
  });
  reader.read();
  return bestOf(links, [base, pageUrl], pageUrl);
}

/** The feeds that Link headers of a page advertise, in the same order. */
export function feedsInHeaders(headers: readonly string[], pageUrl: string): readonly string[] {
  const links = linksInHeader(headers).map((link) => ({ ...link, type: link.type ?? '', title: link.title ?? '' }));
  return bestOf(links.filter(isFeedLink), [pageUrl], pageUrl);
}

function bestOf(links: readonly FeedLink[], bases: readonly (string | null)[], pageUrl: string): readonly string[] {
  const best = [...links.filter((link) => !isAboutComments(link)), ...links.filter(isAboutComments)];
  const addresses = best
    .map(({ address }) => webAddress(resolveAddress(address, ...bases)))
    .filter((url) => url !== null)
    .filter((url) => url !== pageUrl);
  return [...new Set(addresses)].slice(0, MAX_FEEDS);
}

const isAboutComments = ({ title, address }: FeedLink): boolean =>
  /comm?ent|komment|reactie|评论|コメント/i.test(`${title} ${address ?? ''}`);

const isAlternate = ({ relations }: FeedLink): boolean => relations.includes('alternate');

function isFeedLink(link: FeedLink): boolean {
  const type = link.type.split(';')[0]?.trim() ?? '';
  return link.relations.includes('feed') || (isAlternate(link) && (FEED_TYPE.test(type) || isJsonFeed(type, link)));
}

// The first version of JSON Feed was advertised as any JSON is, and so are interfaces for programs.
const isJsonFeed = (type: string, { title, address }: FeedLink): boolean =>
  type.toLowerCase() === 'application/json' && /feed/i.test(`${title} ${address ?? ''}`);

const USUAL = ['feed/', 'rss/', 'atom.xml', 'feed.xml', 'index.xml', 'rss.xml', 'feed.json'];

/** Where the feed of a page usually is that advertises none: beside it, and at the top of its site. */
export function usualFeeds(pageUrl: string): readonly string[] {
  // A last part without a dot is a folder whose slash somebody left out.
  const folder = new URL(pageUrl).pathname.replace(/\/[^/]*\.[^/]*$/, '/').replace(/\/*$/, '/');
  const places = folder === '/' ? ['/'] : [folder, '/'];
  const urls = places.flatMap((place) => USUAL.map((name) => new URL(place + name, pageUrl).href));
  return urls.filter((url) => url !== pageUrl);
}
