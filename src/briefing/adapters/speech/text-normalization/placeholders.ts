/**
 * Words that pass through text normalization as unknown names do, and stand for what nobody may change. They are made of
 * Glagolitic letters: letters with capitals, in one UTF-16 unit each, of a script in which no news is written.
 */
const SMALL = 0x2c30;
/** The first letter: some rules look whether a word begins like a name, or is a ruler's. */
const FIRST = { ruler: 0x2c01, name: 0x2c00, word: SMALL } as const;
const LETTERS = 47;
const LENGTH = 4;

/** What placeholders are made of, and all that stand for rulers, as parts of patterns. */
export const PLACEHOLDER_LETTERS = String.raw`\u2c00-\u2c5f`;
export const RULER_PLACEHOLDER = String.raw`\u2c01[\u2c30-\u2c5f]{3}`;

const GLAGOLITIC = /[\u{2c00}-\u{2c5f}]/gu;
export const PLACEHOLDER = new RegExp(`[\\u{2c00}-\\u{2c5f}][\\u{2c30}-\\u{2c5f}]{${LENGTH - 1}}`, 'gu');

/** Only placeholders may look like one. */
export const withoutPlaceholders = (text: string): string => text.replace(GLAGOLITIC, ' ');

/** So many different ones there can be in a text. */
export const MOST_PLACEHOLDERS = LETTERS ** (LENGTH - 1);

export function placeholderOf(number: number, kind: keyof typeof FIRST): string {
  const digits = [number, Math.floor(number / LETTERS), Math.floor(number / LETTERS ** 2)].map(
    (rest) => rest % LETTERS,
  );
  return String.fromCharCode(FIRST[kind], ...digits.map((digit) => SMALL + digit));
}

const numberOf = (placeholder: string): number =>
  Array.from(placeholder.slice(1)).reduce(
    (number, letter, place) => number + (letter.charCodeAt(0) - SMALL) * LETTERS ** place,
    0,
  );

export const withReplaced = (text: string, replacements: readonly string[]): string =>
  text.replace(PLACEHOLDER, (placeholder) => replacements[numberOf(placeholder)] ?? '');
