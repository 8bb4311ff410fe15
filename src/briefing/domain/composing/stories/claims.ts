import type { Citation } from '../../script.js';
import { oncePer } from '../once-per.js';
import type { Reading } from '../reading.js';
import type { Count } from '../text/counts/count.js';
import { countsIn } from '../text/counts/counts.js';

export interface Claim {
  readonly count: Count;
  readonly citation: Citation;
}

/** What an item counts in its headline and its first sentences, so many of them. */
export function claimsOf(reading: Reading, sentences: number): readonly Claim[] {
  const known = READ(reading);
  for (let index = known.length; index <= Math.min(sentences, reading.passages.length); index++) {
    known.push(claimsAt(reading, index));
  }
  return known.slice(0, sentences + 1).flat();
}

/** The headline, then the sentences, as far as anybody asked. */
const READ = oncePer<Reading, (readonly Claim[])[]>(() => []);

function claimsAt({ item, passages, language }: Reading, index: number): readonly Claim[] {
  const quote = index === 0 ? item.title.trim() : (passages[index - 1]?.quote ?? '');
  return countsIn(quote, language, item.at).map((count) => ({ count, citation: { itemId: item.id, quote } }));
}
