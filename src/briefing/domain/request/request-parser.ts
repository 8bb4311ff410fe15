import type { Language } from '../../../shared/kernel/language.js';
import { Comparisons } from './comparisons.js';
import { isCjk } from './request-language.js';
import type { RequestText, Token } from './token.js';
import { Lookahead } from './lookahead.js';
import { RequestParserState } from './request-parser-state.js';
import { bareOf, takeFormat, takeQuantity, type Manner } from './parsed-request.js';

/** "réforme des retraites" is one subject; "un mot sur la politique" opens one. */
const JOINS = /^(?:d[eu]|des|d'|del|d[oa]s?|zu[mr]?|über)$/iu;
/** "between Chile and Bolivia" */
const BETWEEN = /^(?:between|zwischen|entre)$/iu;

/** Goes through a request from left to right with one mode, which cues change. */
export class RequestParser extends RequestParserState {
  readonly manner: Manner = { format: null, short: false, seconds: null, period: null, style: [], nothingElse: false };
  /** Clauses that say how the briefing is to be, or that it is wanted. */
  readonly talking = new Set<number>();
  private lengthEnd = -1;
  private buffer: Token[] = [];
  private readonly shown: string;
  private readonly around: Lookahead;
  private readonly comparisons: Comparisons;
  private readonly language: Language | undefined;

  constructor(text: RequestText, tokens: readonly Token[]) {
    super();
    this.shown = text.shown;
    this.around = new Lookahead(text.shown, tokens);
    this.comparisons = new Comparisons(text, tokens);
    this.language = text.languages[0];
    tokens.forEach((token, index) => this.take(token, index));
    this.flush();
    if (this.manner.nothingElse) this.keepNothingBut();
  }

  private take(token: Token, index: number): void {
    if (this.comparesWith(index)) {
      this.flush();
      this.refuse('exclude', index);
      this.comparisons.close();
      return;
    }
    this.comparisons.open(index);
    if (this.isPartOfPhrase(token)) {
      this.buffer.push(token);
      return;
    }
    this.flush();
    if (!this.takeContent(token, index)) this.takeCue(token, index);
  }

  private comparesWith(index: number): boolean {
    return this.comparisons.turnsAt(index) && this.namedBefore() && this.around.contentFollows(index);
  }

  private namedBefore(): boolean {
    if (this.buffer.some(({ kind }) => kind === 'word')) return true;
    const last = this.thought().at(-1);
    return last !== undefined && last.source === undefined;
  }

  /** "de" within a phrase ties it together; before one it opens the subject. */
  private isPartOfPhrase({ kind, start, end }: Token): boolean {
    if (kind === 'word') return true;
    if (this.buffer.length === 0) return false;
    if (kind === 'and') return this.buffer.some((token) => BETWEEN.test(this.around.textOf(token)));
    return kind === 'stop' || (kind === 'about' && JOINS.test(this.shown.slice(start, end)));
  }

  /** Names, and what is no topic. */
  private takeContent(token: Token, index: number): boolean {
    if (token.kind === 'quoted') this.add({ text: token.text, cued: true });
    else if (token.kind === 'source') this.add({ text: this.around.textOf(token), source: token });
    else if (token.kind === 'format') this.shape(() => takeFormat(this.manner, token.format, this.mode));
    else if (token.kind === 'style') this.shape(() => this.setStyle(token.style, index));
    else if (token.kind === 'quantity') this.quantity(token);
    else return false;
    return true;
  }

  private takeCue(token: Token, index: number): void {
    const { kind } = token;
    if (kind === 'break') this.endSentence();
    else if (kind === 'comma') this.comma(/[:：]/u.test(this.around.textOf(token)));
    else if (kind === 'and' || kind === 'list') this.and(kind === 'list');
    else if (kind === 'first' || kind === 'last') this.place(kind, index);
    else if (kind === 'about') this.cued = true;
    else this.takeTurn(kind, index);
  }

  /** Cues that change what is said of what follows, or of what went before. */
  private takeTurn(kind: Token['kind'], index: number): void {
    if (!this.takeRefusal(kind, index)) this.takeWish(kind, index);
  }

  private takeRefusal(kind: Token['kind'], index: number): boolean {
    if (kind === 'exclude' || kind === 'excludeAfter') this.refuse('exclude', index);
    else if (kind === 'less') this.refuse('less', index);
    else if (kind === 'unless') this.unless(index);
    else if (kind === 'unlessAfter') this.unlessAfter(index);
    else if (kind === 'except' || kind === 'exceptEnd') this.except(kind, index);
    else return false;
    return true;
  }

  private takeWish(kind: Token['kind'], index: number): void {
    if (kind === 'yes' && (isCjk(this.language) || this.closes(index))) this.affirm();
    else if (kind === 'only') this.only(index);
    else if (kind === 'but' || kind === 'notOnly') this.turnTo(kind);
    else if (kind === 'want' || kind === 'focus' || kind === 'question') this.want(kind, index);
    else if (kind === 'nothingElse') this.manner.nothingElse = true;
  }

  private endSentence(): void {
    this.comparisons.close();
    this.endClause();
  }

  /** A Chinese comma ends a thought (、 makes lists); elsewhere the list goes on: "no sport, politics or gossip". */
  private comma(introduces: boolean): void {
    this.group++;
    this.order = null;
    if (this.language === 'zh') {
      const refused = this.mode === 'exclude' ? this.collected > 0 : this.refusedAt === this.chain;
      this.turn('want');
      this.chain++;
      if (refused) this.refusedAt = this.chain;
    }
    if (introduces) this.cued = true;
  }

  private and(list: boolean): void {
    const before = this.items.at(-1);
    if (list) {
      this.group++;
      this.order = null;
    } else if (before !== undefined) before.joined = true;
  }

  private want(kind: 'want' | 'focus' | 'question', index: number): void {
    this.talking.add(this.clause);
    if (kind === 'question') {
      this.asked = true;
      const looksBack = isCjk(this.language) || !this.around.contentFollows(index);
      if (looksBack) for (const item of this.thought()) Object.assign(item, { asked: true, cued: true });
    }
    if (kind === 'focus' && this.looksBack(index)) for (const item of this.thought()) item.favoured = true;
    // "only tell me about", "don't tell me": the mode stands until something has been named in it.
    if (this.mode !== 'want' && this.collected === 0) return;
    this.turn('want');
    this.cued = true;
    this.favoured = kind === 'focus';
    this.chain++;
  }

  private looksBack(index: number): boolean {
    return this.language === 'ja' || !this.around.contentFollows(index);
  }

  /** Before what it refuses, or after it ("Sport interessiert mich nicht", スポーツは抜きで). */
  private refuse(mode: 'exclude' | 'less', index: number): void {
    const japanese = this.language === 'ja';
    if (japanese && this.around.beside(index, -1) === 'style') return;
    const open = this.refusable();
    const follows = this.around.contentFollows(index) || this.around.mannerFollows(index);
    // "fútbol no": a negation with nothing after it looks back, whatever it does elsewhere.
    const looksBack = open.length > 0 && (japanese || !follows);
    if (looksBack) {
      this.refuseBack(open, mode);
      this.exceptFrom(open, this.around.textAt(index), japanese);
      return;
    }
    if (!follows) this.closeException(this.around.textAt(index), japanese);
    if (this.mode === 'only' && this.collected === 0) this.turn('want');
    if (!follows) return;
    this.turn(mode);
    this.chain++;
  }

  /** 除了: excluded, but wanted if 还 or 也 follows without 都. 以外 ends it. */
  private except(kind: 'except' | 'exceptEnd', index: number): void {
    if (kind === 'exceptEnd') {
      if (this.mode === 'exclude') this.turn('want');
      return;
    }
    this.turn(this.around.wantsAlso(index) ? 'want' : 'exclude');
    this.cued = true;
    this.excepting = this.mode === 'exclude';
    this.chain++;
  }

  /** "Nothing about sport except tennis" spares something; "everything except sport" refuses it. */
  private unless(index: number): void {
    const refused = (this.mode === 'exclude' && this.collected > 0) || this.refusedAt === this.chain;
    if (refused) this.spare();
    else this.refuse('exclude', index);
  }

  /** 體育不要，網球除外: spared, where something was refused before it. */
  private unlessAfter(index: number): void {
    const open = this.refusable();
    const before = this.items.some((item) => item.clause === this.clause && item.mode === 'exclude');
    if (before && open.length > 0) for (const item of open) Object.assign(item, { spared: true, cued: true });
    else this.refuse('exclude', index);
  }

  /** Before format, style or length it binds to that: "just the headlines". */
  private only(index: number): void {
    const restricted = this.language === 'ja' ? null : this.around.restricted(index);
    if (restricted === 'shape') return;
    if (restricted === 'content') {
      this.turn('only');
      this.chain++;
      return;
    }
    const open = this.thought().filter((item) => item.mode === 'want');
    const last = Math.max(...open.map((item) => item.group));
    const cued = open.some((item) => item.cued);
    for (const item of open) if (item.group === last || !cued) Object.assign(item, { mode: 'only', cued: true });
    if (open.length === 0) return;
    this.chain++;
    this.group++;
  }

  private closes(index: number): boolean {
    const next = this.around.at(index + 1);
    return next === undefined || next === 'comma' || next === 'break' || next === 'and' || next === 'but';
  }

  /** "start with politics", "sport last" */
  private place(order: 'first' | 'last', index: number): void {
    if (this.around.contentFollows(index) && this.around.isAdjective(index)) return;
    const here = this.items.filter(
      (item) => item.clause === this.clause && (item.group === this.group || this.around.pointsBack(index)),
    );
    if (here.length > 0 && (this.closes(index) || !this.around.contentFollows(index))) {
      Object.assign(here.at(-1) ?? {}, { order, cued: true });
      return;
    }
    if (!this.around.contentFollows(index)) return;
    if (this.collected > 0) this.turn('want');
    this.cued = true;
    this.order = order;
    this.group++;
  }

  /** Length, format and style are no topics; what follows them is a new thought. */
  private shape(set: () => void): void {
    this.talking.add(this.clause);
    set();
    this.chain++;
    if (this.mode !== 'want' && (this.collected > 0 || this.mode === 'only')) this.turn('want');
  }

  private setStyle(style: string, index: number): void {
    const next = this.around.beside(index, 1);
    const refusedNext = isCjk(this.language) && (next === 'excludeAfter' || next === 'unlessAfter' || next === 'less');
    if (this.around.opensManner(index)) this.turn('want');
    this.manner.style.push(this.mode === 'exclude' || this.mode === 'less' || refusedNext ? `no-${style}` : style);
  }

  private quantity({ quantity, start, end }: Token & { kind: 'quantity' }): void {
    this.shape(() => {
      const continues = this.lengthEnd >= 0 && start - this.lengthEnd <= 5;
      takeQuantity(this.manner, quantity, continues);
      if (quantity.kind === 'length') this.lengthEnd = end;
    });
  }

  private flush(): void {
    const words = this.buffer.slice(0, this.buffer.findLastIndex(({ kind }) => kind === 'word') + 1);
    this.buffer = [];
    const [first, last] = [words[0], words.at(-1)];
    if (first === undefined || last === undefined) return;
    const text = bareOf(this.shown.slice(first.start, last.end));
    if (text !== '') this.add({ text });
  }
}
