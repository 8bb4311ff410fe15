import type { RankedStory } from '../stories/ranking.js';
import { folded } from '../text/folding.js';

/** Words with a capital in a row, and what Chinese and Japanese write in other letters. */
const NAMES = /\p{Lu}[\p{L}\p{N}’'-]+(?: \p{Lu}[\p{L}\p{N}’'-]+){0,3}|[\p{sc=Katakana}ー]{3,}/gu;
const LONGEST = 40;

/**
 * A rare name that the headlines of two stories write alike, as it is written there: as much as stands in a row in
 * both. Null where they write it in two ways, so that no half of a name is spoken.
 */
export function sharedNameOf(a: RankedStory, b: RankedStory): string | null {
  const [ours, theirs] = [namesOf(a), namesOf(b)];
  const rare = (name: string): boolean => name.split(' ').some((word) => isRare(word, a, b)) && name.length <= LONGEST;
  return ours.find((name) => theirs.includes(name) && rare(name)) ?? null;
}

const isRare = (word: string, a: RankedStory, b: RankedStory): boolean =>
  [word, folded(word)].some((name) => a.names.has(name) && b.names.has(name));

/** The first word of a headline has its capital for another reason: it may belong to the name or not. */
function namesOf({ members }: RankedStory): readonly string[] {
  const title = members[0]?.reading.title ?? '';
  const rest = title.replace(/^\p{Lu}[\p{L}’'-]+ /u, '');
  return [...(title.match(NAMES) ?? []), ...(rest.match(NAMES) ?? [])];
}
