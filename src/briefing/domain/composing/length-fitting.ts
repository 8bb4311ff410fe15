import { Changes, type Change } from './changes.js';
import { HEADLINE, type Candidate } from './candidate.js';
import type { Limits, Measured, PhraseCosts, Prospect, Supply, Telling } from './telling.js';

const CLOSE_ENOUGH = 0.004;
/** Rather one story fewer than a briefing that is so much longer than it was to be. */
const TOO_LONG = 0.03;
/** An estimate that was so wrong chose too many stories or too few. */
const BEGIN_AGAIN = 0.03;
/** So wrong a length is worse than a story that is told a little too short. */
const FAR_OFF = 0.01;
const ROUNDS = 8;
const FINE_ROUNDS = 10;
/** So many stories are looked at for one that fits into what is left. */
const AHEAD = 8;

/**
 * Chooses stories and sentences so that the whole takes the requested time: tells each story as long as it deserves before
 * it begins another one, then grows by the greatest marginal gain under an additive estimate, measures, corrects the
 * estimate, and at the end exchanges sentences for better fitting ones.
 */
export function fitToLength(
  supply: Supply,
  limits: Limits,
  costs: PhraseCosts,
  measure: (tellings: readonly Telling[]) => Measured,
): readonly Telling[] {
  const drawn: Prospect[] = [];
  const best = new Best(limits.targetMs);
  for (let fewest = limits.fewestStories; ; fewest--) {
    const fewer = { ...limits, fewestStories: fewest };
    fitInto(best, new Plan(supplyOf(drawn, supply), fewer, costs), measure);
    if (!best.isLonger(TOO_LONG) || fewest <= limits.askedStories || fewest <= 1) return best.tellings;
  }
}

/** What another plan has drawn already, and then what is left. */
function supplyOf(drawn: Prospect[], supply: Supply): Supply {
  let next = 0;
  return () => {
    const known = drawn[next] ?? supply();
    if (known !== null) drawn[next++] = known;
    return known;
  };
}

function fitInto(best: Best, plan: Plan, measure: (tellings: readonly Telling[]) => Measured): void {
  const tryOut = (): void => {
    const measured = measure(plan.tellings);
    plan.learn(measured);
    best.offer(plan.tellings, measured.totalMs);
  };
  plan.begin();
  for (let round = 0; round < ROUNDS && !best.isWithin(CLOSE_ENOUGH); round++) {
    if (!plan.adjust() && round > 0) break;
    tryOut();
    if (round === 0 && !best.isWithin(BEGIN_AGAIN)) plan.begin();
  }
  if (!best.isWithin(FAR_OFF) && plan.returnTo(best.tellings)) tryOut();
  for (let round = 0; round < FINE_ROUNDS && !best.isWithin(CLOSE_ENOUGH); round++) {
    if (!plan.exchange()) break;
    tryOut();
  }
}

/** What came closest to the requested time. */
class Best {
  tellings: readonly Telling[] = [];
  private missMs = Infinity;
  private isOver = false;
  private readonly targetMs: number;

  constructor(targetMs: number) {
    this.targetMs = targetMs;
  }

  offer(tellings: readonly Telling[], totalMs: number): void {
    const missMs = Math.abs(totalMs - this.targetMs);
    if (missMs < this.missMs) [this.tellings, this.missMs, this.isOver] = [tellings, missMs, totalMs > this.targetMs];
  }

  isLonger(share: number): boolean {
    return this.isOver && !this.isWithin(share);
  }

  isWithin(share: number): boolean {
    return this.missMs <= this.targetMs * share;
  }
}

class Plan {
  tellings: readonly Telling[] = [];
  /** What measuring showed that the estimate leaves out of the frame. */
  private bias = 0;
  private readonly drawn: Prospect[] = [];
  /** Choices whose length is known. */
  private readonly measured = new Set<string>();
  private readonly supply: Supply;
  private readonly limits: Limits;
  private readonly changes: Changes;
  private readonly frameMs: number;

  constructor(supply: Supply, limits: Limits, costs: PhraseCosts) {
    this.supply = supply;
    this.limits = limits;
    this.changes = new Changes(limits, costs);
    this.frameMs = costs.frame;
  }

  /** Breadth first: one sentence for each of the stories that must not be missing. */
  begin(): void {
    this.tellings = [];
    while (this.tellings.length < this.limits.fewestStories && this.addStory(this.waiting(), 1));
    const first = this.waiting();
    if (this.tellings.length === 0 && first !== undefined) this.admit(first, 1);
  }

  /** Where one host is much faster, the plans may end far from the best of them. Says whether that is another one. */
  returnTo(best: readonly Telling[]): boolean {
    const isOther = this.tellings !== best;
    this.tellings = best;
    return isOther;
  }

  learn({ totalMs, storyMs }: Measured): void {
    this.measured.add(keyOf(this.tellings));
    for (const telling of this.tellings) this.changes.learn(telling, storyMs.get(telling.story));
    this.bias += totalMs - this.estimate();
  }

  /** Grows or shrinks towards the target; says whether anything changed. */
  adjust(): boolean {
    const before = this.tellings;
    const { depth, exhaustive, targetMs } = this.limits;
    while (this.estimate() > targetMs * (1 + CLOSE_ENOUGH) && this.shrink());
    while (this.grow(depth.usual));
    if (exhaustive) while (this.grow(depth.most) || this.fill());
    return this.tellings !== before;
  }

  /** The one addition, removal or exchange of a sentence that brings the whole closest to its target. */
  exchange(): boolean {
    const { changes, tellings, limits } = this;
    const sparing = this.fittest(changes.exchanges(tellings));
    const isFarOff = Math.abs(this.missing()) > limits.targetMs * FAR_OFF;
    const best = sparing ?? (isFarOff ? this.fittest(changes.exchanges(tellings, 0)) : null);
    if (best !== null) this.apply(best);
    return best !== null;
  }

  private fittest(changes: Iterable<Change>): Change | null {
    const missing = this.missing();
    let best: Change | null = null;
    for (const change of changes) {
      const left = Math.abs(missing - change.delta);
      const isBetter = left < Math.abs(missing) * 0.7 && (best === null || left < Math.abs(missing - best.delta));
      if (isBetter && !this.isKnownToMiss(change)) best = change;
    }
    return best;
  }

  /** An exchange can lead there and back for ever: where one host is faster, it moves sentences from one to the other. */
  private isKnownToMiss(change: Change): boolean {
    return this.measured.has(keyOf(this.changed(change)));
  }

  /** The best stories that are not told, at most so many. */
  private untold(most: number): readonly Prospect[] {
    const told = new Set(this.tellings.map(({ story }) => story));
    const found: Prospect[] = [];
    for (let index = 0; found.length < most; index++) {
      const prospect = this.drawn[index] ?? this.draw();
      if (prospect === null) break;
      if (!told.has(prospect.story)) found.push(prospect);
    }
    return found;
  }

  private draw(): Prospect | null {
    const next = this.supply();
    if (next !== null) this.drawn.push(next);
    return next;
  }

  private waiting(): Prospect | undefined {
    return this.untold(1)[0];
  }

  private estimate(): number {
    const start = this.frameMs + this.bias;
    return this.tellings.reduce((sum, telling) => sum + this.changes.cost(telling, telling.chosen), start);
  }

  private missing(): number {
    return this.limits.targetMs - this.estimate();
  }

  private room(): number {
    return this.missing() + this.limits.targetMs * CLOSE_ENOUGH;
  }

  /** What has begun is told first; another story begins only where there is room to tell it. */
  private grow(depth: number): boolean {
    const { changes, tellings } = this;
    const room = this.room();
    const begun = changes.deepening(tellings, { depth, room, of: (telling) => !changes.isToldWell(telling) });
    if (begun !== null) return this.apply(begun);
    const deeper = changes.deepening(tellings, { depth, room, of: () => true });
    const next = this.waiting();
    const fits = next !== undefined && changes.enoughOf(next) <= room;
    if (fits && changes.gainOf(next) > (deeper?.gain ?? 0) && this.beginStory(next)) return true;
    if (deeper !== null) return this.apply(deeper);
    return fits && this.beginStory(next);
  }

  /** Rather a short story than silence at the end. */
  private fill(): boolean {
    const next = this.untold(AHEAD);
    return next.some((prospect) => this.beginStory(prospect)) || next.some((prospect) => this.overshoot(prospect));
  }

  /** One sentence each cannot be fitted by exchanging sentences: a little too long may be nearer than a little too short. */
  private overshoot(prospect: Prospect): boolean {
    const ms = this.changes.cost(prospect, firstOf(prospect.candidates, 1));
    if (this.limits.depth.most > 1 || ms >= 2 * this.missing() || this.changes.itemsLeft(this.tellings) <= 0)
      return false;
    this.admit(prospect, 1);
    return true;
  }

  /** A lone headline of a story that has a text fills a gap, and tells nothing. */
  private beginStory(prospect: Prospect): boolean {
    if (this.limits.depth.most === 1) return this.addStory(prospect, 1);
    const isHeaded = prospect.candidates[0]?.position === HEADLINE && prospect.candidates.length > 1;
    return this.addStory(prospect, 2) || (!isHeaded && this.addStory(prospect, 1));
  }

  private addStory(prospect: Prospect | undefined, sentences: number): boolean {
    if (prospect === undefined || this.changes.itemsLeft(this.tellings) <= 0) return false;
    if (this.changes.cost(prospect, firstOf(prospect.candidates, sentences)) > this.room()) return false;
    this.admit(prospect, sentences);
    return true;
  }

  private admit(prospect: Prospect, sentences: number): void {
    this.tellings = [...this.tellings, { ...prospect, chosen: firstOf(prospect.candidates, sentences) }];
  }

  /** Gives up the least useful sentence that its story can spare, then the last story, then any sentence; one story stays. */
  private shrink(): boolean {
    const removals = this.changes.removals(this.tellings);
    const spared = leastOf(removals.filter((change) => change.spared));
    if (spared !== null) return this.apply(spared);
    const last = this.tellings.at(-1);
    const isTooMany = this.tellings.length > this.limits.fewestStories;
    const least = leastOf(removals);
    const lastMs = last === undefined ? 0 : this.changes.cost(last, last.chosen);
    if (isTooMany && lastMs <= -this.missing()) return this.dropLast();
    return least === null ? this.dropLast() : this.apply(least);
  }

  private dropLast(): boolean {
    if (this.tellings.length <= 1) return false;
    this.tellings = this.tellings.slice(0, -1);
    return true;
  }

  private apply(change: Change): true {
    this.tellings = this.changed(change);
    return true;
  }

  private changed({ index, chosen }: Change): readonly Telling[] {
    return this.tellings.map((telling, at) => (at === index ? { ...telling, chosen } : telling));
  }
}

/** What is told, whatever order it was chosen in. */
const keyOf = (tellings: readonly Telling[]): string =>
  tellings
    .map(({ candidates, chosen }) => [
      candidates[0]?.item.id,
      ...candidates.flatMap((candidate, index) => (chosen.includes(candidate) ? [index] : [])),
    ])
    .join(';');

const leastOf = (changes: readonly Change[]): Change | null =>
  changes.reduce<Change | null>((a, b) => (a === null || b.gain < a.gain ? b : a), null);

/** The first sentences of the item that leads. */
const firstOf = (candidates: readonly Candidate[], count: number): readonly Candidate[] => {
  const lead = candidates[0];
  return candidates.filter((candidate) => candidate.item === lead?.item).slice(0, count);
};
