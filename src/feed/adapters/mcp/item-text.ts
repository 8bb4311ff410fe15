import type { OpenedItem } from '../../application/queries/get-item.js';

const time = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

/** An item as text: who says what where, an empty line, and what it says. */
export function itemTextOf({ item, nextWindow }: OpenedItem): string {
  const head = [
    ['Title', item.title],
    ['Author', item.author],
    ['Published', time(item.publishedAt)],
    ['Feed', item.feed.title],
    ['Link', item.url],
    ['Cut off', nextWindow === null ? null : `get_item reads on with cursor ${nextWindow}`],
  ].flatMap(([label, value]) => (value === null ? [] : [`${label}: ${value}`]));
  return `${head.join('\n')}\n\n${item.contentText ?? item.summary ?? ''}`;
}
