import type { MannerCue } from '../cue-types.js';
import { isCjk } from '../request-language.js';
import type { Token } from '../token.js';
import { goesDeep, takeFormat, takeQuantity, type Manner } from './parsed-request.js';
import { RequestWishes } from './request-wishes.js';

/** How the briefing is to be, besides its topics: length, period, form and style. */
export abstract class RequestManner extends RequestWishes {
  readonly manner: Manner = { format: null, short: false, seconds: null, period: null, style: [], nothingElse: false };
  /** What refuses next was said of a style. */
  protected refusesStyle = false;
  /** What refuses was said of the manner alone: "no jargon". */
  protected refusesManner = false;
  private lengthEnd = -1;

  protected takeShape(format: MannerCue, index: number): void {
    const before = this.around.at(index - 1);
    const isNew = (this.collected > 0 || before === 'comma' || before === 'and') && goesDeep(this.around.textAt(index));
    // "No stock analysis": a part of what is refused.
    const isPart = !isNew && this.mode === 'exclude' && this.collected > 0 && format === 'in_depth';
    if (!isPart) this.shape(() => takeFormat(this.manner, format, isNew ? 'want' : this.mode));
  }

  /** Length, format and style are no topics; what follows them is a new thought. */
  protected shape(set: () => void, talks = true): void {
    // "Apicultura hoy": a day beside it makes no manner of what is named.
    if (talks) this.talking.add(this.clause);
    set();
    this.chain++;
    if (this.mode !== 'want' && (this.collected > 0 || this.mode === 'only')) this.turn('want');
  }

  private refuses(): boolean {
    return this.mode === 'exclude' || this.mode === 'less';
  }

  protected setStyle(style: string, index: number): void {
    const refusedNext = this.around.refusesManner(index, isCjk(this.language));
    if (refusedNext) this.refusesStyle = true;
    if (this.around.opensManner(index) || (this.collected > 0 && this.around.beginsManner(index))) this.turn('want');
    this.refusesManner = this.collected === 0 && (style.startsWith('no-') || this.refuses());
    if (style.startsWith('no-')) this.manner.style.push(style);
    else this.manner.style.push(this.refuses() || refusedNext ? `no-${style}` : style);
  }

  protected quantity({ quantity, start, end }: Token & { kind: 'quantity' }, index: number): void {
    const whenRefused = this.isWhenRefused(index);
    const talks = quantity.kind === 'length' || !this.closes(index);
    this.shape(() => {
      const continues = this.lengthEnd >= 0 && start - this.lengthEnd <= 5;
      if (!whenRefused) takeQuantity(this.manner, quantity, continues);
      if (quantity.kind === 'length') this.lengthEnd = end;
    }, talks);
  }

  /** "no tariffs today": not today, and no period. */
  private isWhenRefused(index: number): boolean {
    if (!this.around.isToday(index)) return false;
    if (this.refuses() && this.around.at(index - 1) === 'word') return true;
    return isCjk(this.language) ? this.around.refusalFollows(index) : this.around.opensRefusal(index);
  }
}
