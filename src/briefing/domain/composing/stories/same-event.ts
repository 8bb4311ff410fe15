import { ClusterMarks } from './cluster-marks.js';
import { commonNames, type EventMarks } from './event-marks.js';

/** How much of one headline, by rarity, stands in the headline or the beginning of another item. */
export interface Covers {
  /** The worse of both directions: a long text has the words of many headlines. */
  between(a: number, b: number): number;
}

export function headlineCovers(marks: readonly EventMarks[], rarity: (term: string) => number): Covers {
  const size = marks.length;
  const cover = new Float32Array(size * size);
  const having = itemsByTerm(marks);
  marks.forEach(({ headlineTerms }, item) => {
    const weights = [...headlineTerms].map((term) => [term, rarity(term)] as const);
    const total = weights.reduce((sum, [, weight]) => sum + weight, 0) || 1;
    for (const [term, weight] of weights) {
      for (const other of having.get(term) ?? []) {
        const place = item * size + other;
        cover[place] = (cover[place] ?? 0) + weight / total;
      }
    }
  });
  return { between: (a, b) => Math.min(cover[a * size + b] ?? 0, cover[b * size + a] ?? 0) };
}

function itemsByTerm(marks: readonly EventMarks[]): ReadonlyMap<string, readonly number[]> {
  const having = new Map<string, number[]>();
  marks.forEach(({ beginningTerms }, item) => {
    for (const term of beginningTerms) {
      const earlier = having.get(term);
      if (earlier === undefined) having.set(term, [item]);
      else earlier.push(item);
    }
  });
  return having;
}

const ENOUGH_COVER = 0.18;
const [UNKNOWN, NO, YES] = [0, 1, 2];

/** Whether two clusters of items, as their names and amounts tell, are the same event. */
export class Evidence {
  private readonly marks: readonly EventMarks[];
  private readonly covers: Covers;
  private readonly common: ReadonlySet<string>;
  /** Rare names that two items must share when they share no amount. */
  private readonly namesNeeded: number;
  /** Whether a pair of items supports: clusters ask again for the pairs that they had before they grew. */
  private readonly pairs: Uint8Array;
  private readonly clusters = new WeakMap<readonly number[], ClusterMarks>();

  constructor(marks: readonly EventMarks[], covers: Covers, namesNeeded: number) {
    this.marks = marks;
    this.covers = covers;
    this.namesNeeded = namesNeeded;
    this.common = commonNames(marks, ({ leading }) => leading);
    this.pairs = new Uint8Array(marks.length * marks.length);
  }

  /** One pair whose headlines cover each other and which shares an amount or rare names. */
  supports(left: readonly number[], right: readonly number[]): boolean {
    return left.some((a) => right.some((b) => this.pairSupports(a, b)));
  }

  private pairSupports(a: number, b: number): boolean {
    const place = Math.min(a, b) * this.marks.length + Math.max(a, b);
    if (this.pairs[place] === UNKNOWN) this.pairs[place] = this.isEvidence(a, b) ? YES : NO;
    return this.pairs[place] === YES;
  }

  private isEvidence(a: number, b: number): boolean {
    if (this.covers.between(a, b) < ENOUGH_COVER) return false;
    const [one, other] = [this.marks[a], this.marks[b]];
    if (one === undefined || other === undefined) return false;
    if (shared(one.amounts, other.amounts) > 0) return true;
    return shared(one.leading, other.leading, this.common) >= this.namesNeeded;
  }

  /**
   * Two earthquakes share their vocabulary and not their place: the names that head each of them are unknown to the
   * other. Two issues of one column are two. Items may be added to a list between two calls, not taken away.
   */
  contradicts(left: readonly number[], right: readonly number[], sourceOf: (item: number) => string): boolean {
    const [one, other] = [this.marksOf(left, sourceOf), this.marksOf(right, sourceOf)];
    if (one.sharesColumn(other)) return true;
    const [heads, others] = [one.heads(), other.heads()];
    if (heads.length === 0 || others.length === 0) return false;
    return !other.knowsOneOf(heads) && !one.knowsOneOf(others);
  }

  /** A cluster is a list that only grows: what is new in it is added to what was counted. */
  private marksOf(items: readonly number[], sourceOf: (item: number) => string): ClusterMarks {
    const cluster = this.clusters.get(items) ?? new ClusterMarks();
    this.clusters.set(items, cluster);
    for (const item of items.slice(cluster.items)) cluster.add(this.marks[item], () => sourceOf(item));
    return cluster;
  }
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>, without?: ReadonlySet<string>): number {
  let count = 0;
  for (const mark of a) if (b.has(mark) && without?.has(mark) !== true) count++;
  return count;
}
