import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';

const PIECE =
  /\d+[-–:]\d+(?:[-–:]\d+)?(?!\d)|\d{1,3}(?:[.,’'\u00a0\u202f ]\d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d))?|\d+(?:[.,]\d+)*(?:st|nd|rd|th|º|ª|er|e|ème|eme|ère)?(?![\p{L}])|\d+|[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|[%€$£¥°]|[.!?…]+|[,;:()"“”„«»—–]/gu;
const INITIALS = /(?<![\p{L}])(?:\p{L}\.){2,}/gu;
const NEGATED = /(?<=\p{L})n['’]t(?![\p{L}])/giu;

/** A word, a number or a mark as it is written. */
export interface Piece {
  readonly text: string;
  readonly key: string;
  readonly at: number;
}

/** The pieces of a text in a language with spaces, in order. */
export function latinPieces(text: string, language: Language): readonly Piece[] {
  const flat = text
    .replace(/(?<=\d)[\u00a0\u202f](?=\d{3}(?!\d))/gu, language === 'en' ? ',' : '.')
    .normalize('NFKC')
    .replace(INITIALS, (initials) => initials.replaceAll('.', ''))
    .replace(NEGATED, ' not')
    .replace(/['’]s(?![\p{L}])/gu, language === 'en' ? '' : '$&');
  return piecesOf(flat, language);
}

/** A plain space groups digits in French only: "12 300" may be two numbers elsewhere. */
function piecesOf(text: string, language: Language): readonly Piece[] {
  const joined =
    language === 'fr'
      ? text.replace(/(?<=(?<!\d)\d{1,3}) (?=\d{3}(?!\d))/gu, '.')
      : text.replace(/(?<=\d) (?=\d)/gu, '  ');
  return [...joined.matchAll(PIECE)].map((found) => ({
    text: found[0],
    key: lowerWithoutDiacritics(found[0]),
    at: found.index,
  }));
}
