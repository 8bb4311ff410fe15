import { BY } from './lookahead.js';
import type { Manner } from './parsed-request.js';
import { RequestScope } from './request-scope.js';
import type { Token } from '../token.js';

/** "no sport, and with culture" */
const WITH = /^(?:with|mit|avec|con|com)$/iu;

/** What makes another thing of what is said: marks, replies, reasons, replacements. */
export abstract class RequestTurns extends RequestScope {
  abstract readonly manner: Manner;
  private replacing = false;

  protected abstract endSentence(): void;

  protected restrict(): void {
    this.manner.nothingElse = true;
    this.keepNothingBut();
  }

  /** "What does the BBC say about …" */
  protected saying(): void {
    this.cued = true;
    if (this.followsSource()) this.asked = true;
  }

  protected followsSource(): boolean {
    const before = this.items.at(-1);
    return before?.source !== undefined && before.clause === this.clause;
  }

  /** Pictures for yes and no. */
  protected marked(kind: 'cross' | 'tick', index: number): void {
    const before = this.around.marksBefore() ? this.refusable() : [];
    if (kind === 'cross' && before.length > 0) this.refuseBack(before.slice(-1), 'exclude');
    else if (kind === 'cross') this.refuse('exclude', index);
    else if (before.length > 0) this.affirm();
    else this.wantAgain();
  }

  /** A picture ends a thought, but not one that has named nothing yet. */
  protected sign(): void {
    if (this.mode === 'want' || this.collected > 0) this.endSentence();
  }

  /** "without football and with science" */
  protected turnsBack(token: Token, index: number): boolean {
    const refuses = this.mode === 'exclude' || this.mode === 'less';
    if (!refuses || this.collected === 0 || !WITH.test(this.around.textOf(token))) return false;
    return token.kind === 'and' || this.around.at(index - 1) === 'and';
  }

  protected wantAgain(): void {
    this.turn('want');
    this.cued = true;
    this.chain++;
  }

  /** "#science #space": each by itself. */
  protected hash(): void {
    this.group++;
    if (this.mode === 'want') this.chain++;
  }

  /** "swap politics …" */
  protected replace(): void {
    this.turn('exclude');
    this.chain++;
    this.replacing = true;
  }

  /** "… for culture" */
  protected isReplacedHere(token: Token, namedBefore: boolean): boolean {
    if (!this.replacing || !namedBefore || !BY.test(this.around.textOf(token))) return false;
    this.replacing = false;
    return true;
  }

  /** 把政治换成文化, 政治の代わりに文化 */
  protected replaceBy(): void {
    const open = this.refusable();
    if (open.length > 0) this.refuseBack(open, 'exclude');
    this.wantAgain();
  }

  /** "Plus de sport" is no more of it; "moins de politique, plus de sport" is more. */
  protected meansMore(index: number): boolean {
    if (!/^plus d[e']/iu.test(this.around.textAt(index))) return false;
    return (
      this.around.lessFollows(index) || this.items.some(({ clause, mode }) => clause === this.clause && mode === 'less')
    );
  }

  /** "sport only if it's tennis": nothing else of it. */
  protected onlyIf(): void {
    this.turnedAt = this.items.length;
    this.outdo();
    this.turn('only');
    this.chain++;
  }

  /** "My kids are listening, so …": nobody asked for kids. */
  protected hence(index: number): void {
    for (const item of this.items) if (item.clause === this.clause && !item.cued) item.aside = 'hence';
    // "… so no need to repeat that" speaks of what went before.
    if (this.collected === 0 || !this.around.contentFollows(index)) return;
    this.turn('want');
    this.chain++;
    this.group++;
  }

  /** "… because I am on a train": until the sentence ends. */
  protected because(): void {
    this.turn('want');
    this.chain++;
    this.reasoning = true;
  }

  /** A word before a colon and a length, a style or a format is a label: "Length: 4 minutes". */
  protected dropLabel(index: number): void {
    const last = this.items.at(-1);
    if (last?.clause === this.clause && !last.cued && this.around.shapeFollows(index)) this.items.pop();
  }
}
