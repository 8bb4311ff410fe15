import type { Token } from './token.js';

const CONTENT = new Set<Token['kind']>(['word', 'quoted', 'source']);
const SHAPES = new Set<Token['kind']>(['format', 'style', 'quantity']);
const TRANSPARENT = new Set<Token['kind']>([
  'stop',
  'filler',
  'about',
  'noise',
  'sourceMark',
  'want',
  'question',
  'alsoMark',
  'quantity',
]);
const SCARCELY = new Set<Token['kind']>(['stop', 'filler', 'about', 'sourceMark', 'want', 'focus', 'question']);

/** What stands around a token of a request. */
export class Lookahead {
  private readonly shown: string;
  private readonly tokens: readonly Token[];

  constructor(shown: string, tokens: readonly Token[]) {
    this.shown = shown;
    this.tokens = tokens;
  }

  textOf({ start, end }: Token): string {
    return this.shown.slice(start, end);
  }

  /** The tokens up to the next full stop. */
  private restOfClause(index: number): readonly Token[] {
    const after = this.tokens.slice(index + 1);
    const end = after.findIndex(({ kind }) => kind === 'break');
    return end < 0 ? after : after.slice(0, end);
  }

  /** 还 or 也 follows, without 都: what was set aside is wanted too. */
  wantsAlso(index: number): boolean {
    const rest = this.restOfClause(index);
    const also = rest.some(({ kind }) => kind === 'alsoMark' || kind === 'want');
    return also && !rest.some((token) => token.kind === 'and' && this.textOf(token) === '都');
  }

  /** "no jokes, and in plain words": what begins with such a word is not refused any more. */
  opensManner(index: number): boolean {
    const token = this.tokens[index];
    return token !== undefined && /^(?:with|in|mit|avec|sur|en|con|com|em)\s/iu.test(this.textOf(token));
  }

  /** "the last elections": it belongs to what follows. */
  isAdjective(index: number): boolean {
    const token = this.tokens[index];
    return token !== undefined && /^last$/iu.test(this.textOf(token));
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

  /** Something is named next, past the words that mean little. */
  contentFollows(index: number): boolean {
    const next = this.next(index, TRANSPARENT);
    return next !== undefined && CONTENT.has(next);
  }

  /** Style or format comes next. */
  mannerFollows(index: number): boolean {
    const next = this.next(index, TRANSPARENT);
    return next === 'style' || next === 'format';
  }

  /** What "only" is said of: something named, or how the briefing is to be. */
  restricted(index: number): 'content' | 'shape' | null {
    const next = this.next(index, SCARCELY);
    if (next === undefined) return null;
    return CONTENT.has(next) ? 'content' : SHAPES.has(next) ? 'shape' : null;
  }

  private next(index: number, past: ReadonlySet<Token['kind']>): Token['kind'] | undefined {
    return this.tokens.slice(index + 1).find(({ kind }) => !past.has(kind))?.kind;
  }
}
