/** `run`: a character of a script that is written without spaces, where a dictionary has to say what is a word. */
type Kind = 'letter' | 'katakana' | 'run' | 'other';

const KATAKANA = /[\p{sc=Katakana}ー]/u;
const RUN = /[\p{sc=Han}\p{sc=Hiragana}]/u;
const LETTER = /[\p{L}\p{N}\p{M}]/u;

function kindOf(character: string): Kind {
  if (KATAKANA.test(character)) return 'katakana';
  if (RUN.test(character)) return 'run';
  return LETTER.test(character) ? 'letter' : 'other';
}

const isLowSurrogate = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

const characterBefore = (text: string, at: number): string =>
  text.slice(at - (isLowSurrogate(text.charCodeAt(at - 1)) ? 2 : 1), at);

const characterAt = (text: string, at: number): string => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** "5" is no word of "3.5", "12:30", "9/11/2001" or "$5": numbers are read as a whole. */
export const isInsideNumber = (before: string, after: string): boolean =>
  (/^\d/.test(after) && /\d[.,:/]$|[$€£¥] ?$/.test(before)) || (/\d$/.test(before) && /^[.,:/]\d/.test(after));

/** Where words of one text begin and end. */
export class WordEdges {
  private readonly text: string;
  private readonly segmenter: Intl.Segmenter;
  private segmented: ReadonlySet<number> | null = null;

  constructor(text: string, segmenter: Intl.Segmenter) {
    this.text = text;
    this.segmenter = segmenter;
  }

  /** `certain`: long enough to be no part of other words where words have no spaces between them. */
  at(place: number, certain: boolean): boolean {
    if (place <= 0 || place >= this.text.length) return true;
    const [before, after] = [kindOf(characterBefore(this.text, place)), kindOf(characterAt(this.text, place))];
    if (before !== after || before === 'other') return true;
    return before === 'run' && (certain || this.segments().has(place));
  }

  private segments(): ReadonlySet<number> {
    this.segmented ??= new Set(Array.from(this.segmenter.segment(this.text), ({ index }) => index));
    return this.segmented;
  }
}
