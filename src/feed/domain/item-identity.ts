import { canonicalLink } from './item-link.js';

interface Identifiable {
  readonly guid: string | null;
  readonly url: string | null;
  readonly title: string;
  readonly summary: string | null;
}

/**
 * What makes an entry the same one at the next fetch, within its feed: an item keeps its id when its text changes.
 * Dates say nothing: those in the future become the time of each fetch.
 */
export const identityOf = ({ guid, url, title, summary }: Identifiable): string =>
  guid ?? url ?? `${title}\n${summary ?? ''}`;

/**
 * The first of entries that claim to be the same one. A guid that several entries with addresses and titles of their own
 * share identifies none of them: some publishers give each entry the address of their site.
 */
export function withoutRepetitions<Item extends Identifiable>(entries: readonly Item[]): Item[] {
  const shared = sharedGuids(entries);
  const items = entries.map((item) => (item.guid !== null && shared.has(item.guid) ? { ...item, guid: null } : item));
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(identityOf(item)) && seen.add(identityOf(item)));
}

function sharedGuids(items: readonly Identifiable[]): ReadonlySet<string> {
  const owners = new Map<string, Identifiable>();
  const shared = new Set<string>();
  for (const item of items) {
    if (item.guid === null || item.url === null) continue;
    const owner = owners.get(item.guid);
    if (owner === undefined) owners.set(item.guid, item);
    else if (owner.url !== item.url && owner.title !== item.title) shared.add(item.guid);
  }
  return shared;
}

/** An item as far as it can be known again under another guid. Identity and link in one spelling each, such as hashes. */
export interface Recognisable {
  readonly identity: string;
  readonly link: string | null;
  readonly title: string;
  readonly publishedAt: number | null;
}

export interface Entry extends Recognisable {
  readonly isRevision: boolean;
}

/** Some publishers, the BBC among them, count the revisions of an article behind its address: a guid for each. */
export const isRevision = ({ guid, url }: Pick<Identifiable, 'guid' | 'url'>): boolean =>
  guid !== null &&
  url !== null &&
  REVISION.test(guid) &&
  canonicalLink(guid.replace(REVISION, '')) === canonicalLink(url);

const REVISION = /#\d{1,3}$/;

/**
 * The `unmatched` entries of a document that are stored under another guid: the publisher changed the guid and kept the
 * link. Only where nothing else has that link, neither in the document nor among `stored`, all items with these links.
 * Pages that show something else every day have one link for all of it: there title and date change with the guid, and
 * the entry is new.
 */
export function renamed<New extends Entry, Old extends Recognisable>(
  document: readonly New[],
  unmatched: ReadonlySet<New>,
  stored: readonly Old[],
): ReadonlyMap<New, Old> {
  const present = new Set(document.map(({ identity }) => identity));
  const byLink = onlyOnes(stored);
  const pairs = [...onlyOnes(document)].flatMap(([link, entry]): (readonly [New, Old])[] => {
    const item = byLink.get(link);
    if (item === undefined || !unmatched.has(entry) || present.has(item.identity)) return [];
    return entry.isRevision || tellTheSame(entry, item) ? [[entry, item]] : [];
  });
  return new Map(pairs);
}

const tellTheSame = (one: Recognisable, other: Recognisable): boolean =>
  one.title === other.title || one.publishedAt === other.publishedAt;

/** By link, what is alone there. */
function onlyOnes<Item extends Recognisable>(items: readonly Item[]): ReadonlyMap<string, Item> {
  const alone = new Map<string, Item | null>();
  for (const item of items) if (item.link !== null) alone.set(item.link, alone.has(item.link) ? null : item);
  return new Map([...alone].flatMap(([link, item]) => (item === null ? [] : [[link, item]])));
}
