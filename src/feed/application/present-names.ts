import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Visible, VisibleFeeds } from './ports/visible-feeds.js';

/** Resolves ids of subscriptions that were merged, by a claim or with a feed, to the ids of today. */
export async function presentNames(
  feeds: VisibleFeeds,
  { caller, visible }: { readonly caller: CallerId; readonly visible: Visible },
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return names;
  const inUse = new Set<string>(visible.values());
  const unknown = names.filter((name) => !inUse.has(name));
  if (unknown.length === 0) return names;
  const merged = await feeds.merged(caller, unknown);
  return names.map((name) => merged.get(name) ?? name);
}
