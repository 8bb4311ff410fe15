import { isCjk } from '../text/words.js';
import type { Reading } from '../reading.js';

/** What is learned from fewer items is chance. */
const FEWEST_EXAMPLES = 5;
const FEWEST_OTHERS = 5;
/** In so many items of the subject, and so many times as often as in the others. */
const SEEN = 3;
const MORE_OFTEN = 8;
/** Pairs of letters come in runs: one word is several of them. */
const NEEDED = { latin: 3, cjk: 7 };
const NEEDED_BESIDE_A_SIGN = { latin: 2, cjk: 4 };

/** The words by which the caller's own items of a subject differ from their other items. */
export class TellingWords {
  private readonly words: ReadonlySet<string>;

  constructor(readings: readonly Reading[], certain: ReadonlySet<string>) {
    const [examples, others] = [true, false].map((is) => readings.filter(({ item }) => certain.has(item.id) === is));
    this.words = tellingApart(examples ?? [], others ?? []);
  }

  /** Whether an item has so many of them that it is of the subject; `isHinted`: something else says so too. */
  tellOf({ terms, language }: Reading, isHinted: boolean): boolean {
    if (this.words.size === 0) return false;
    const needed = (isHinted ? NEEDED_BESIDE_A_SIGN : NEEDED)[isCjk(language) ? 'cjk' : 'latin'];
    return [...new Set(terms)].filter((term) => this.words.has(term)).length >= needed;
  }
}

function tellingApart(examples: readonly Reading[], others: readonly Reading[]): ReadonlySet<string> {
  if (examples.length < FEWEST_EXAMPLES || others.length < FEWEST_OTHERS) return new Set();
  const [here, there] = [frequencies(examples), frequencies(others)];
  const rate = (count: number, of: number): number => (count + 0.5) / (of + 1);
  const isTelling = ([term, count]: readonly [string, number]): boolean =>
    count >= SEEN && rate(count, examples.length) >= MORE_OFTEN * rate(there.get(term) ?? 0, others.length);
  return new Set([...here].filter(isTelling).map(([term]) => term));
}

function frequencies(readings: readonly Reading[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of readings) {
    for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}
