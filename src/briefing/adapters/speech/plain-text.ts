/** Controls, formatting and direction marks, private use, lone surrogates. */
const UNSPEAKABLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u{fe00}-\u{fe0f}\u{20e3}]/gu;
/** Signs that the engine would name, or take for markup. */
const SIGNS = /[<>&/*_~^`|\\{}[\]#=•●■□▪▶►◆◇★☆※→←↑↓©®™§¶†‡]/g;
const URL_LIKE = /\b(?:https?:\/\/|www\.)([^\s/?#<>"'）)」]+)[^\s<>"'）)」]*/giu;
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

/** The last step: whatever cannot be said is gone. Empty when nothing is left to say. */
export function withoutSigns(text: string): string {
  const clean = withPlainSpaces(text.replace(UNSPEAKABLE, ' ').replace(EMOJI, ' ').replace(SIGNS, ' '));
  return SPEAKABLE.test(clean) ? clean.replace(/ ([,.;:!?])/g, '$1').replace(/([!?,;])\1+/g, '$1') : '';
}
