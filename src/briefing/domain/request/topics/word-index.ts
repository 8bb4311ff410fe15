import { withoutDiacritics } from '../../../../shared/kernel/fold.js';

/** A word of the Latin script, folded. */
interface Word {
  readonly text: string;
  /** Written with a capital, as names are. */
  readonly isCapital: boolean;
}

/** A text that is looked through for many words: taken apart once. */
export interface IndexedText {
  readonly words: readonly Word[];
  /** In one case, for the scripts that part no words. */
  readonly letters: string;
  readonly hasUnspaced: boolean;
}

const WORD = /[\p{sc=Latin}\p{N}]+/gu;
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;
/** スキー is not in パスキー; longer katakana words do stand inside compounds (プロバスケットボール). */
const SHORT_KATAKANA = /^[\p{sc=Katakana}ー]{1,3}$/u;
const KATAKANA = /[\p{sc=Katakana}ー]/u;

const folded = (word: string): string => withoutDiacritics(word.toLowerCase()).replaceAll('ß', 'ss');

/** `letters`: the same text as the lexicons write it. */
export function indexed(shown: string, letters: string): IndexedText {
  const words = (shown.match(WORD) ?? []).map((word) => ({ text: folded(word), isCapital: /^\p{Lu}/u.test(word) }));
  return { words, letters, hasUnspaced: UNSPACED.test(letters) };
}

/** The rest of a phrase behind the word that it is found by. */
interface Entry {
  readonly words: readonly string[];
  /** `*` stands behind its last word. */
  readonly isOpen: boolean;
}

const SAME_WORD = 6;
const SHORTEST_BEGINNING = 2;
const SHORTEST_MIDDLE = 4;
/** "s?": with it or without. */
const OPTIONAL = /(\p{L})\?/u;

/**
 * Many hundreds of phrases, looked for in a text in the time that its length takes: a pattern of as many alternatives
 * would try each of them at every letter.
 */
export class WordIndex {
  private readonly byWord = new Map<string, Entry[]>();
  private readonly beginnings = new Set<string>();
  private readonly ends = new Set<string>();
  private readonly middles = new Set<string>();
  private readonly byLetter = new Map<string, string[]>();
  private readonly capitals: boolean;

  /** `*` stands for any letters; `capitals`: only what is written as a name counts. */
  constructor(phrases: readonly string[], which?: 'capitals') {
    this.capitals = which === 'capitals';
    for (const phrase of phrases) this.add(phrase);
  }

  /** How many different ones the text holds: "goal, goal, goal" is one piece of evidence. */
  distinctIn(text: IndexedText): number {
    const found = new Set<string>();
    for (let at = 0; at < text.words.length;) at += this.wordsAt(text.words, at, found) || 1;
    if (text.hasUnspaced && this.byLetter.size > 0) this.unspaced(text.letters, found);
    return found.size;
  }

  private add(phrase: string): void {
    if (OPTIONAL.test(phrase)) {
      this.add(phrase.replace(OPTIONAL, ''));
      this.add(phrase.replace(OPTIONAL, '$1'));
    } else if (UNSPACED.test(phrase)) push(this.byLetter, phrase.charAt(0), phrase);
    else this.addWords(phrase);
  }

  private addWords(phrase: string): void {
    const [first, ...rest] = [...phrase.matchAll(WORD)].map(([word]) => folded(word));
    if (first === undefined) return;
    const [opens, closes] = [!phrase.startsWith('*'), !/[\p{L}\p{N}]\*$/u.test(phrase)];
    if (rest.length > 0 || (opens && closes)) push(this.byWord, first, { words: rest, isOpen: !closes });
    else if (opens) this.beginnings.add(first);
    else (closes ? this.ends : this.middles).add(first);
  }

  /** How many words the longest phrase takes that begins here. */
  private wordsAt(words: readonly Word[], at: number, found: Set<string>): number {
    const word = words[at];
    if (word === undefined || (this.capitals && !word.isCapital)) return 0;
    let longest = 0;
    for (const entry of this.byWord.get(word.text) ?? []) {
      if (entry.words.length < longest || !follows(words, at + 1, entry)) continue;
      longest = entry.words.length + 1;
    }
    if (longest === 0 && this.isPart(word.text)) longest = 1;
    if (longest > 0) found.add(sameWord(words.slice(at, at + longest)));
    return longest;
  }

  private isPart(word: string): boolean {
    const { beginnings, ends, middles } = this;
    for (let end = SHORTEST_BEGINNING; end <= word.length; end++) if (beginnings.has(word.slice(0, end))) return true;
    if (ends.size + middles.size === 0) return false;
    for (let start = 0; start < word.length; start++) {
      if (ends.has(word.slice(start))) return true;
      for (let end = start + SHORTEST_MIDDLE; end <= word.length; end++)
        if (middles.has(word.slice(start, end))) return true;
    }
    return false;
  }

  private unspaced(letters: string, found: Set<string>): void {
    for (let at = 0; at < letters.length;) {
      let longest = '';
      for (const phrase of this.byLetter.get(letters.charAt(at)) ?? []) {
        if (phrase.length > longest.length && letters.startsWith(phrase, at) && isWhole(phrase, letters, at))
          longest = phrase;
      }
      if (longest !== '') found.add(longest.slice(0, SAME_WORD));
      at += longest.length || 1;
    }
  }
}

const sameWord = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .slice(0, SAME_WORD);

const isWhole = (phrase: string, letters: string, at: number): boolean =>
  !SHORT_KATAKANA.test(phrase) || !KATAKANA.test(letters.charAt(at - 1));

function follows(words: readonly Word[], from: number, { words: rest, isOpen }: Entry): boolean {
  return rest.every((part, index) => {
    const word = words[from + index]?.text;
    return word === part || (isOpen && index === rest.length - 1 && word?.startsWith(part) === true);
  });
}

function push<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known === undefined) map.set(key, [value]);
  else known.push(value);
}
