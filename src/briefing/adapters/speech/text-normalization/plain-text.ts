import { PLACEHOLDER_LETTERS } from './placeholders.js';

/** Controls, formatting and direction marks, private use, lone surrogates. */
const UNSPEAKABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe00}-\u{fe0f}\u{20e3}]/gu;
/** Signs that the engine would name, or take for markup. */
const SIGNS = /[<>&/*_~^`|\\{}[\]#=•●■□▪▶►▽▼△▲◆◇○◎★☆※→←↑↓©®™§¶†‡]/g;
/** No address is written in these, but Japanese and Chinese go on after it without a space. */
const CJK = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}、。`;
const URL_LIKE = new RegExp(String.raw`\b(?:https?:\/\/|www\.)([^\s/?#<>"'）)」${CJK}]+)[^\s<>"'）)」${CJK}]*`, 'giu');
const SPEAKABLE = /[\p{L}\p{N}]/u;

/** One line of plain spaces, so that patterns need not know the others. */
export const withPlainSpaces = (text: string): string => text.replace(/[\s\u{200b}\u{2060}\u{feff}]+/gu, ' ').trim();

/** An address as one would say it: the site, without protocol, path and query. */
export const withSpokenAddresses = (text: string, dot: string): string =>
  text.replace(URL_LIKE, (_, host: string) =>
    host
      .replace(/^www\./i, '')
      .replace(/[.:]+$/, '')
      .replaceAll('.', dot),
  );

const NAME_LETTER = `A-Za-z${PLACEHOLDER_LETTERS}`;
const IDENTIFIER = new RegExp(
  `(?<![${NAME_LETTER}\\d-])([${NAME_LETTER}][${NAME_LETTER}\\d]*)-(\\d+(?:-\\d+)+)(?![\\d-])`,
  'g',
);
const TELEPHONE =
  /(?<![\d.-])(?:0\d{1,4}-\d{1,4}-\d{3,4}|\d{3,4}-\d{3,4}-\d{3,4}|1\d\d-\d{4}-\d{4}|0\d{2,3}-\d{7,8})(?![\d-])/g;

/** Numbers that nobody counts with, "CVE-2025-54988" and "03-1234-5678": digit by digit, and no range. */
export function withSpokenIdentifiers(
  text: string,
  {
    digits,
    dash,
    pause,
  }: { readonly digits: (written: string) => string; readonly dash: string; readonly pause: string },
): string {
  const spoken = (written: string, joint: string): string => written.split('-').map(digits).join(joint);
  return text
    .replace(IDENTIFIER, (_, name: string, number: string) => `${name} ${spoken(number, dash)}`)
    .replace(TELEPHONE, (number) => spoken(number, pause));
}

/** The last step: whatever cannot be said is gone. Empty when nothing is left to say. */
export function withoutSigns(text: string): string {
  const clean = withPlainSpaces(text.replace(UNSPEAKABLE, ' ').replace(EMOJI, ' ').replace(SIGNS, ' '));
  return SPEAKABLE.test(clean) ? clean.replace(/ ([,.;:!?])/g, '$1').replace(/([!?,;])\1+/g, '$1') : '';
}
