import { InvalidRequest } from '../../shared/kernel/domain-error.js';
import { lexemeOf, pairsOf, tokensOf, type Token } from './search-words.js';

/** Words and phrases, divided by who can find them. */
export interface Terms {
  /** Lexemes of the index. */
  readonly words: readonly string[];
  /** Lexemes of the index begin with these: single characters of scripts without spaces. */
  readonly beginnings: readonly string[];
  /** What the index cannot promise: words that must follow each other, runs longer than a pair. */
  readonly phrases: readonly string[];
}

/** What a caller searches for, prepared: everything wanted is in some field, nothing unwanted is in any. */
export interface Keyword {
  /** The index knows where the phrases may be: their words are among the words. */
  readonly wanted: Terms;
  /** The index decides on words and beginnings; of the phrases it knows nothing. */
  readonly unwanted: Terms;
}

/** As keyboards of seven languages have them. */
const QUOTES = '"“”„«»「」『』＂';
/**
 * A minus right before a word or a quotation, and only there, says that it is unwanted. A quotation begins where a word
 * could (in 24" none does) and ends at the next mark, or at the end.
 */
const PART = new RegExp(
  `((?<=^|\\s)[-−－]+)?(?:(?:(?<![\\p{L}\\p{N}])[${QUOTES}]|[„«「『])([^${QUOTES}]*)[${QUOTES}]?|([^\\s${QUOTES}]+))`,
  'gu',
);
/** C#, .NET: without their mark they are other words. */
const MARKED = /(?<![\p{L}\p{N}])\p{L}#|(?<![\p{L}\p{N}.])\.\p{L}/u;

/** Each costs a look at every text that the others have found. */
const MOST_PARTS = 64;
/** More would not narrow the search any further; what is left out is checked on the texts. */
const MOST_LEXEMES = 30;

interface Part {
  readonly tokens: readonly Token[];
  readonly phrase: string;
  readonly unwanted: boolean;
}

/** Spaces stand where words begin and end; a run may be found inside a longer one. */
function phraseOf(tokens: readonly Token[]): string {
  const open = tokens.at(0)?.run === true ? '' : ' ';
  const close = tokens.at(-1)?.run === true ? '' : ' ';
  return open + tokens.map((token) => token.text).join(' ') + close;
}

function partsOf(text: string): Part[] {
  const parts = new Map<string, Part>();
  for (const [, minus, quoted, plain] of text.matchAll(PART)) {
    const said = quoted ?? plain ?? '';
    const tokens = tokensOf(said, MARKED.test(said) ? 'words and marks' : 'words');
    if (tokens.length === 0) continue;
    const part = { tokens, phrase: phraseOf(tokens), unwanted: minus !== undefined };
    parts.set(`${part.unwanted ? '-' : ''}${part.phrase}`, part);
    if (parts.size > MOST_PARTS) {
      throw new InvalidRequest(`keyword has more than ${MOST_PARTS} different words and phrases; use fewer.`);
    }
  }
  return [...parts.values()];
}

const isSettledByIndex = ([first, ...rest]: readonly Token[]): boolean =>
  first !== undefined &&
  rest.length === 0 &&
  (first.run ? [...first.text].length <= 2 : lexemeOf(first.text) === first.text);

const isSingle = (token: Token): boolean => token.run && [...token.text].length === 1;

const lexemesOf = (token: Token): string[] => {
  if (token.mark) return [];
  return token.run ? pairsOf(token.text) : [lexemeOf(token.text)];
};

/** One character is in very many lexemes: it is asked for only where nothing longer is. */
function askedOf({ tokens }: Part): Pick<Terms, 'words' | 'beginnings'> {
  const words = tokens.filter((token) => !isSingle(token)).flatMap(lexemesOf);
  return { words, beginnings: words.length > 0 ? [] : tokens.filter(isSingle).map(({ text }) => text) };
}

/** The first of these, which the index is asked for, and whether that is all of them. */
function asked(parts: readonly Part[]): Pick<Terms, 'words' | 'beginnings'> & { readonly all: boolean } {
  const words = [...new Set(parts.flatMap((part) => askedOf(part).words))];
  const beginnings = [...new Set(parts.flatMap((part) => askedOf(part).beginnings))];
  return {
    words: words.slice(0, MOST_LEXEMES),
    beginnings: beginnings.slice(0, MOST_LEXEMES),
    all: Math.max(words.length, beginnings.length) <= MOST_LEXEMES,
  };
}

const phrasesOf = (parts: readonly Part[]): string[] => parts.map(({ phrase }) => phrase);

function wantedOf(parts: readonly Part[]): Terms {
  const { all, ...terms } = asked(parts);
  return { ...terms, phrases: phrasesOf(all ? parts.filter(({ tokens }) => !isSettledByIndex(tokens)) : parts) };
}

function unwantedOf(parts: readonly Part[]): Terms {
  const settled = parts.filter(({ tokens }) => isSettledByIndex(tokens));
  const { all, ...terms } = asked(settled);
  return { ...terms, phrases: phrasesOf(all ? parts.filter((part) => !settled.includes(part)) : parts) };
}

/**
 * Words in any order, "words in quotes" in this order, -word and -"words in quotes" nowhere. null: nothing in it can be
 * found or left out, like punctuation only. Throws InvalidRequest when it has too many parts.
 */
export function parseKeyword(text: string): Keyword | null {
  const parts = partsOf(text);
  if (parts.length === 0) return null;
  return {
    wanted: wantedOf(parts.filter(({ unwanted }) => !unwanted)),
    unwanted: unwantedOf(parts.filter(({ unwanted }) => unwanted)),
  };
}

/** Whether the index alone cannot tell, so that texts must be read. */
export const asksTexts = ({ wanted, unwanted }: Keyword): boolean =>
  wanted.phrases.length > 0 || unwanted.phrases.length > 0;

/** Whether texts that the index offered hold the wanted phrases, and none of the unwanted. */
export function fitsTexts(keyword: Keyword, texts: readonly (string | null)[]): boolean {
  if (!asksTexts(keyword)) return true;
  const { wanted, unwanted } = keyword;
  const holds = holderOf(texts.filter((text) => text !== null));
  return wanted.phrases.every(holds) && !unwanted.phrases.some(holds);
}

const MARK = / [#.] /;

function holderOf(texts: readonly string[]): (phrase: string) => boolean {
  const plain = texts.map((text) => spaced(tokensOf(text)));
  let marked: string[] | null = null;
  return (phrase) => {
    if (!MARK.test(phrase)) return plain.some((text) => text.includes(phrase));
    marked ??= texts.map((text) => spaced(tokensOf(text, 'words and marks')));
    return marked.some((text) => text.includes(phrase));
  };
}

const spaced = (tokens: readonly Token[]): string => ` ${tokens.map((token) => token.text).join(' ')} `;
