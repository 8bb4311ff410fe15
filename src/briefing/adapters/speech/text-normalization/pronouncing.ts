import type { Language } from '../../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../../shared/kernel/hosts/pronunciation.js';
import { MOST_PLACEHOLDERS, placeholderOf, withoutPlaceholders, withReplaced } from './placeholders.js';
import { withoutSigns, withPlainSpaces } from './plain-text.js';
import { folded, RespelledWords, unified, type Entry, type Match } from './respelled-words.js';
import { RULERS } from './roman-numerals.js';
import { speakableJapanese } from './speakable-ja.js';
import { withOneForm } from './speakable-zh.js';

/** A node of a prefix tree over written forms: a text is read in linear time, however many there are. */
interface Node {
  readonly next: Map<string, Node>;
  entry?: Entry;
}

/** A text with placeholders for what is respelled. */
export interface Respelled {
  readonly text: string;
  /** Puts the respellings where the placeholders are. */
  restore(text: string): string;
}

/**
 * Characters by which respellings make a text longer, beside its own length; the longest one always fits. Five hundred
 * everyday words, each with a sentence for it, would make a day of speech of an hour.
 */
const MOST_ADDED = 480;

const INNER_CAPITAL = /[\p{L}\p{N}]\p{Lu}/u;
const CERTAIN = /^[\p{sc=Han}\p{sc=Hiragana}]{3,}$/u;
const KANA = /^[\p{sc=Hiragana}\p{sc=Katakana}ー・ ]+$/u;
const CAPITAL = /^\p{Lu}/u;
const RULER = new RegExp(`^(?:${RULERS})$`);

function oneForm(text: string, language: Language): string {
  if (language === 'zh') return withOneForm(text);
  return text.normalize(language === 'ja' ? 'NFKC' : 'NFC');
}

const plain = (text: string, language: Language): string =>
  withPlainSpaces(withoutPlaceholders(oneForm(text, language)));

/** Kana are said as they are; of anything else a Japanese engine needs the reading. */
function saidFor(respelling: string, language: Language): string {
  if (language !== 'ja') return withoutSigns(respelling);
  return KANA.test(respelling) ? withPlainSpaces(respelling.replaceAll('・', ' ')) : speakableJapanese(respelling);
}

const LETTER = /[\p{L}\p{N}]/u;

const kindOf = (word: string) => (RULER.test(word) ? 'ruler' : CAPITAL.test(word) ? 'name' : 'word');

/** The pronunciations of one language, ready to be looked for in many texts. */
export class Pronouncing {
  private readonly root: Node = { next: new Map() };
  private readonly segmenter: Intl.Segmenter;
  private readonly language: Language;
  private readonly known = new Map<string, string>();

  /** Of two for one written form the first counts. */
  constructor(pronunciations: readonly Pronunciation[], language: Language) {
    this.language = language;
    this.segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    for (const pronunciation of pronunciations) this.add(pronunciation);
  }

  respell(text: string): Respelled {
    const said: string[] = [];
    const numbers = new Map<string, number>();
    const read = plain(text, this.language);
    let spare = read.length + MOST_ADDED;
    const respelled = this.replaced(read, (word, respelling) => {
      const spoken = this.spoken(respelling);
      const number = numbers.get(spoken) ?? said.length;
      const added = spoken.length - word.length;
      if (spoken === '' || number >= MOST_PLACEHOLDERS || added > spare) return word;
      spare -= Math.max(0, added);
      if (number === said.length) said.push(spoken);
      numbers.set(spoken, number);
      return placeholderOf(number, kindOf(word));
    });
    return { text: respelled, restore: (spoken) => withReplaced(spoken, said) };
  }

  private add({ written, respelling }: Pronunciation): void {
    const word = unified(plain(written, this.language));
    if (word === '') return;
    let node = this.root;
    for (const unit of folded(word, this.language).split('')) {
      const next = node.next.get(unit) ?? { next: new Map<string, Node>() };
      node.next.set(unit, next);
      node = next;
    }
    // In capitals ß is SS; elsewhere ss is another sound ("Maße", "Masse").
    if (this.language === 'de' && word.includes('ß')) this.add({ written: word.toUpperCase(), respelling });
    node.entry ??= { written: word, said: respelling, exact: INNER_CAPITAL.test(word), certain: CERTAIN.test(word) };
  }

  /** Of words that are found only: in Japanese a long list would take seconds. */
  private spoken(respelling: string): string {
    const spoken = this.known.get(respelling) ?? saidFor(respelling, this.language);
    this.known.set(respelling, spoken);
    return spoken;
  }

  private replaced(text: string, placeholder: (word: string, said: string) => string): string {
    const words = new RespelledWords(text, this.language, this.segmenter);
    const parts: string[] = [];
    let copied = 0;
    for (let at = 0; at < text.length; at += 1) {
      const match = this.longest(words, at);
      if (match === null) continue;
      const word = placeholder(text.slice(at, match.end), match.said);
      parts.push(text.slice(copied, at), this.apart(word, text[at - 1], text[match.end]));
      copied = match.end;
      at = copied - 1;
    }
    return parts.join('') + text.slice(copied);
  }

  /** "C++17": signs are the end of a word, but what is said for them is not. */
  private apart(word: string, before = '', after = ''): string {
    if (this.language === 'zh' || this.language === 'ja') return word;
    return `${LETTER.test(before) ? ' ' : ''}${word}${LETTER.test(after) ? ' ' : ''}`;
  }

  private longest(words: RespelledWords, from: number): Match | null {
    const found: (readonly [Entry, number])[] = [];
    let node = this.root.next.get(words.folded[from] ?? '');
    for (let end = from + 1; node !== undefined; end += 1) {
      if (node.entry !== undefined) found.push([node.entry, end]);
      node = node.next.get(words.folded[end] ?? '');
    }
    for (const [entry, end] of found.toReversed()) {
      const match = words.match(entry, from, end);
      if (match !== null) return match;
    }
    return null;
  }
}
