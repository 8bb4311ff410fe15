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

/** The first of entries that claim to be the same one. */
export function withoutRepetitions<Item extends Identifiable>(items: readonly Item[]): Item[] {
  const seen = new Set<string>();
  return items.filter((item) => !seen.has(identityOf(item)) && seen.add(identityOf(item)));
}
