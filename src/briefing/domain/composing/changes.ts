import { PAUSE_AFTER_LINE_MS } from '../production/pace.js';
import type { Candidate } from './candidate.js';
import { oncePer } from './once-per.js';
import type { RankedStory } from './stories/ranking.js';
import type { Limits, PhraseCosts, Prospect, Telling } from './telling.js';

/** Another choice of sentences for the story at `index`. */
export interface Change {
  readonly index: number;
  readonly chosen: readonly Candidate[];
  /** Milliseconds, as far as they can be known before the hosts have spoken. */
  readonly delta: number;
  readonly gain: number;
}

/** A story may lose sentences for the sake of the whole as long as it keeps so much of its time. */
const KEPT = 0.92;
const DIMINISHING = 0.35;
const NEW_STORY = 0.2;

/** How stories may be told longer or shorter, what that costs and what it is worth. */
export class Changes {
  private readonly limits: Limits;
  private readonly costs: PhraseCosts;
  /** What measuring showed that the estimate leaves out of each story. */
  private readonly bias = new Map<RankedStory, number>();
  /** Without the bias. Each step asks for all stories again, of which it has changed one. */
  private readonly plainCosts = new WeakMap<readonly Candidate[], number>();

  constructor(limits: Limits, costs: PhraseCosts) {
    this.limits = limits;
    this.costs = costs;
  }

  cost({ story }: Pick<Telling, 'story'>, chosen: readonly Candidate[]): number {
    return this.plainCost(story, chosen) + (this.bias.get(story) ?? 0);
  }

  private plainCost(story: RankedStory, chosen: readonly Candidate[]): number {
    const known = this.plainCosts.get(chosen);
    if (known !== undefined) return known;
    const items = itemsOf(chosen).size;
    const leading = chosen.filter((candidate) => candidate.member === 0).length;
    const cost =
      chosen.reduce((sum, { ms }) => sum + ms * this.costs.durationFactor + PAUSE_AFTER_LINE_MS, this.costs.story) +
      (items - 1) * this.costs.addition +
      (leading > 2 ? this.costs.question : 0) +
      (story.sources > 2 || (story.sources === 2 && items === 1) ? this.costs.spread : 0);
    this.plainCosts.set(chosen, cost);
    return cost;
  }

  learn(telling: Telling, measuredMs: number | undefined): void {
    const known = this.bias.get(telling.story) ?? 0;
    if (measuredMs !== undefined) this.bias.set(telling.story, known + measuredMs - this.cost(telling, telling.chosen));
  }

  isToldWell(telling: Telling, chosen = telling.chosen, share = 1): boolean {
    return this.cost(telling, chosen) >= this.limits.storyMs * share;
  }

  /** What it takes to tell a story well, or all that there is of it. */
  enoughOf({ story, candidates }: Prospect): number {
    return Math.min(this.cost({ story }, candidates.slice(0, this.limits.depth.usual)), this.limits.storyMs);
  }

  /** A story that is over in a moment is worth less than one that can be told. */
  gainOf(prospect: Prospect): number {
    const share = this.limits.storyMs === 0 ? 1 : this.enoughOf(prospect) / this.limits.storyMs;
    return NEW_STORY * prospect.story.score * (prospect.candidates[0]?.score ?? 0) * share;
  }

  /** The best sentence more in one of these stories, of what there is room for. */
  deepening(
    tellings: readonly Telling[],
    { depth, room, of }: { readonly depth: number; readonly room: number; readonly of: (telling: Telling) => boolean },
  ): Change | null {
    const itemsLeft = this.itemsLeft(tellings);
    let best: Change | null = null;
    for (const [index, telling] of tellings.entries()) {
      if (telling.chosen.length >= depth || !of(telling)) continue;
      const change = additions(telling, itemsLeft)
        .map((candidate) => this.addition(index, telling, candidate))
        .find(({ delta }) => delta <= room);
      if (change !== undefined && change.gain > (best?.gain ?? -Infinity)) best = change;
    }
    return best;
  }

  /** One sentence less, where no other needs it; `spared`: by a story that is still told well. */
  removals(tellings: readonly Telling[]): readonly (Change & { readonly spared: boolean })[] {
    return tellings.flatMap((telling, index) =>
      this.removalsFrom(telling, index).map((change) => ({
        ...change,
        spared: this.isToldWell(telling, change.chosen, KEPT),
      })),
    );
  }

  /** One sentence more, less or in the place of another, by which no story loses more than it can spare. */
  *exchanges(tellings: readonly Telling[], kept = KEPT): Generator<Change> {
    const itemsLeft = this.itemsLeft(tellings);
    for (const [index, telling] of tellings.entries()) {
      const isToldWell = this.isToldWell(telling, telling.chosen, kept);
      for (const change of this.exchangesIn(telling, index, itemsLeft)) {
        if (!isToldWell || this.isToldWell(telling, change.chosen, kept)) yield change;
      }
    }
  }

  itemsLeft(tellings: readonly Telling[]): number {
    return tellings.reduce((left, { chosen }) => left - itemsOf(chosen).size, this.limits.mostItems);
  }

  private *exchangesIn(telling: Telling, index: number, itemsLeft: number): Generator<Change> {
    const now = this.cost(telling, telling.chosen);
    const removals = this.removalsFrom(telling, index);
    yield* removals;
    for (const chosen of [telling.chosen, ...removals.map((removal) => removal.chosen)]) {
      for (const candidate of additions({ ...telling, chosen }, itemsLeft)) {
        if (telling.chosen.includes(candidate) || chosen.length >= this.limits.depth.most) continue;
        const after = [...chosen, candidate];
        yield { index, chosen: after, delta: this.cost(telling, after) - now, gain: 0 };
      }
    }
  }

  private addition(index: number, telling: Telling, candidate: Candidate): Change {
    const chosen = [...telling.chosen, candidate];
    const delta = this.cost(telling, chosen) - this.cost(telling, telling.chosen);
    const gain = (telling.story.score * candidate.score) / (1 + DIMINISHING * telling.chosen.length);
    return { index, chosen, delta, gain };
  }

  private removalsFrom(telling: Telling, index: number): readonly Change[] {
    return telling.chosen.slice(1).flatMap((candidate) => {
      if (telling.chosen.some((other) => other.needs === candidate)) return [];
      const chosen = telling.chosen.filter((other) => other !== candidate);
      const delta = this.cost(telling, chosen) - this.cost(telling, telling.chosen);
      return [{ index, chosen, delta, gain: telling.story.score * candidate.score }];
    });
  }
}

const itemsOf = oncePer(
  (chosen: readonly Candidate[]): ReadonlySet<string> => new Set(chosen.map(({ item }) => item.id)),
);

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
