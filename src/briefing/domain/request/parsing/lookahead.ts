import type { Token } from '../token.js';

const CONTENT = new Set<Token['kind']>(['word', 'quoted', 'source']);
const SHAPES = new Set<Token['kind']>(['format', 'style', 'quantity']);
const TRANSPARENT = new Set<Token['kind']>([
  'stop',
  'filler',
  'about',
  'noise',
  'sourceMark',
  'want',
  'focus',
  'question',
  'alsoMark',
  'quantity',
  'sign',
  'hash',
  'colon',
  'keep',
]);
const SCARCELY = new Set<Token['kind']>([
  'stop',
  'filler',
  'about',
  'sourceMark',
  'want',
  'focus',
  'question',
  'hash',
  'colon',
]);

const ENDS = new Set<Token['kind']>(['break', 'comma', 'list']);
const REFUSES = new Set<Token['kind']>(['exclude', 'excludeAfter', 'unlessAfter']);
const LONGEST_ARTICLE = 8;
const LONGEST_REST = 200;

/** "no politics, jokes or sarcasm" */
const OF_SPEECH =
  /^(?:jokes?|puns?|humou?r|sarcasm|irony|jargon|opinions?|comments?|music|witze|ironie|fach\p{L}*|fremdwörter|meinung\p{L}*|musik|blagues|ironie|opinions?|musique|chistes|bromas|ironía|jerga|opini\p{L}*|música|piadas|ironia|jargão)/iu;
const MAKES = /(?:make|keep|mach|halt|alles|fai[st]|tout|haz|todo|faz|faça|tudo)/iu;

const POINTS_BACK =
  /^(?:その|それ|そこ)|(?:这个|这条|它|那个|这件事)|(?<!\p{L})(?:it|that|this|them|those|damit|das|dies|es|ça|cela|ceci|le|eso|esto|ello|lo|isso|isto)(?!\p{L})|\p{L}{2}lo(?= )/iu;

/** "swap politics for culture" */
export const BY = /^(?:for|with|by|gegen|durch|par|contre|por|com|con)$/iu;

/** The day on which somebody asks, and not that of the news: "today's" is. */
const TODAY = /^(?:today|tonight|heute|aujourd'hui|hoy|hoje|今天|今日)$/iu;

/** What stands around a token of a request. */
export class Lookahead {
  private readonly shown: string;
  private readonly tokens: readonly Token[];
  private readonly found = new Map<unknown, readonly (Token | undefined)[]>();

  constructor(shown: string, tokens: readonly Token[]) {
    this.shown = shown;
    this.tokens = tokens;
  }

  textOf({ start, end }: Token): string {
    return this.shown.slice(start, end);
  }

  /** The words of the token at a place. */
  isToday(index: number): boolean {
    return TODAY.test(this.textAt(index));
  }

  textAt(index: number): string {
    const token = this.tokens[index];
    return token === undefined ? '' : this.textOf(token);
  }

  /** What is written behind the token at a place. */
  textAfter(index: number): string {
    const end = this.tokens[index]?.end ?? this.shown.length;
    return this.shown.slice(end, end + LONGEST_ARTICLE);
  }

  /** What is said from the token at a place to the end of its sentence; not all of a very long one. */
  restOfSentence(index: number): string {
    const end = this.following(index, 'break', ({ kind }) => kind === 'break')?.start ?? this.shown.length;
    const from = this.tokens[index]?.start ?? end;
    return this.shown.slice(from, Math.min(end, from + LONGEST_REST));
  }

  /** A refusal opens what follows. */
  opensRefusal(index: number): boolean {
    const next = this.next(index, TRANSPARENT);
    return next !== undefined && REFUSES.has(next);
  }

  /** Something is refused in the same part of the sentence; a comma right behind the token parts nothing. */
  refusalFollows(index: number): boolean {
    const parted = this.at(index + 1) === 'comma' || this.at(index + 1) === 'list';
    const from = parted ? index + 1 : index;
    const next = this.following(from, 'refusal', ({ kind }) => ENDS.has(kind) || REFUSES.has(kind));
    return next !== undefined && REFUSES.has(next.kind);
  }

  /** 还 or 也 follows before the next full stop, without 都: what was set aside is wanted too. */
  wantsAlso(index: number): boolean {
    const also = this.following(
      index,
      'also',
      ({ kind }) => kind === 'break' || kind === 'alsoMark' || kind === 'want',
    );
    if (also === undefined || also.kind === 'break') return false;
    const all = this.following(index, 'all', (token) => token.kind === 'break' || this.isAll(token));
    return all === undefined || all.kind === 'break';
  }

  private isAll(token: Token): boolean {
    return token.kind === 'and' && this.textOf(token) === '都';
  }

  /** "no jokes, and in plain words": what begins with such a word is not refused any more. */
  opensManner(index: number): boolean {
    const token = this.tokens[index];
    return (
      token !== undefined &&
      /^(?:with|in|mit|avec|sur|en|con|com|em|envie|j'ai|j'aimerais|je)\s/iu.test(this.textOf(token))
    );
  }

  /** "No sport, funny please", "not preachy, and make it light": how it is to be, and not what is refused as well. */
  beginsManner(index: number): boolean {
    if (OF_SPEECH.test(this.textAt(index))) return false;
    const before = this.at(index - 1);
    return before !== undefined && (ENDS.has(before) || (before === 'filler' && MAKES.test(this.textAt(index - 1))));
  }

  /** "the last elections": it belongs to what follows. */
  isAdjective(index: number): boolean {
    const token = this.tokens[index];
    return token !== undefined && /^last$/iu.test(this.textOf(token));
  }

  /** "… lead with it", "… その話から始めて": what was named before. */
  pointsBack(index: number): boolean {
    const token = this.tokens[index];
    return token !== undefined && POINTS_BACK.test(this.textOf(token));
  }

  /** "football ❌ science ✅": they mark what stands before them; in "❌ football" what follows. */
  marksBefore(): boolean {
    const last = this.tokens.findLast(({ kind }) => kind !== 'break');
    return last?.kind === 'cross' || last?.kind === 'tick';
  }

  at(index: number): Token['kind'] | undefined {
    return this.tokens[index]?.kind;
  }

  /** The next token in a direction that is more than a particle. */
  beside(index: number, step: 1 | -1): Token['kind'] | undefined {
    let at = index + step;
    while (this.tokens[at]?.kind === 'stop') at += step;
    return this.at(at);
  }

  /** "no jargon" said behind it: 専門用語もなしで */
  refusesManner(index: number, cjk: boolean): boolean {
    const next = this.beside(index, 1) === 'and' && cjk ? this.beside(index + 1, 1) : this.beside(index, 1);
    return next === 'excludeAfter' || (cjk && (next === 'unlessAfter' || next === 'less'));
  }

  /** Something is named next, past the words that mean little. */
  contentFollows(index: number): boolean {
    const next = this.next(index, TRANSPARENT);
    return next !== undefined && CONTENT.has(next);
  }

  /** Several of something that has no name: "without tariffs", and not "without Ruto". */
  commonNounFollows(index: number, isBroad: (name: string) => boolean): boolean {
    const next = this.tokens[index + 1];
    if (next?.kind !== 'word') return false;
    const word = this.textOf(next);
    return /^\p{Ll}{3,}[^su]s$/u.test(word) && !isBroad(word);
  }

  /** Style or format comes next. */
  mannerFollows(index: number): boolean {
    const next = this.next(index, TRANSPARENT);
    return next === 'style' || next === 'format';
  }

  /** "swap politics for culture": of what is replaced by nothing, nothing is said. */
  replacedBy(index: number): boolean {
    const by = this.following(index, 'by', (token) => token.kind === 'break' || BY.test(this.textOf(token)));
    return by !== undefined && by.kind !== 'break';
  }

  /** "Plus de sport, moins de politique" */
  lessFollows(index: number): boolean {
    const next = this.following(index, 'less', ({ kind }) => kind === 'break' || kind === 'exclude' || kind === 'less');
    return next?.kind === 'less';
  }

  /** "Length: 4 minutes" */
  shapeFollows(index: number): boolean {
    const next = this.at(index + 1);
    return next !== undefined && SHAPES.has(next);
  }

  /** What "only" is said of: something named, or how the briefing is to be. */
  restricted(index: number): 'content' | 'shape' | null {
    const next = this.next(index, SCARCELY);
    if (next === undefined) return null;
    return CONTENT.has(next) ? 'content' : SHAPES.has(next) ? 'shape' : null;
  }

  private next(index: number, past: ReadonlySet<Token['kind']>): Token['kind'] | undefined {
    return this.following(index, past, ({ kind }) => !past.has(kind))?.kind;
  }

  /** The next token that is wanted. Found once for all places, by its key: a request may say one word a thousand times. */
  private following(index: number, key: unknown, isWanted: (token: Token) => boolean): Token | undefined {
    const found = this.found.get(key) ?? this.eachFollowing(isWanted);
    this.found.set(key, found);
    return found[index];
  }

  private eachFollowing(isWanted: (token: Token) => boolean): readonly (Token | undefined)[] {
    let next: Token | undefined;
    const backwards = this.tokens.toReversed().map((token) => {
      const after = next;
      if (isWanted(token)) next = token;
      return after;
    });
    return backwards.toReversed();
  }
}
