import type { EpochMs } from '../../../shared/kernel/clock.js';
import { PAUSE_AFTER_LINE_MS } from '../pace.js';
import type { Disagreement } from '../script.js';
import type { RankedStory } from './stories/ranking.js';
import type { Candidate, SpokenQuote } from './sentence-choice.js';

/** A story with the sentences chosen to tell it, in order of worth: the first of them always stays. */
export interface Telling {
  readonly story: RankedStory;
  readonly candidates: readonly Candidate[];
  /** To announce it with; null when it has none that a host could say, or is told by it. */
  readonly headline: SpokenQuote | null;
  /** Different figures that its sources give at about the same time. */
  readonly disagreements: readonly Disagreement[];
  readonly chosen: readonly Candidate[];
  /** When an earlier briefing told the story: the hosts say so before what is new. */
  readonly toldBefore?: EpochMs;
}

/** What the hosts' own phrases cost, on average. */
export interface PhraseCosts {
  readonly frame: number;
  readonly story: number;
  readonly question: number;
  readonly addition: number;
  readonly spread: number;
}

export interface Limits {
  readonly targetMs: number;
  readonly fewestStories: number;
  readonly mostItems: number;
  /** Whether a story may be told at great length when there is nothing else left to tell. */
  readonly exhaustive: boolean;
}

/** Stories in order of worth, each with something to say; null when there are no more. */
export type Supply = () => Omit<Telling, 'chosen'> | null;

const CLOSE_ENOUGH = 0.004;
const ROUNDS = 8;
const FINE_ROUNDS = 10;
/** Sentences of one story: first the usual number, then, when nothing else is left to tell, more. */
const USUAL_DEPTH = { brief: 5, long: 8, longFromMs: 1_500_000 };
const FULL_DEPTH = 14;
const DIMINISHING = 0.35;
const NEW_STORY = 0.2;

/**
 * Chooses stories and sentences so that the whole takes the requested time: grows by the greatest marginal gain under an
 * additive estimate, measures, corrects the estimate, and at the end exchanges sentences for better fitting ones.
 */
export function fitToLength(
  supply: Supply,
  limits: Limits,
  costs: PhraseCosts,
  measure: (tellings: readonly Telling[]) => number,
): readonly Telling[] {
  const plan = new Plan(supply, limits, costs);
  plan.open();
  let best: readonly Telling[] = plan.tellings;
  let smallest = Infinity;
  for (let round = 0; round < ROUNDS + FINE_ROUNDS; round++) {
    const changed = round < ROUNDS ? plan.adjust() : plan.exchange();
    if (!changed && round > 0 && round < ROUNDS) continue;
    if (!changed && round > 0) break;
    const actual = measure(plan.tellings);
    plan.learn(actual);
    const miss = Math.abs(actual - limits.targetMs);
    if (miss < smallest) [best, smallest] = [plan.tellings, miss];
    if (miss <= limits.targetMs * CLOSE_ENOUGH) break;
  }
  return best;
}

interface Change {
  readonly index: number;
  readonly chosen: readonly Candidate[];
  readonly delta: number;
  readonly gain: number;
}

class Plan {
  tellings: readonly Telling[] = [];
  /** What measuring showed that the estimate left out. */
  private bias = 0;
  private waiting: ReturnType<Supply>;
  private readonly supply: Supply;
  private readonly limits: Limits;
  private readonly costs: PhraseCosts;

  constructor(supply: Supply, limits: Limits, costs: PhraseCosts) {
    this.supply = supply;
    this.limits = limits;
    this.costs = costs;
    this.waiting = supply();
  }

  /** Breadth first: one sentence for each of the stories that must not be missing. */
  open(): void {
    while (this.tellings.length < this.limits.fewestStories && this.addStory(1));
    if (this.tellings.length === 0 && this.waiting !== null) this.admit(1);
  }

  learn(actual: number): void {
    this.bias += actual - this.estimate();
  }

  /** Grows or shrinks towards the target; says whether anything changed. */
  adjust(): boolean {
    const before = this.tellings;
    while (this.estimate() > this.limits.targetMs * (1 + CLOSE_ENOUGH) && this.shrink());
    while (this.grow(this.usualDepth()));
    while (this.limits.exhaustive && this.grow(FULL_DEPTH));
    return this.tellings !== before;
  }

  /** The one addition, removal or exchange of a sentence that brings the whole closest to its target. */
  exchange(): boolean {
    const missing = this.missing();
    let best: Change | null = null;
    for (const change of this.exchanges()) {
      const left = Math.abs(missing - change.delta);
      if (left < Math.abs(missing) * 0.7 && (best === null || left < Math.abs(missing - best.delta))) best = change;
    }
    if (best !== null) this.apply(best);
    return best !== null;
  }

  private usualDepth(): number {
    return this.limits.targetMs >= USUAL_DEPTH.longFromMs ? USUAL_DEPTH.long : USUAL_DEPTH.brief;
  }

  private estimate(): number {
    return this.tellings.reduce(
      (sum, telling) => sum + this.cost(telling, telling.chosen),
      this.costs.frame + this.bias,
    );
  }

  private missing(): number {
    return this.limits.targetMs - this.estimate();
  }

  private cost({ story }: Pick<Telling, 'story'>, chosen: readonly Candidate[]): number {
    const items = itemsOf(chosen).size;
    const leading = chosen.filter((candidate) => candidate.member === 0).length;
    return (
      chosen.reduce((sum, candidate) => sum + candidate.ms + PAUSE_AFTER_LINE_MS, this.costs.story) +
      (items - 1) * this.costs.addition +
      (leading > 2 ? this.costs.question : 0) +
      (story.sources > 2 || (story.sources === 2 && items === 1) ? this.costs.spread : 0)
    );
  }

  private itemsUsed(): number {
    return this.tellings.reduce((sum, telling) => sum + itemsOf(telling.chosen).size, 0);
  }

  private grow(depth: number): boolean {
    const room = this.missing() + this.limits.targetMs * CLOSE_ENOUGH;
    const deeper = this.bestDeepening(depth, room);
    const storyGain =
      this.waiting === null ? 0 : NEW_STORY * this.waiting.story.score * scoreOf(this.waiting.candidates);
    if (storyGain > (deeper?.gain ?? 0) && (this.addStory(2) || this.addStory(1))) return true;
    if (deeper !== null) this.apply(deeper);
    return deeper !== null || this.addStory(1);
  }

  private bestDeepening(depth: number, room: number): Change | null {
    const itemsLeft = this.limits.mostItems - this.itemsUsed();
    let best: Change | null = null;
    for (const [index, telling] of this.tellings.entries()) {
      if (telling.chosen.length >= depth) continue;
      const change = additions(telling, itemsLeft)
        .map((candidate) => this.addition(index, telling, candidate))
        .find(({ delta }) => delta <= room);
      if (change !== undefined && change.gain > (best?.gain ?? -Infinity)) best = change;
    }
    return best;
  }

  private addition(index: number, telling: Telling, candidate: Candidate): Change {
    const chosen = [...telling.chosen, candidate];
    const delta = this.cost(telling, chosen) - this.cost(telling, telling.chosen);
    return {
      index,
      chosen,
      delta,
      gain: (telling.story.score * candidate.score) / (1 + DIMINISHING * telling.chosen.length),
    };
  }

  private addStory(sentences: number): boolean {
    if (this.waiting === null || this.itemsUsed() >= this.limits.mostItems) return false;
    const cost = this.cost(this.waiting, firstOf(this.waiting.candidates, sentences));
    if (cost > this.missing() + this.limits.targetMs * CLOSE_ENOUGH) return false;
    this.admit(sentences);
    return true;
  }

  private admit(sentences: number): void {
    if (this.waiting === null) return;
    this.tellings = [...this.tellings, { ...this.waiting, chosen: firstOf(this.waiting.candidates, sentences) }];
    this.waiting = this.supply();
  }

  /** Gives up the least useful sentence, or the last story when each has only one; one story stays. */
  private shrink(): boolean {
    const removals = this.tellings.flatMap((telling, index) => this.removals(telling, index));
    const least = removals.reduce<Change | null>((a, b) => (a === null || b.gain < a.gain ? b : a), null);
    if (least !== null) this.apply(least);
    else if (this.tellings.length > 1) this.tellings = this.tellings.slice(0, -1);
    else return false;
    return true;
  }

  private removals(telling: Telling, index: number): readonly Change[] {
    return telling.chosen.slice(1).flatMap((candidate) => {
      if (telling.chosen.some((other) => other.needs === candidate)) return [];
      const chosen = telling.chosen.filter((other) => other !== candidate);
      const delta = this.cost(telling, chosen) - this.cost(telling, telling.chosen);
      return [{ index, chosen, delta, gain: telling.story.score * candidate.score }];
    });
  }

  private *exchanges(): Generator<Change> {
    const itemsLeft = this.limits.mostItems - this.itemsUsed();
    for (const [index, telling] of this.tellings.entries()) {
      const now = this.cost(telling, telling.chosen);
      const removals = this.removals(telling, index);
      yield* removals;
      for (const chosen of [telling.chosen, ...removals.map((removal) => removal.chosen)]) {
        for (const candidate of additions({ ...telling, chosen }, itemsLeft)) {
          if (telling.chosen.includes(candidate) || chosen.length >= FULL_DEPTH) continue;
          const after = [...chosen, candidate];
          yield { index, chosen: after, delta: this.cost(telling, after) - now, gain: 0 };
        }
      }
    }
  }

  private apply(change: Change): void {
    this.tellings = this.tellings.map((telling, index) =>
      index === change.index ? { ...telling, chosen: change.chosen } : telling,
    );
  }
}

const itemsOf = (chosen: readonly Candidate[]): ReadonlySet<string> => new Set(chosen.map(({ item }) => item.id));

const scoreOf = (candidates: readonly Candidate[]): number => candidates[0]?.score ?? 0;

const firstOf = (candidates: readonly Candidate[], count: number): readonly Candidate[] => {
  const lead = candidates[0];
  return candidates.filter((candidate) => candidate.item === lead?.item).slice(0, count);
};

/** What may be told next: what it needs has been told, and it brings no item too many. */
function additions(telling: Telling, itemsLeft: number): readonly Candidate[] {
  const used = itemsOf(telling.chosen);
  return telling.candidates.filter(
    (candidate) =>
      !telling.chosen.includes(candidate) &&
      (candidate.needs === null || telling.chosen.includes(candidate.needs)) &&
      (used.has(candidate.item.id) || itemsLeft > 0),
  );
}
