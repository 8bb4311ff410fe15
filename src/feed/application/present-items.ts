import type { ItemReader } from './ports/item-reader.js';

/** Ids of items as they are today, also those that somebody remembers from before two feeds were merged. */
export async function presentItems(items: ItemReader, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return ids;
  const merged = await items.merged(ids);
  return ids.map((id) => merged.get(id) ?? id);
}
