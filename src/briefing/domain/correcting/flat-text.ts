/** A mark between two digits that is part of a number or a score. */
const WITHIN_NUMBER = /(?<=\d)[.,:–-](?=\d)/gu;
const ELSE = /[^\p{L}\p{N}\ue000\ue001]+/gu;

/**
 * A text as far as it says something: letters and digits, in small letters. Marks, spaces and markup that come and go make
 * no difference; "2.5" and "25" stay apart. Linear in the length of the text.
 */
export const flat = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(WITHIN_NUMBER, (mark) => (/[.,]/u.test(mark) ? '\ue000' : '\ue001'))
    .replace(ELSE, '');
