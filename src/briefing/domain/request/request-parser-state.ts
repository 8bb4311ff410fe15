import type { Mode, Named } from './parsed-request.js';

/** The state of a RequestParser: what was named so far, in turns of thought, and what is being said of what comes next. */
export abstract class RequestParserState {
  readonly items: Named[] = [];
  protected mode: Mode = 'want';
  protected cued = false;
  protected asked = false;
  protected favoured = false;
  protected order: Named['order'] = null;
  /** How many were named since the mode began. */
  protected collected = 0;
  protected group = 0;
  protected chain = 0;
  protected clause = 0;
  /** What follows may be spared from what was refused. */
  protected sparing = false;
  /** The turn of thought after something was refused. */
  protected refusedAt = -1;

  protected turn(mode: Mode): void {
    this.mode = mode;
    this.cued = mode !== 'want';
    this.favoured = false;
    this.sparing = false;
    this.collected = 0;
  }

  protected endClause(): void {
    this.turn('want');
    this.asked = false;
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
    for (const item of open) if (whole || item.group === last) Object.assign(item, { mode, cued: true });
    this.turn('want');
    this.chain++;
    this.group++;
    this.refusedAt = this.chain;
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

  /** "from the BBC or Reuters": the mark is said once. */
  protected followsMarked(): boolean {
    const before = this.items.at(-1);
    return before?.source?.marked === true && this.collected > 0 && before.chain === this.chain;
  }

  protected add({ text, source, cued = false }: Pick<Named, 'text' | 'source'> & { readonly cued?: boolean }): void {
    this.items.push({
      text,
      mode: this.mode,
      cued: this.cued || cued,
      asked: this.asked,
      spared: this.sparing,
      favoured: this.favoured,
      order: this.order,
      group: this.group,
      chain: this.chain,
      clause: this.clause,
      joined: false,
      ...(source !== undefined && {
        source: { id: source.id, ref: source.ref, marked: source.marked || this.followsMarked() },
      }),
    });
    this.collected++;
  }
}
