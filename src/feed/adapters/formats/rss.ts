import { alternateLink, readAtomEntry, withdrawnIn } from './atom.js';
import { categoriesOf } from './categories.js';
import { declaredLanguage } from './declared-language.js';
import { allTexts, child, childrenNamed, firstProse, firstText, peopleNamed } from './element-prose.js';
import type { FeedElement } from './element-tree.js';
import { enclosuresOf } from './enclosures.js';
import type { EntryDraft, FeedDraft } from './feed-draft.js';
import { hubOfElement } from './hub-advertisement.js';
import { quietTimes } from './quiet-times.js';
import { updateInterval } from './update-interval.js';
import { resolveAddress } from '../text/web-address.js';

/** RSS 0.9x, 1.0 (RDF), 2.0, with the modules that publishers use. null: there is no channel and no item. */
export function readRss(root: FeedElement, documentUrl: string): FeedDraft | null {
  const channel = root.name === 'channel' ? root : child(root, 'channel');
  // RSS 1.0 puts items beside the channel, RSS 2.0 into it; some publishers mix the two up.
  const places = channel === null || channel === root ? [root] : [channel, root];
  const entries = places.flatMap((place) => place.children.filter(isEntry));
  if (channel === null && entries.length === 0) return null;
  const about = channel ?? root;
  return {
    title: firstProse(about, 'title', 'dc:title', 'atom:title', 'itunes:title'),
    link: itemLink(about, documentUrl) ?? alternateLink(about, documentUrl),
    language: declaredLanguage(about) ?? declaredLanguage(root),
    minIntervalMs: updateInterval(about),
    quietTimes: quietTimes(about),
    hub: hubOfElement(about, documentUrl),
    entries: entries.map((entry) =>
      entry.name === 'item' ? readItem(entry, about, documentUrl) : readAtomEntry(entry, about, documentUrl),
    ),
    withdrawn: withdrawnIn(about),
  };
}

const isEntry = (element: FeedElement): boolean => element.name === 'item' || element.name === 'atom:entry';

function readItem(item: FeedElement, channel: FeedElement, documentUrl: string): EntryDraft {
  const group = child(item, 'media:group') ?? item;
  return {
    guid: firstText(item, 'guid', 'atom:id', 'dc:identifier') ?? (item.attributes.get('rdf:about')?.trim() || null),
    title:
      firstProse(item, 'title', 'dc:title', 'atom:title', 'itunes:title', 'media:title') ??
      firstProse(group, 'media:title'),
    link: addressOf(item, documentUrl),
    authors: authorsOf(item, channel),
    dates: allTexts(
      item,
      'pubdate',
      'dc:date',
      'atom:published',
      'dcterms:issued',
      'dcterms:created',
      'atom:updated',
      'dcterms:modified',
      'date',
    ),
    content: firstProse(item, 'content:encoded', 'encoded', 'xhtml:body', 'body', 'fullitem', 'atom:content'),
    summary: summaryOf(item, group),
    enclosures: enclosuresOf(item, documentUrl),
    categories: categoriesOf(item),
    language: declaredLanguage(item),
  };
}

const summaryOf = (item: FeedElement, group: FeedElement) =>
  firstProse(
    item,
    'description',
    'dc:description',
    'atom:summary',
    'summary',
    'itunes:summary',
    'media:description',
    'itunes:subtitle',
    'abstract',
  ) ?? firstProse(group, 'media:description');

function addressOf(item: FeedElement, documentUrl: string): string | null {
  const original = firstText(item, 'feedburner:origlink');
  const own = original ?? itemLink(item, documentUrl) ?? alternateLink(item, documentUrl);
  return resolveAddress(own ?? permanentGuid(item) ?? attachment(item), item.base, documentUrl);
}

/** `<link>address</link>`, or `<link href="address"/>` as some write. */
function itemLink(element: FeedElement, documentUrl: string): string | null {
  for (const link of childrenNamed(element, 'link')) {
    const written = unbroken(link.text) || (link.attributes.get('href') ?? '');
    const address = resolveAddress(written, link.base, documentUrl);
    if (address !== null) return address;
  }
  return null;
}

/** An address that an editor wrapped, or that was written as people say it. */
const unbroken = (written: string): string =>
  written
    .split('\n')
    .map((line) => line.trim())
    .join('')
    .replace(/^www\./i, 'http://www.');

function permanentGuid(item: FeedElement): string | null {
  const guid = child(item, 'guid');
  const permanent = guid?.attributes.get('ispermalink')?.trim().toLowerCase();
  if (guid === null || permanent === 'false') return null;
  const text = guid.text.trim();
  return /^https?:\/\//.test(text) || (permanent === 'true' && text.startsWith('/')) ? text : null;
}

/** A podcast episode without a page of its own is at least its sound. */
function attachment(item: FeedElement): string | null {
  const media = child(item, 'enclosure', 'media:content') ?? child(child(item, 'media:group') ?? item, 'media:content');
  return media?.attributes.get('url') ?? null;
}

function authorsOf(item: FeedElement, channel: FeedElement): readonly string[] {
  const own = peopleNamed(item, 'author', 'dc:creator', 'atom:author', 'itunes:author', 'dc:author');
  return own.length > 0
    ? own
    : peopleNamed(channel, 'managingeditor', 'dc:creator', 'atom:author', 'itunes:author', 'itunes:owner');
}
