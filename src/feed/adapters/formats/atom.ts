import { categoriesOf } from './categories.js';
import { declaredLanguage } from './declared-language.js';
import { allTexts, child, childrenNamed, firstProse, firstText, peopleNamed, proseOf } from './element-prose.js';
import type { FeedElement } from './element-tree.js';
import { enclosuresOf } from './enclosures.js';
import type { EntryDraft, FeedDraft } from './feed-draft.js';
import { hubOfElement } from './hub-advertisement.js';
import { updateInterval } from './update-interval.js';
import { resolveAddress } from '../text/web-address.js';

/** Atom 1.0 (RFC 4287) and 0.3: a feed, or a single entry as a document. */
export function readAtom(root: FeedElement, documentUrl: string): FeedDraft {
  const entries = root.name === 'atom:entry' ? [root] : childrenNamed(root, 'atom:entry');
  return {
    title: firstProse(root, 'atom:title'),
    link: alternateLink(root, documentUrl),
    language: declaredLanguage(root),
    minIntervalMs: updateInterval(root),
    quietTimes: null,
    hub: hubOfElement(root, documentUrl),
    entries: entries.map((entry) => readAtomEntry(entry, root, documentUrl)),
    withdrawn: withdrawnIn(root),
  };
}

/** Tombstones (RFC 6721): what a publisher has taken back, by its id. */
export const withdrawnIn = (feed: FeedElement): readonly string[] =>
  childrenNamed(feed, 'at:deleted-entry').flatMap((tombstone) => tombstone.attributes.get('ref')?.trim() || []);

/** Also for the entries that some put into an RSS channel. */
export function readAtomEntry(entry: FeedElement, feed: FeedElement, documentUrl: string): EntryDraft {
  const id = firstText(entry, 'atom:id');
  const group = child(entry, 'media:group') ?? entry;
  const content = child(entry, 'atom:content');
  return {
    guid: id,
    title: firstProse(entry, 'atom:title', 'dc:title', 'media:title') ?? firstProse(group, 'media:title'),
    link: entryLink(entry, id, documentUrl),
    authors: authorsOf(entry, feed),
    dates: allTexts(
      entry,
      'atom:published',
      'atom:issued',
      'dc:date',
      'dcterms:created',
      'atom:created',
      'atom:updated',
      'atom:modified',
    ),
    content: content === null ? null : proseOf(content),
    summary: firstProse(entry, 'atom:summary') ?? firstProse(group, 'media:description'),
    enclosures: enclosuresOf(entry, documentUrl),
    categories: categoriesOf(entry),
    language: declaredLanguage(entry),
  };
}

/** Where people read it: an HTML page if the links offer a choice. */
export function alternateLink(element: FeedElement, documentUrl: string): string | null {
  const alternates = childrenNamed(element, 'atom:link').filter((link) =>
    /^$|(?:^|\/)alternate$/i.test(link.attributes.get('rel')?.trim() ?? ''),
  );
  const page = alternates.find((link) => /html/i.test(link.attributes.get('type') ?? 'text/html'));
  return linkAddress(page ?? alternates[0], documentUrl);
}

function entryLink(entry: FeedElement, id: string | null, documentUrl: string): string | null {
  const enclosure = childrenNamed(entry, 'atom:link').find((link) => link.attributes.get('rel') === 'enclosure');
  const address = alternateLink(entry, documentUrl) ?? (id !== null && /^https?:\/\//.test(id) ? id : null);
  return address ?? contentAddress(entry, documentUrl) ?? linkAddress(enclosure, documentUrl);
}

/** RFC 4287 §4.1.3.2: content that is elsewhere. */
function contentAddress(entry: FeedElement, documentUrl: string): string | null {
  const content = child(entry, 'atom:content');
  return resolveAddress(content?.attributes.get('src'), content?.base ?? null, documentUrl);
}

const linkAddress = (link: FeedElement | undefined, documentUrl: string): string | null =>
  link === undefined ? null : resolveAddress(link.attributes.get('href') ?? link.text, link.base, documentUrl);

function authorsOf(entry: FeedElement, feed: FeedElement): readonly string[] {
  const own = peopleNamed(entry, 'atom:author', 'dc:creator');
  if (own.length > 0) return own;
  const source = child(entry, 'atom:source');
  const ofSource = source === null ? [] : peopleNamed(source, 'atom:author');
  return ofSource.length > 0 ? ofSource : peopleNamed(feed, 'atom:author');
}
