import type { Mode, Named } from './parsed-request.js';

/** What sets the thing before it aside from the ones after it. */
const EXCEPT = /^(?:以外|を?除)/u;
/** 也不要 adds to what is refused; these are said of all that is left. */
const ALL_OF_IT = /都|全|一概|一律|统统|通通|統統/u;

type Adding = Pick<Named, 'text' | 'source' | 'said' | 'alone'> & { readonly cued?: boolean };

/** The state of a RequestParser: what was named so far, in turns of thought, and what is being said of what comes next. */
export abstract class RequestParserState {
  readonly items: Named[] = [];
  protected mode: Mode = 'want';
  protected cued = false;
  protected asked = false;
  protected reasoning = false;
  /** How many were named before the last "but". */
  protected turnedAt = 0;
  protected favoured = false;
  protected order: Named['order'] = null;
  /** How many were named since the mode began. */
  protected collected = 0;
  protected group = 0;
  protected chain = 0;
  protected clause = 0;
  /** What follows may be spared from what was refused. */
  protected sparing = false;
  /** What follows is set aside from what comes after it. */
  protected excepting = false;
  /** The turn of thought after something was refused. */
  protected refusedAt = -1;
  /** The cue that refused last, and its clause. */
  protected refusedBy = '';
  protected refusedIn = -2;
  /** No article stands before what it refused. */
  protected refusedBare = false;

  protected turn(mode: Mode): void {
    this.mode = mode;
    this.cued = mode !== 'want';
    this.favoured = false;
    this.sparing = false;
    this.excepting = false;
    this.collected = 0;
  }

  protected endClause(): void {
    this.turn('want');
    this.asked = false;
    this.reasoning = false;
    this.order = null;
    this.clause++;
    this.chain++;
    this.group++;
  }

  protected turnTo(kind: 'but' | 'notOnly'): void {
    this.turn('want');
    this.order = null;
    if (kind === 'notOnly') {
      this.cued = true;
      return;
    }
    // "first health, then culture" asks for both.
    this.cued = this.items.some((item) => item.clause === this.clause && item.order === 'first');
    this.turnedAt = this.items.length;
    this.chain++;
    this.group++;
  }

  /** What was named in the present turn of thought. */
  protected thought(): readonly Named[] {
    // Turns of thought follow each other: what belongs to the present one stands at the end.
    const before = this.items.findLastIndex(({ clause, chain }) => clause !== this.clause || chain !== this.chain);
    return this.items.slice(before + 1);
  }

  /** What was named in this thought; "Sport? No thanks.": or all of the sentence before, when it only names. */
  protected refusable(): readonly Named[] {
    const here = this.thought().filter((item) => item.mode !== 'exclude' && item.mode !== 'less');
    if (here.length > 0 || this.items.some((item) => item.clause === this.clause)) return here;
    return this.items.filter((item) => item.clause === this.clause - 1 && item.mode === 'want' && !item.cued);
  }

  protected refuseBack(open: readonly Named[], mode: 'exclude' | 'less'): void {
    const last = Math.max(...open.map((item) => item.group));
    const joined = open.some((item) => item.group !== last) && open.some((item) => item.group !== last && item.joined);
    // "AI and climate, sport aside": only the last of unequal parts; "sport, gossip and weather bore me": all of them.
    const whole = !joined && !open.some((item) => item.cued);
    // "Health would be lovely, religion would not": who says something of the first names no list.
    const isListed = ({ text, group }: Named): boolean => group === last || !this.saysMore(text);
    for (const item of open) {
      if (item.group === last || (whole && isListed(item))) Object.assign(item, { mode, cued: true });
    }
    this.turn('want');
    this.chain++;
    this.group++;
    this.refusedAt = this.chain;
  }

  /** Words stand beside the name of a broad subject, behind it. */
  protected abstract saysMore(text: string): boolean;

  /** "… lead with it": of this sentence, or of the one before. */
  protected lastNamed(): Named | undefined {
    const last = this.items.findLast(({ mode }) => mode === 'want' || mode === 'only');
    return last !== undefined && last.clause >= this.clause - 1 ? last : undefined;
  }

  /** 足球以外, without a word before it. */
  protected setAside(): void {
    for (const item of this.refusable()) Object.assign(item, { mode: 'exclude', cued: true, excepted: true });
    this.chain++;
    this.group++;
  }

  protected addRefused(text: string): void {
    const { mode } = this;
    this.mode = 'exclude';
    this.add({ text, cued: true });
    this.mode = mode;
  }

  protected addUnsure(text: string): void {
    this.add({ text });
    Object.assign(this.items.at(-1) ?? {}, { aside: 'unsure' });
  }

  /** "I love sport, but today only business" */
  protected outdo(): void {
    for (const item of this.items.slice(0, this.turnedAt)) {
      if (item.clause === this.clause && item.mode === 'want') item.aside = 'but';
    }
  }

  protected spare(): void {
    this.turn('want');
    this.cued = true;
    this.sparing = true;
    this.chain++;
  }

  /** "Culture yes, gossip no" */
  protected affirm(): void {
    const open = this.thought().filter(({ mode }) => mode === 'want');
    if (open.length === 0) return;
    for (const item of open) item.cued = true;
    this.chain++;
    this.group++;
  }

  /** "除了NBA别的体育都不要", バスケ以外のスポーツは不要: of what is refused, what was set aside before it is kept. */
  protected exceptFrom(refused: readonly Named[], cue: string, japanese: boolean): void {
    if (japanese && EXCEPT.test(cue)) {
      for (const item of refused) item.excepted = true;
      return;
    }
    if (!japanese && !ALL_OF_IT.test(cue)) return;
    for (const item of this.exceptions()) {
      if (!refused.includes(item)) Object.assign(item, { mode: 'want', spared: true, excepted: false });
    }
  }

  /** A refusal that names nothing itself: of all but what was set aside, or of what was refused after it. */
  protected closeException(cue: string, japanese: boolean): void {
    if (this.items.at(-1)?.excepted === true) this.keepNothingBut();
    else this.exceptFrom([], cue, japanese);
  }

  /** "除了体育，其他都不要", スポーツ以外はいらない: it is the only thing that is wanted. */
  protected keepNothingBut(): void {
    for (const item of this.exceptions()) Object.assign(item, { mode: 'only', excepted: false });
  }

  private exceptions(): readonly Named[] {
    return this.items.filter(
      (item) => item.excepted === true && item.mode === 'exclude' && item.clause === this.clause,
    );
  }

  /** "from the BBC or Reuters": the mark is said once. */
  protected followsMarked(): boolean {
    const before = this.items.at(-1);
    return before?.source?.marked === true && this.collected > 0 && before.chain === this.chain;
  }

  protected add({ text, source, cued = false, said, alone }: Adding): void {
    this.items.push({
      text,
      mode: this.mode,
      cued: this.cued || cued,
      asked: this.asked,
      spared: this.sparing,
      ...(said && { said }),
      ...(alone && { alone }),
      ...(this.excepting && { excepted: true }),
      ...(this.reasoning && { aside: 'because' as const }),
      favoured: this.favoured,
      order: this.order,
      group: this.group,
      chain: this.chain,
      clause: this.clause,
      joined: false,
      ...(source !== undefined && {
        source: {
          id: source.id,
          ref: source.ref,
          marked: source.marked || this.followsMarked(),
          ...(source.folder === true && { folder: true }),
        },
      }),
    });
    this.collected++;
  }
}
