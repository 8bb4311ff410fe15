import { folded } from '../composing/text/folding.js';

const LONGEST = 40;
/** Of so many letters one may be wrong. */
const LETTERS_PER_SLIP = 4;

/** Whether two words differ by their spelling alone: "Zelenksy" and "Zelensky". */
export function isSpelling(a: string, b: string): boolean {
  const [one, other] = [spelled(a), spelled(b)];
  if (one === other) return true;
  const most = Math.floor(Math.max(one.length, other.length) / LETTERS_PER_SLIP);
  if (most === 0 || Math.abs(one.length - other.length) > most) return false;
  return distance(one, other) <= Math.min(2, most);
}

/** Whether two names are one name in other letters: "Dmitrij Kowaljow" and "Dmitri Kovalyov". */
export function isTransliterated(a: string, b: string): boolean {
  const [one, other] = [spelled(a), spelled(b)];
  return one[0] === other[0] && distance(one, other) <= Math.max(one.length, other.length) / LETTERS_PER_SOUND;
}
const LETTERS_PER_SOUND = 2.7;

const spelled = (word: string): string =>
  folded(word.normalize('NFKC'))
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, LONGEST);

/** Letters that were added, left out, taken for others or changed places with the next. */
function distance(a: string, b: string): number {
  let [earlier, last]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        swapped ? (earlier[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    [earlier, last] = [last, row];
  }
  return last[b.length] ?? 0;
}
