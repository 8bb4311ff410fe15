import { fold } from '../../shared/kernel/fold.js';
import type { Language } from '../../shared/kernel/language.js';
import { canonicalUrl } from './composing/stories/canonical-url.js';
import { terms } from './composing/text/words.js';

export interface NewItem {
  readonly title: string;
  readonly text: string;
  readonly url: string | null;
}

/** As much of a text as says what it is about. */
const LOOKED_AT = 2_000;

/**
 * How many stories these items are about, as far as that is seen at a glance: one headline or one address is one story.
 * Composing looks closer, and may find fewer. `query`: only those that have a word of it.
 */
export function countStories(items: readonly NewItem[], query: string | undefined, language: Language): number {
  const matches = matcherOf(query, language);
  const headlines = new Set<string>();
  const addresses = new Set<string>();
  let stories = 0;
  for (const item of items.filter(matches)) {
    const [headline, address] = [fold(item.title.trim()), canonicalUrl(item.url)];
    const known = headlines.has(headline) || (address !== null && addresses.has(address));
    headlines.add(headline);
    if (address !== null) addresses.add(address);
    if (!known) stories += 1;
  }
  return stories;
}

function matcherOf(query: string | undefined, language: Language): (item: NewItem) => boolean {
  const wanted = new Set(terms(query ?? '', language));
  if (wanted.size === 0) return () => true;
  return ({ title, text }) => terms(`${title}\n${text.slice(0, LOOKED_AT)}`, language).some((term) => wanted.has(term));
}
