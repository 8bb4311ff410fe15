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
