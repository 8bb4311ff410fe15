import type { ItemReader } from './ports/item-reader.js';

/** Resolves ids of items that were merged with those of another feed to the ids of today. */
export async function presentItems(items: ItemReader, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const merged = await items.merged(ids);
  return ids.map((id) => merged.get(id) ?? id);
}
