/** What a terminal would act upon instead of showing it; feeds and changed events may hold anything. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

export const printable = (text: string): string =>
  text.replace(INVISIBLE, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
