import type { EventOf } from '../events.js';

export type Corrected = EventOf<'CitationCorrected'>['data'];

/** A publisher who cannot make up their mind, or an item that is another one every day, ends there. */
export const MOST_CORRECTIONS = { ofItem: 6, ofBriefing: 40 };

/** Whether a revision is to be recorded behind these: it is another one than the last of its item, and there is room. */
export function isNews(next: Corrected, known: readonly Corrected[]): boolean {
  const ofItem = known.filter(({ itemId }) => itemId === next.itemId);
  const last = ofItem.at(-1);
  if (ofItem.length >= MOST_CORRECTIONS.ofItem || known.length >= MOST_CORRECTIONS.ofBriefing) return false;
  if (next.kind === 'restored') return last !== undefined && last.kind !== 'restored';
  return last?.correction.sha256 !== next.correction.sha256;
}

/** What holds now: the last of each item, unless it says again what is cited. Newest last. */
export function standing(known: readonly Corrected[]): readonly Corrected[] {
  const last = new Map(known.map((one) => [one.itemId, one]));
  return known.filter((one) => last.get(one.itemId) === one && one.kind !== 'restored');
}
