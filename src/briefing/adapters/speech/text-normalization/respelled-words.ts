import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../../domain/request/chinese-characters.js';
import { endingsOf, isInsideContraction, isRestOfContraction } from './word-endings.js';
import { isInsideNumber, WordEdges } from './word-edges.js';

export interface Entry {
  readonly written: string;
  readonly said: string;
  /** Its capitals matter: "IT" is not "it". */
  readonly exact: boolean;
  /** Of at least three characters of a script without spaces: no part of other words. */
  readonly certain: boolean;
}

export interface Match {
  readonly end: number;
  readonly said: string;
}

/** The longest thing after a word that `word-endings.ts` looks at. */
const CONTRACTION = 4;
/** The longest thing on either side of it that says that it is a part of a number. */
const SEPARATOR = 2;

/** "US$5" is of dollars, not of the US. */
const MONEY = /^\p{L}[$€£¥]/u;

const CAPITAL = /^\p{Lu}/u;

/** One sign for what is typed in several ways; as long as the text. */
export const unified = (text: string): string => text.replaceAll('’', "'").replace(/[‐‑]/g, '-');

/** As long as the text: İ alone has a small letter of two units. In Chinese, one script stands for both. */
export const folded = (text: string, language: Language): string =>
  inOneScript(unified(text), language).replaceAll('İ', 'I').toLowerCase().replaceAll('ς', 'σ');

/** What of one text is a whole word. */
export class RespelledWords {
  readonly folded: string;
  private readonly unified: string;
  private readonly edges: WordEdges;
  private readonly language: Language;

  constructor(text: string, language: Language, segmenter: Intl.Segmenter) {
    this.language = language;
    this.folded = folded(text, language);
    this.unified = unified(text);
    this.edges = new WordEdges(text, segmenter);
  }

  /** What is said for the text from `from`, which reads as the entry up to `end`; null: it is another word. */
  match(entry: Entry, from: number, end: number): Match | null {
    if (entry.exact && !this.unified.startsWith(entry.written, from)) return null;
    if (!this.begins(from, entry.certain)) return null;
    if (this.edges.at(end, entry.certain)) return this.endsAt(end) ? { end, said: entry.said } : null;
    return this.withEnding(entry, from, end);
  }

  private withEnding({ written, said, exact }: Entry, from: number, end: number): Match | null {
    for (const ending of endingsOf(written, this.language)) {
      const added = ending.of(written);
      if (ending.ofNouns === true && !(CAPITAL.test(written) && CAPITAL.test(this.unified.slice(from)))) continue;
      const after = end + added.length;
      const there = (exact ? this.unified : this.folded).startsWith(added, end);
      if (there && this.edges.at(after, false) && this.endsAt(after)) return { end: after, said: ending.said(said) };
    }
    return null;
  }

  private begins(place: number, certain: boolean): boolean {
    if (!this.edges.at(place, certain) || this.isInsideNumber(place)) return false;
    const before = this.folded.slice(Math.max(0, place - 2), place);
    return !isRestOfContraction(before, this.unified[place] ?? '', this.language);
  }

  private isInsideNumber(place: number): boolean {
    const [before, after] = [
      this.folded.slice(Math.max(0, place - SEPARATOR), place),
      this.folded.slice(place, place + SEPARATOR),
    ];
    return isInsideNumber(before, after);
  }

  private endsAt(place: number): boolean {
    if (MONEY.test(this.folded.slice(place - 1, place + 1)) || this.isInsideNumber(place)) return false;
    return !isInsideContraction(this.folded.slice(place, place + CONTRACTION), this.language);
  }
}
