import { lexemeOf, pairsOf, tokensOf, type Token } from './search-words.js';

/** What a caller searches for, prepared: all parts must be found, in any field. */
export interface Keyword {
  /** Lexemes that the index of a match holds. */
  readonly words: readonly string[];
  /** Lexemes begin with these: single characters of scripts without spaces. */
  readonly beginnings: readonly string[];
  /** What the index cannot promise: words that must follow each other, runs longer than a pair. */
  readonly phrases: readonly string[];
}

const PART = /["“”]([^"“”]*)["“”]|([^\s"“”]+)/g;
/** More would not narrow the search any further; what is left out is checked on the texts. */
const MOST_LEXEMES = 30;

/** Spaces stand where words begin and end; a run may be found inside a longer one. */
function phraseOf(tokens: readonly Token[]): string {
  const open = tokens.at(0)?.run === true ? '' : ' ';
  const close = tokens.at(-1)?.run === true ? '' : ' ';
  return open + tokens.map((token) => token.text).join(' ') + close;
}

const isSettledByIndex = ([first, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  rest.length === 0 &&
  (first.run ? [...first.text].length <= 2 : lexemeOf(first.text) === first.text);

const isSingle = (token: Token): boolean => token.run && [...token.text].length === 1;

const lexemesOf = (token: Token): string[] => (token.run ? pairsOf(token.text) : [lexemeOf(token.text)]);

/** Words in any order, "words in quotes" in this order. null: nothing in it can be found, like punctuation only. */
export function parseKeyword(text: string): Keyword | null {
  const parts = [...text.matchAll(PART)]
    .map(([, quoted, plain]) => tokensOf(quoted ?? plain ?? ''))
    .filter((tokens) => tokens.length > 0);
  if (parts.length === 0) return null;
  const tokens = parts.flat();
  const words = [...new Set(tokens.filter((token) => !isSingle(token)).flatMap(lexemesOf))];
  const beginnings = [...new Set(tokens.filter(isSingle).map((token) => token.text))];
  const asked = { words: words.slice(0, MOST_LEXEMES), beginnings: beginnings.slice(0, MOST_LEXEMES) };
  const allAsked = words.length + beginnings.length === asked.words.length + asked.beginnings.length;
  const unsettled = allAsked ? parts.filter((part) => !isSettledByIndex(part)) : parts;
  return { ...asked, phrases: [...new Set(unsettled.map(phraseOf))] };
}

/** Whether texts that the index offered hold the phrases too. */
export function holdsPhrases(keyword: Keyword, texts: readonly (string | null)[]): boolean {
  if (keyword.phrases.length === 0) return true;
  const searched = texts.map((text) => (text === null ? '' : phraseText(text)));
  return keyword.phrases.every((phrase) => searched.some((text) => text.includes(phrase)));
}

const phraseText = (text: string): string =>
  ` ${tokensOf(text)
    .map((token) => token.text)
    .join(' ')} `;
