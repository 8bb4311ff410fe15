const DIACRITICS = /[\u0300-\u036f]/g;
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const SPECIAL = /[ßæœøłđðþı]/g;

/** Most words of most languages: asked of every word, and many times quicker than taking them apart. */
const ASCII = /^[^\x80-\uffff]*$/;

/** Latin letters without their diacritics and nothing else changed: "é" becomes "e", "ß" stays. */
export function withoutDiacritics(text: string): string {
  if (ASCII.test(text)) return text;
  if (SURROGATE.test(text)) return bare(text);
  let read = '';
  for (let at = 0; at < text.length; at++) read += BARE[text.charCodeAt(at)] ??= bare(text.charAt(at));
  return read;
}

const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '');
const SURROGATE = /[\ud800-\udfff]/;
/** By character code, once it was met: taking a letter apart does not depend on the letters beside it. */
const BARE: string[] = [];

/** How words of a lexicon are looked up where people leave out accents and capitals. */
export const lowerWithoutDiacritics = (text: string): string => withoutDiacritics(text).toLowerCase();

/**
 * Text as people compare it: no case, no diacritics, one width. Marks that make another letter of a script
 * (Japanese が, Devanagari vowels) stay.
 */
export const fold = (text: string): string =>
  ASCII.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(DIACRITICS, '')
        .normalize('NFC')
        .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
