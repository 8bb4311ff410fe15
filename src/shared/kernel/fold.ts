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
const ASCII = /^[\x20-\x7e]*$/;

/** Latin letters without their diacritics and nothing else changed: "é" becomes "e", "ß" stays. */
export const withoutDiacritics = (text: string): string =>
  ASCII.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');

/** How words of a lexicon are looked up where people leave out accents and capitals. */
export const lowerWithoutDiacritics = (text: string): string => withoutDiacritics(text).toLowerCase();

/**
 * Text as people compare it: no case, no diacritics, one width. Marks that make another letter of a script
 * (Japanese が, Devanagari vowels) stay.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter);
