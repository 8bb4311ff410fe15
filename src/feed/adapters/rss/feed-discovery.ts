import { MarkupReader, type Attributes } from './markup-reader.js';
import { resolveAddress, webAddress } from './web-address.js';

const FEED_TYPE = /^(?:application|text)\/(?:(?:rss|atom|rdf|feed)\+(?:xml|json)|x-rss|xml)$/i;

// Pages name their feeds at the top.
const MAX_MARKUP = 500_000;
const MAX_LINKS = 50;
const MAX_FEEDS = 10;

/** The feeds that a web page advertises with `<link rel="alternate">`: absolute, feeds of comments last. */
export function advertisedFeeds(html: string, pageUrl: string): readonly string[] {
  const links: Attributes[] = [];
  let base: string | null = null;
  const reader = new MarkupReader(html.slice(0, MAX_MARKUP), 'html', {
    open: ({ name, attributes }) => {
      if (name === 'base') base ??= attributes.get('href') ?? null;
      if (name === 'link' && isFeedLink(attributes)) links.push(attributes);
      if (links.length >= MAX_LINKS) reader.stop();
    },
    text: () => undefined,
    close: () => undefined,
  });
  reader.read();
  const best = [...links.filter((link) => !isAboutComments(link)), ...links.filter(isAboutComments)];
  const addresses = best
    .map((link) => webAddress(resolveAddress(link.get('href'), base, pageUrl)))
    .filter((url) => url !== null)
    .filter((url) => url !== pageUrl);
  return [...new Set(addresses)].slice(0, MAX_FEEDS);
}

const isAboutComments = (link: Attributes): boolean =>
  /comment/i.test(`${link.get('title') ?? ''} ${link.get('href') ?? ''}`);

function isFeedLink(link: Attributes): boolean {
  const relations = (link.get('rel') ?? '').toLowerCase().split(/\s+/);
  const type = (link.get('type') ?? '').split(';')[0]?.trim() ?? '';
  return (relations.includes('alternate') && FEED_TYPE.test(type)) || relations.includes('feed');
}
