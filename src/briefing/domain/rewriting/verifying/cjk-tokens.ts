import type { Language } from '../../../../shared/kernel/language.js';
import { cjkNumberAt } from '../../composing/text/numbers/cjk-numbers.js';
import { lexiconOf, type Lexicon, type Sense } from './lexicon.js';
import type { Operator } from './lexicon-source.js';
import { isTime, type Token, type TokenKind } from './token.js';

const HAN = /\p{sc=Han}/u;
const KATAKANA = /[\p{sc=Katakana}ー・]+/uy;
const LATIN = /[A-Za-zÀ-ž][A-Za-zÀ-ž0-9'’.-]*/uy;
const FRACTION = ['分之', '分の'] as const;
const LONGEST_ENTRY = 8;
const COUNTER = /^[人名个個只条件本回位次项項家所台隻匹頭点冊枚軒级級岁歳座种種代]/u;
const QUANTIFYING: readonly Operator[] = ['about', 'nearly', 'over', 'least', 'most', 'under'];
/** After a number: "40多人", "300人以上" */
const AFTER_NUMBER: readonly (readonly [RegExp, Operator])[] = [
  [/^(?:\p{sc=Han}{0,2})(?:左右|上下|前后|前後|程度|ほど|ごろ)/u, 'about'],
  [/^(?:多|余|余り|超)|^\p{sc=Han}{0,2}(?:以上|余り|超)/u, 'over'],
  [/^\p{sc=Han}{0,2}を(?:超え|上回)/u, 'over'],
  [/^\p{sc=Han}{0,2}(?:近く)/u, 'nearly'],
  [/^\p{sc=Han}{0,2}(?:以下|未満|足らず|に満たない)/u, 'under'],
];

/**
 * The tokens of a Chinese or Japanese text: what the lexicon knows, numbers, foreign words, and all else as pairs of
 * neighbouring characters, so that nothing depends on the dictionary of an ICU version.
 */
export const cjkTokens = (text: string, language: Language): readonly Token[] =>
  new CjkReader(withoutStarting(text.normalize('NFKC').replace(/\s+/gu, ' ')), language).tokens();

/** "从下周一开始,": what is due begins then, as "从下周一起" says. Nothing moves: both are read, none is a verb. */
const withoutStarting = (text: string): string => text.replace(/(?<=从[^,。;]{1,8})开始(?=,)/gu, '起 ');

const WILL: Sense = { operators: ['intent'], free: false };

class CjkReader {
  private readonly text: string;
  private readonly lexicon: Lexicon;
  private readonly found: Token[] = [];
  /** Where the characters began that nothing has read yet. */
  private run = -1;

  constructor(text: string, language: Language) {
    this.text = text;
    this.lexicon = lexiconOf(language);
  }

  tokens(): readonly Token[] {
    let at = 0;
    while (at < this.text.length) {
      const length = this.read(at);
      if (length === 0) {
        if (this.run < 0) this.run = at;
        at++;
      } else at += length;
    }
    this.flush(at);
    return this.found;
  }

  private read(at: number): number {
    const letter = this.text[at] ?? '';
    if (/[。!?;\n:]/u.test(letter)) return this.mark(at, 'stop');
    if (/[,、]/u.test(letter)) return this.mark(at, 'comma');
    if (!/[\p{L}\p{N}%ー]/u.test(letter)) return this.skip(at);
    const fraction = this.fractionAt(at);
    if (fraction !== undefined) return fraction;
    const entry = this.entryAt(at);
    if (entry !== undefined && entry.word.length > this.numeralsAt(at))
      return this.pushEntry(at, entry.word, entry.sense);
    const number = this.numberAt(at);
    if (number !== undefined) return number;
    const foreign = matchAt(KATAKANA, this.text, at) ?? matchAt(LATIN, this.text, at);
    if (foreign !== undefined) return this.pushName(at, foreign);
    if (entry !== undefined) return this.pushEntry(at, entry.word, entry.sense);
    return HAN.test(letter) ? 0 : this.skip(at);
  }

  /** How many characters a number takes here: "第一次" is a word, "第一" is none. */
  private numeralsAt(at: number): number {
    const ordinal = this.text[at] === '第' ? 1 : 0;
    const number = cjkNumberAt(this.text, at + ordinal);
    return number === undefined ? 0 : ordinal + number.length;
  }

  private mark(at: number, kind: TokenKind): number {
    this.flush(at);
    this.found.push(this.token(at, this.text[at] ?? '', kind, true));
    return 1;
  }

  private skip(at: number): number {
    this.flush(at);
    return 1;
  }

  private pushName(at: number, text: string): number {
    this.flush(at);
    this.found.push({ ...this.token(at, text, 'name', false), key: text.toLowerCase() });
    return text.length;
  }

  private entryAt(at: number): { readonly word: string; readonly sense: Sense } | undefined {
    for (let length = Math.min(LONGEST_ENTRY, this.text.length - at); length > 0; length--) {
      const word = this.text.slice(at, at + length);
      const sense = this.senseIn(word, at);
      // "日" is a day only after a number, and else a part of "日本".
      const isUnit = sense?.group?.startsWith('unit:') === true;
      if (sense !== undefined && isUnit && this.isBehindNumber(at)) return { word, sense: { ...sense, operators: [] } };
      if (sense !== undefined && !isUnit && !this.isCounted(sense, at)) return { word, sense };
      if (sense !== undefined && isUnit && sense.operators.length > 0)
        return { word, sense: { operators: sense.operators, free: false } };
    }
    return undefined;
  }

  /** What a word means where it stands. */
  private senseIn(word: string, at: number): Sense | undefined {
    const sense = this.lexicon.exact.get(word);
    if (word === '会' && this.isWill(at)) return WILL;
    // "緊急時の計画を見直す": a plan that there is, as against "計画している".
    if (word === '計画' && /[をのがに]/u.test(this.text[at + 2] ?? ''))
      return { operators: [], free: false, group: 'same:計画' };
    // "午夜前": not "the former".
    if (word === '前' && /[夜午晚底初末节赛战选目此之以提眼面当年月日天周期]/u.test(this.text[at - 1] ?? ''))
      return undefined;
    return sense;
  }

  /** "他会提出上诉", no "会议" */
  private isWill(at: number): boolean {
    return (
      this.lexicon === lexiconOf('zh') &&
      /[他她它们也还就都,]/u.test(this.text[at - 1] ?? '') &&
      !/[议员长场见谈面晤计]/u.test(this.text[at + 1] ?? '')
    );
  }

  /** "三年前": not "the former" */
  private isCounted({ operators }: Sense, at: number): boolean {
    const before = this.found.at(-1);
    const isTimeBefore =
      before !== undefined && this.run < 0 && isTime(before) && before.at + before.text.length === at;
    return operators.includes('former') && isTimeBefore;
  }

  private isBehindNumber(at: number): boolean {
    const before = this.found.at(-1);
    return this.run < 0 && before?.kind === 'number' && before.at + before.text.length >= at - 2;
  }

  private pushEntry(at: number, word: string, sense: Sense): number {
    // A long run of katakana is one foreign word, whatever begins it.
    const foreign = matchAt(KATAKANA, this.text, at);
    if (foreign !== undefined && foreign.length > word.length) return this.pushName(at, foreign);
    this.flush(at);
    const kind = sense.group !== undefined ? 'group' : sense.operators.length > 0 ? 'operator' : 'free';
    const { operators } = sense;
    const joins = this.lexicon.conjunctions.has(word);
    this.found.push({ ...this.token(at, word, kind, joins), operators, key: sense.group ?? word });
    return word.length;
  }

  /** "三分之二", "3分の2" */
  private fractionAt(at: number): number | undefined {
    if (this.text.startsWith('百分之', at)) return undefined;
    const below = cjkNumberAt(this.text, at);
    const link =
      below === undefined ? undefined : FRACTION.find((word) => this.text.startsWith(word, at + below.length));
    if (below === undefined || link === undefined || below.value === 0) return undefined;
    const above = cjkNumberAt(this.text, at + below.length + link.length);
    if (above === undefined) return undefined;
    const length = below.length + link.length + above.length;
    this.flush(at);
    this.pushNumber(at, above.value / below.value, length, { percent: false, ordinal: false });
    return length;
  }

  /** Reads a number with its unit; how many characters it took. */
  private numberAt(at: number): number | undefined {
    const percent = this.text.startsWith('百分之', at) ? 3 : 0;
    const ordinal = this.text[at] === '第' ? 1 : 0;
    const number = cjkNumberAt(this.text, at + percent + ordinal);
    if (number === undefined || !this.counts(at + percent + ordinal, number.length, percent + ordinal > 0))
      return undefined;
    const length = percent + ordinal + number.length;
    const isMonth = this.text[at + length] === '月' && number.value >= 1 && number.value <= 12;
    this.flush(at);
    if (isMonth) {
      this.found.push({
        ...this.token(at, this.text.slice(at, at + length + 1), 'group', false),
        key: `month:${number.value}`,
      });
      return length + 1;
    }
    this.pushNumber(at, number.value, length, { percent: percent > 0, ordinal: ordinal > 0 });
    return length;
  }

  private pushNumber(at: number, value: number, length: number, is: { percent: boolean; ordinal: boolean }): void {
    const rest = this.text.slice(at + length, at + length + LONGEST_ENTRY);
    const behind = rest.replace(/^(?:多|余|余り|人|名)/u, '');
    const unit = is.percent ? this.lexicon.exact.get('%')?.group : this.unitOf(behind);
    const about = [
      ...this.quantifiers(),
      ...AFTER_NUMBER.flatMap(([pattern, operator]) => (pattern.test(rest) ? [operator] : [])),
    ].filter((operator) => QUANTIFYING.includes(operator));
    const quantity = { value, ordinal: is.ordinal, unit, about };
    this.found.push({
      ...this.token(at, this.text.slice(at, at + length), 'number', false),
      key: `number:${value}`,
      quantity,
    });
  }

  /** "至少造成15人死亡": a verb may stand between. */
  private quantifiers(): readonly Operator[] {
    const about: Operator[] = [];
    for (const token of this.found.slice(-3).toReversed()) {
      if (token.kind === 'comma' || token.kind === 'stop' || token.kind === 'number') break;
      // "国境の近くで男2人": near a place, not nearly two; of a number it stands behind it.
      if (token.key !== '近く') about.push(...token.operators);
    }
    return about;
  }

  private unitOf(rest: string): string | undefined {
    for (let length = Math.min(6, rest.length); length > 0; length--) {
      const group = this.lexicon.exact.get(rest.slice(0, length))?.group;
      if (group?.startsWith('unit:') === true) return group;
    }
    return undefined;
  }

  /** "三菱" and "一种" are no numbers; "三年" is one. */
  private counts(at: number, length: number, introduced: boolean): boolean {
    const numerals = this.text.slice(at, at + length);
    if (introduced || /\d/u.test(numerals)) return true;
    const rest = this.text.slice(at + length, at + length + LONGEST_ENTRY);
    if (/^[种種]/u.test(rest) || (numerals === '一' && !/^[年月日]/u.test(rest))) return false;
    if (/[十百千万亿億]/u.test(numerals) && length > 1) return true;
    return COUNTER.test(rest) || this.unitOf(rest) !== undefined || (numerals.length > 2 && rest.startsWith('年'));
  }

  /** What nothing has read is cut into pairs. */
  private flush(at: number): void {
    if (this.run < 0) return;
    const letters = this.text.slice(this.run, at);
    const start = this.run;
    this.run = -1;
    if (letters.length === 1) this.found.push(this.token(start, letters, 'word', false));
    for (let index = 0; index + 1 < letters.length; index++) {
      this.found.push(this.token(start + index, letters.slice(index, index + 2), 'word', false));
    }
  }

  private token(at: number, text: string, kind: TokenKind, joins: boolean): Token {
    return { kind, text, key: text, operators: [], marked: false, joins, at };
  }
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
