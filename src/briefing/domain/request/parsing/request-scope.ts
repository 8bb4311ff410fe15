import type { Language } from '../../../../shared/kernel/language.js';
import { isBareRefusal, setsAgainst, setsAgainstBefore } from '../refusals/contrasts.js';
import type { Lookahead } from './lookahead.js';
import { RequestParserState } from './request-parser-state.js';

/** What was said before of something else is not so of this. */
const ELLIPSIS = /^(?:don't|doesn't|isn't|aren't|(?:is|are) not)$/iu;
/** What a refusal, an exception or an "only" is said of: what follows, or what went before. */
export abstract class RequestScope extends RequestParserState {
  protected abstract readonly around: Lookahead;
  protected abstract readonly language: Language | undefined;

  /** Before what it refuses, or after it ("Sport interessiert mich nicht", スポーツは抜きで). */
  protected refuse(mode: 'exclude' | 'less', index: number): void {
    const japanese = this.language === 'ja';
    // "in less than five minutes"
    if (mode === 'less' && this.around.at(index + 1) === 'quantity') return;
    if (japanese && this.around.beside(index, -1) === 'style') return;
    this.refusedBy = this.around.textAt(index);
    this.refusedIn = this.clause;
    this.refusedBare = this.around.at(index + 1) === 'word';
    const open = this.refusable();
    const follows = this.around.contentFollows(index) || this.around.mannerFollows(index);
    // "fútbol no": a negation with nothing after it looks back, whatever it does elsewhere.
    const looksBack = open.length > 0 && (japanese || !follows) && this.around.at(index + 1) !== 'colon';
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

  /** "Skip sport, not politics": kept, where a verb refused what stands before it. */
  protected keepsNext(index: number): boolean {
    const { around, refusedBy } = this;
    const last = this.items.at(-1);
    const isOpen = last?.mode === 'exclude' && last.clause === this.refusedIn && this.clause - last.clause <= 1;
    // "and not politics either" goes on refusing.
    const goesOn = around.beside(index, -1) === 'and';
    if (!isOpen || goesOn || isBareRefusal(refusedBy) || !around.contentFollows(index)) return false;
    const isBare = this.refusedBare && /^(?:não|no)$/iu.test(around.textAt(index));
    return setsAgainst(around.textAt(index), around.textAfter(index), { language: this.language, isBare });
  }

  /** "Celebrities bore me, volcanoes don't", テニスはいい、ゴルフはだめ: what refuses elsewhere agrees to what it is set against. */
  protected agrees(kind: 'exclude' | 'excludeAfter', index: number): boolean {
    const said = this.around.textAt(index);
    if (ELLIPSIS.test(said)) return this.items.some(({ mode }) => mode === 'exclude');
    const mayAgree = this.language === 'ja' && kind === 'excludeAfter' && /^は(?:いい|結構)$/u.test(said);
    return mayAgree && this.around.refusalFollows(index);
  }

  /** "Wirf den Sport raus, die Politik nicht": the last one named is kept. */
  protected keepsLast(index: number): boolean {
    const { around, refusedBy } = this;
    if (around.contentFollows(index) || !setsAgainstBefore(around.textAt(index), refusedBy, this.language))
      return false;
    const here = this.items.filter(({ clause }) => clause === this.clause && clause === this.refusedIn);
    const last = here.at(-1);
    const before = here.at(-2);
    if (last === undefined || before?.mode !== 'exclude' || around.beside(index, -1) === 'and') return false;
    Object.assign(last, { mode: 'want', cued: true });
    this.turn('want');
    this.chain++;
    this.group++;
    return true;
  }

  /** 政治ではなくスポーツを外して: what is refused comes after it. */
  protected keepsBefore(index: number): boolean {
    if (!/^(?:では|じゃ|で)な[くい]/u.test(this.around.textAt(index)) || !this.around.refusalFollows(index))
      return false;
    for (const item of this.thought()) Object.assign(item, { spared: true, cued: true });
    this.chain++;
    this.group++;
    return true;
  }

  /** 除了: excluded, but wanted if 还 or 也 follows without 都. 以外 ends it. */
  protected except(kind: 'except' | 'exceptEnd', index: number): void {
    if (kind === 'exceptEnd') {
      if (this.mode === 'exclude') this.turn('want');
      // 外 alone is part of words: 区外, 颱風外圍.
      else if (this.language === 'zh' && this.around.textAt(index).length > 1) this.setAside();
      return;
    }
    this.turn(this.around.wantsAlso(index) ? 'want' : 'exclude');
    this.cued = true;
    this.excepting = this.mode === 'exclude';
    this.chain++;
  }

  /** "Nothing about sport except tennis" spares something; "everything except sport" refuses it. */
  protected unless(index: number): void {
    const refused = (this.mode === 'exclude' && this.collected > 0) || this.refusedAt === this.chain;
    const opens = !this.items.some(({ clause }) => clause === this.clause);
    if (refused) this.spare();
    else this.refuse('exclude', index);
    // "Apart from football, nothing interests me": what is set aside first may turn out to be all that is wanted.
    if (opens && this.mode === 'exclude') this.excepting = true;
  }

  /** 體育不要，網球除外: spared, where something was refused before it. */
  protected unlessAfter(index: number): void {
    const open = this.refusable();
    const before = this.items.some((item) => item.clause === this.clause && item.mode === 'exclude');
    if (before && open.length > 0) for (const item of open) Object.assign(item, { spared: true, cued: true });
    else this.refuse('exclude', index);
  }

  /** Before format, style or length it binds to that: "just the headlines". */
  protected only(index: number): void {
    const restricted = this.language === 'ja' ? null : this.around.restricted(index);
    if (restricted === 'shape') return;
    if (restricted === 'content') {
      this.outdo();
      this.turn('only');
      this.chain++;
      return;
    }
    const open = this.thought().filter((item) => item.mode === 'want');
    const last = Math.max(...open.map((item) => item.group));
    const cued = open.some((item) => item.cued);
    for (const item of open) if (item.group === last || !cued) Object.assign(item, { mode: 'only', cued: true });
    if (open.length === 0) return;
    this.outdo();
    this.chain++;
    this.group++;
  }
}
