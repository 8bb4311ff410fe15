import { InvalidRequest } from '../../shared/kernel/domain-error.js';
import { lexemeOf, pairsOf, tokensOf, type Token } from './search-words.js';

/** Words and phrases, divided by who can find them. */
export interface Terms {
  /** Lexemes of the index. */
  readonly words: readonly string[];
  /**
   * Lexemes of the index begin with these: single characters of scripts without spaces. Very many lexemes do, so they
   * are asked for only where no word is wanted; else the texts are checked for them.
   */
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

const isSingle = (token: Token): boolean => token.run && [...token.text].length === 1;

const isSettledByIndex = ([first, ...rest]: readonly Token[], singles: boolean): boolean => {
  if (first === undefined || rest.length > 0) return false;
  if (isSingle(first)) return singles;
  return first.run ? [...first.text].length === 2 : lexemeOf(first.text) === first.text;
};

const lexemesOf = (token: Token): string[] => {
  if (token.mark) return [];
  return token.run ? pairsOf(token.text) : [lexemeOf(token.text)];
};

/** The first of what the index is asked for, and whether that is all. */
function asked(parts: readonly Part[], singles: boolean): Omit<Terms, 'phrases'> & { readonly all: boolean } {
  const tokens = parts.flatMap((part) => part.tokens);
  const words = new Set(tokens.filter((token) => !isSingle(token)).flatMap(lexemesOf));
  const beginnings = new Set(singles ? tokens.filter(isSingle).map(({ text }) => text) : []);
  return {
    words: [...words].slice(0, MOST_LEXEMES),
    beginnings: [...beginnings].slice(0, MOST_LEXEMES),
    all: Math.max(words.size, beginnings.size) <= MOST_LEXEMES,
  };
}

function termsOf(parts: readonly Part[], { unwanted, singles }: { unwanted: boolean; singles: boolean }): Terms {
  const settled = parts.filter(({ tokens }) => isSettledByIndex(tokens, singles));
  // Of a wanted phrase the index can be asked for the words; an unwanted one says nothing about its words.
  const { all, ...terms } = asked(unwanted ? settled : parts, singles);
  const unsettled = all ? parts.filter((part) => !settled.includes(part)) : parts;
  return { ...terms, phrases: unsettled.map(({ phrase }) => phrase) };
}

/**
 * Words in any order, "words in quotes" in this order, -word and -"words in quotes" nowhere. null: nothing in it can be
 * found or left out, like punctuation only. Throws InvalidRequest when it has too many parts.
 */
export function parseKeyword(text: string): Keyword | null {
  const parts = partsOf(text);
  if (parts.length === 0) return null;
  const wanted = parts.filter((part) => !part.unwanted);
  const singles = wanted.every(({ tokens }) => tokens.every(isSingle));
  return {
    wanted: termsOf(wanted, { unwanted: false, singles }),
    unwanted: termsOf(
      parts.filter((part) => part.unwanted),
      { unwanted: true, singles },
    ),
  };
}

/** Whether the index alone cannot tell, so that texts must be read. */
export const asksTexts = ({ wanted, unwanted }: Keyword): boolean =>
  wanted.phrases.length > 0 || unwanted.phrases.length > 0;

/** Whether texts that the index offered hold the wanted phrases, and none of the unwanted. */
export const fitsTexts = (keyword: Keyword, texts: readonly (string | null)[]): boolean =>
  !asksTexts(keyword) || fitting(texts)(keyword);

/** The same for several keywords and one set of texts, which are read once. */
export function fitting(texts: readonly (string | null)[]): (keyword: Keyword) => boolean {
  const holds = holderOf(texts.filter((text) => text !== null));
  return ({ wanted, unwanted }) => wanted.phrases.every(holds) && !unwanted.phrases.some(holds);
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
