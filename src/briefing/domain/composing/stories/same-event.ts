import { ClusterMarks } from './cluster-marks.js';
import { commonNames, type EventMarks } from './event-marks.js';
import { areTwoEvents } from './same-kind.js';
import type { NameTies } from './name-ties.js';

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
/** The share of pairs of items that name somebody in common. */
const ACQUAINTED = 0.2;
/** The share of pairs of items that are of two places. */
const ELSEWHERE = 0.5;
const [MATTER, MATTER_OF_NAMELESS, NAME_ROOT] = [2, 4, 4];
/** Two headlines that each name somebody unknown to the other are two stories, though they share a name or two. */
const KNOWN_AT_MOST = 2;
const [UNKNOWN, NO, YES] = [0, 1, 2];

interface Similar {
  readonly covers: Covers;
  readonly ties: NameTies;
}

/** Whether two clusters of items, as their names and amounts tell, are the same event. */
export class Evidence {
  private readonly marks: readonly EventMarks[];
  private readonly covers: Covers;
  private readonly ties: NameTies;
  private readonly common: ReadonlySet<string>;
  private readonly hasBodies: boolean;
  /** Rare names that two items must share when they share no amount. */
  private readonly namesNeeded: number;
  /** Whether a pair of items supports: clusters ask again for the pairs that they had before they grew. */
  private readonly pairs: Uint8Array;
  /** Whether a pair of items names somebody in common. */
  private readonly acquainted: Uint8Array;
  /** Whether two items are of two places, or of two sorts. */
  private readonly apart: Uint8Array;
  private readonly clusters = new WeakMap<readonly number[], ClusterMarks>();

  constructor(marks: readonly EventMarks[], { covers, ties }: Similar, namesNeeded: number) {
    this.marks = marks;
    this.covers = covers;
    this.ties = ties;
    this.namesNeeded = namesNeeded;
    this.hasBodies = namesNeeded > 1;
    this.common = commonNames(marks, ({ leading }) => leading);
    this.pairs = new Uint8Array(marks.length * marks.length);
    this.acquainted = new Uint8Array(marks.length * marks.length);
    this.apart = new Uint8Array(marks.length * marks.length);
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
    if (this.ties.areTied(a, b)) return true;
    if (this.covers.between(a, b) < ENOUGH_COVER) return false;
    const [one, other] = [this.marks[a], this.marks[b]];
    if (one === undefined || other === undefined) return false;
    const names = [...one.leading].filter((name) => other.leading.has(name) && !this.common.has(name));
    const people = names.filter((name) => !one.towns.has(name) && !other.towns.has(name));
    return this.shareAmount(a, b) || people.length >= this.namesNeeded;
  }

  private shareAmount(a: number, b: number): boolean {
    if (this.covers.between(a, b) < ENOUGH_COVER) return false;
    return shared(this.marks[a]?.amounts ?? new Set(), this.marks[b]?.amounts ?? new Set()) > 0;
  }

  /** Two reports of one kind, of two courts or two banks, may share every word but those that name somebody. */
  areStrangers(left: readonly number[], right: readonly number[]): boolean {
    const acquainted = left.reduce((sum, a) => sum + right.filter((b) => this.shareSomebody(a, b)).length, 0);
    return acquainted < ACQUAINTED * left.length * right.length;
  }

  private shareSomebody(a: number, b: number): boolean {
    const place = Math.min(a, b) * this.marks.length + Math.max(a, b);
    if (this.acquainted[place] === UNKNOWN) this.acquainted[place] = this.areAcquainted(a, b) ? YES : NO;
    return this.acquainted[place] === YES;
  }

  /** Where one of them names nobody, more matter must be common. Who is in the news is in several stories, and much happens in one town: without a tie there must be matter too. */
  private areAcquainted(a: number, b: number): boolean {
    const [one, other] = [this.marks[a], this.marks[b]];
    if (one === undefined || other === undefined) return true;
    const isNamed = namesSomebody(one) && namesSomebody(other);
    if (!isNamed) return !this.hasBodies || sharedMatter(one, other) >= MATTER_OF_NAMELESS;
    if (this.ties.areTied(a, b) || shared(one.amounts, other.amounts) > 0) return true;
    const names = [...one.entities].filter((name) => other.entities.has(name));
    const areTowns = names.every((name) => one.towns.has(name) || other.towns.has(name));
    return names.length > 0 && ((!this.hasBodies && !areTowns) || sharedMatter(one, other) >= MATTER);
  }

  /**
   * Two earthquakes share their vocabulary and not their place: the names that head each of them are unknown to the
   * other. Two issues of one column are two. Items may be added to a list between two calls, not taken away.
   */
  contradicts(left: readonly number[], right: readonly number[], sourceOf: (item: number) => string): boolean {
    const [one, other] = [this.marksOf(left, sourceOf), this.marksOf(right, sourceOf)];
    if (one.sharesColumn(other) || this.areElsewhere(left, right)) return true;
    if (this.areTied(left, right)) return false;
    const [heads, others] = [one.heads(), other.heads()];
    if (heads.length === 0 || others.length === 0) return false;
    const [strangers, othersStrangers] = [other.unknownOf(heads), one.unknownOf(others)];
    if (strangers === heads.length && othersStrangers === others.length) return true;
    const known = heads.length - strangers + others.length - othersStrangers;
    return strangers > 0 && othersStrangers > 0 && known <= KNOWN_AT_MOST;
  }

  /** Most pairs of items are of two places, or of two sorts. */
  private areElsewhere(left: readonly number[], right: readonly number[]): boolean {
    const apart = left.reduce((sum, a) => sum + right.filter((b) => this.areApart(a, b)).length, 0);
    return apart > ELSEWHERE * left.length * right.length;
  }

  private areApart(a: number, b: number): boolean {
    const place = Math.min(a, b) * this.marks.length + Math.max(a, b);
    if (this.apart[place] === UNKNOWN) {
      const [one, other] = [this.marks[a], this.marks[b]];
      this.apart[place] = one !== undefined && other !== undefined && areTwoEvents(one, other) ? YES : NO;
    }
    return this.apart[place] === YES;
  }

  /** A pair with a tie overrules that headlines name different people. */
  private areTied(left: readonly number[], right: readonly number[]): boolean {
    return left.some((a) => right.some((b) => this.ties.areTied(a, b)));
  }

  /** A cluster is a list that only grows: what is new in it is added to what was counted. */
  private marksOf(items: readonly number[], sourceOf: (item: number) => string): ClusterMarks {
    const cluster = this.clusters.get(items) ?? new ClusterMarks();
    this.clusters.set(items, cluster);
    for (const item of items.slice(cluster.items)) cluster.add(this.marks[item], () => sourceOf(item));
    return cluster;
  }
}

const namesSomebody = ({ entities }: EventMarks): boolean => entities.size > 0;

/** What both begin with, names aside. */
function sharedMatter(one: EventMarks, other: EventMarks): number {
  let count = 0;
  for (const term of one.beginningTerms) {
    if (other.beginningTerms.has(term) && !one.leading.has(term.slice(0, NAME_ROOT))) count++;
  }
  return count;
}

function shared(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let count = 0;
  for (const mark of a) if (b.has(mark)) count++;
  return count;
}
