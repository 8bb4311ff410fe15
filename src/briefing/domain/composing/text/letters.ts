/** What a character is, as far as it is counted. */
const KINDS = {
  letter: /\p{L}/u,
  number: /\p{N}/u,
  capital: /\p{Lu}/u,
  latin: /\p{sc=Latin}/u,
  kana: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
  han: /\p{sc=Han}/u,
} as const;
type Kind = keyof typeof KINDS;
const NAMES = Object.keys(KINDS) as readonly Kind[];
const BIT: Readonly<Record<Kind, number>> = { letter: 1, number: 2, capital: 4, latin: 8, kana: 16, han: 32 };
const LOOKED_UP = 64;

export type Letters = Readonly<Record<Kind, number>>;

/** By character code, once it was met: expressions are asked of each character of a language once, not of each text. */
const KNOWN = new Uint8Array(0x10000);

function kindsOf(character: string): number {
  return NAMES.reduce((kinds, name) => (KINDS[name].test(character) ? kinds | BIT[name] : kinds), LOOKED_UP);
}

/** How many characters of each kind a text has; one character may be of several. */
export function lettersOf(text: string): Letters {
  const counts = { letter: 0, number: 0, capital: 0, latin: 0, kana: 0, han: 0 };
  for (let at = 0; at < text.length; at++) {
    const kinds = kindsAt(text, at);
    if ((kinds & BIT.letter) !== 0) counts.letter++;
    if ((kinds & BIT.number) !== 0) counts.number++;
    if ((kinds & BIT.capital) !== 0) counts.capital++;
    if ((kinds & BIT.latin) !== 0) counts.latin++;
    if ((kinds & BIT.kana) !== 0) counts.kana++;
    if ((kinds & BIT.han) !== 0) counts.han++;
  }
  return counts;
}

/** A character of two codes counts at its first. */
function kindsAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0xd800 && code < 0xe000) return kindsOf(String.fromCodePoint(text.codePointAt(at) ?? 0));
  return (KNOWN[code] ||= kindsOf(String.fromCharCode(code)));
}
