import type { HubAdvertisement } from '../../application/ports/feed-fetcher.js';
import { childrenNamed } from './element-prose.js';
import type { FeedElement } from './element-tree.js';
import { linksInHeader } from './link-header.js';
import { resolveAddress, webAddress } from '../text/web-address.js';

/** A link with its relations in lower case; the address as the publisher wrote it, when it is a whole one. */
interface Related {
  readonly relations: readonly string[];
  readonly address: string | null;
}

const MAX_LINKS = 50;

/** The hub of an XML feed (WebSub §4): `<atom:link rel="hub">`, or `<link rel="hub">` as some write into RSS. */
export function hubOfElement(feed: FeedElement, documentUrl: string): HubAdvertisement | null {
  const links = [...childrenNamed(feed, 'atom:link'), ...childrenNamed(feed, 'link')].slice(0, MAX_LINKS);
  const related = links.map(({ attributes, base }) => ({
    relations: relationsOf(attributes.get('rel')),
    address: asWritten(attributes.get('href'), base, documentUrl),
  }));
  return hubAmong(related, documentUrl);
}

/** The hub of a JSON Feed: `hubs`, of which rssCloud and others are passed over. */
export function hubOfJson(hubs: unknown, feedUrl: string | null, documentUrl: string): HubAdvertisement | null {
  const written: readonly unknown[] = Array.isArray(hubs) ? hubs.slice(0, MAX_LINKS) : [];
  const related = written.filter(isHub).map(({ url }) => {
    return { relations: ['hub'], address: asWritten(url, null, documentUrl) };
  });
  return hubAmong([...related, { relations: ['self'], address: asWritten(feedUrl, null, documentUrl) }], documentUrl);
}

/** The hub that Link headers advertise (RFC 8288), which count before those in the document. */
export function hubInHeaders(headers: readonly string[], documentUrl: string): HubAdvertisement | null {
  const related = linksInHeader(headers).map(({ relations, address }) => ({
    relations,
    address: asWritten(address, null, documentUrl),
  }));
  return hubAmong(related, documentUrl);
}

/** Hubs of PubSubHubbub times know a feed without `rel="self"` by its address. */
function hubAmong(links: readonly Related[], documentUrl: string): HubAdvertisement | null {
  const addressOf = (relation: string): string | null =>
    links.find(({ relations, address }) => address !== null && relations.includes(relation))?.address ?? null;
  const hubUrl = addressOf('hub');
  return hubUrl === null ? null : { hubUrl, topicUrl: addressOf('self') ?? documentUrl };
}

const relationsOf = (rel: string | undefined): readonly string[] => (rel ?? '').trim().toLowerCase().split(/\s+/);

/** A hub compares topics letter by letter: an address that is whole is not made any more regular than it is. */
function asWritten(written: string | null | undefined, ...bases: readonly (string | null)[]): string | null {
  const address = webAddress(resolveAddress(written, ...bases));
  const trimmed = written?.trim() ?? '';
  return address !== null && /^https?:\/\/[\x21-\x7e]+$/i.test(trimmed) ? trimmed : address;
}

interface Hub {
  readonly type: string;
  readonly url: string;
}

function isHub(value: unknown): value is Hub {
  if (typeof value !== 'object' || value === null) return false;
  const { type, url } = value as Partial<Hub>;
  return typeof type === 'string' && /^(?:websub|pubsubhubbub)$/i.test(type) && typeof url === 'string';
}
