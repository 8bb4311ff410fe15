import type { RankedStory } from './ranking.js';
import { cosine } from './vectors.js';

/** Stories that have less than this in common are different subjects. */
const SAME_SUBJECT = 0.1;
const LARGEST_GROUP = 5;

/** Stories of one kind are many; related are those that speak of the same people, places or companies. */
export const areRelated = (a: RankedStory, b: RankedStory): boolean => [...a.names].some((name) => b.names.has(name));

/**
 * Groups stories by subject, the best first. Without a requested number of topics only what shares a name is joined;
 * with one, the closest groups are joined until there are so many.
 */
export function topicsOf<Told>(
  stories: readonly Told[],
  rankOf: (story: Told) => RankedStory,
  requested?: number,
): readonly (readonly Told[])[] {
  const groups = new Groups(stories.map(rankOf), requested);
  while (groups.joinClosest());
  return groups
    .members()
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => group.flatMap((index) => stories[index] ?? []));
}

/** Groups of stories, each in the place of its first one, with how close they are: a join changes one row. */
class Groups {
  private readonly groups: (readonly number[] | null)[];
  private readonly closeness: Float64Array;
  private readonly size: number;
  private readonly link: Link;
  private readonly related: Related;
  private readonly requested: number | undefined;

  constructor(stories: readonly RankedStory[], requested: number | undefined) {
    this.size = stories.length;
    this.requested = requested;
    this.groups = stories.map((_, index) => [index]);
    this.related = relationOf(stories);
    this.link = linkOf(stories);
    this.closeness = new Float64Array(this.size * this.size).fill(-Infinity);
    for (let a = 0; a < this.size; a++) for (let b = a + 1; b < this.size; b++) this.compare(a, b);
  }

  /** Joins the two closest groups; false: there are none that belong together. */
  joinClosest(): boolean {
    const pair = this.closestPair();
    if (pair === null) return false;
    const [a, b] = pair;
    this.groups[a] = [...(this.groups[a] ?? []), ...(this.groups[b] ?? [])];
    this.groups[b] = null;
    for (let other = 0; other < this.size; other++) {
      this.compare(Math.min(a, other), Math.max(a, other));
      this.compare(Math.min(b, other), Math.max(b, other));
    }
    return true;
  }

  members(): readonly (readonly number[])[] {
    return this.groups.flatMap((group) => (group === null ? [] : [group.toSorted((a, b) => a - b)]));
  }

  private compare(i: number, j: number): void {
    const [a, b] = [this.groups[i], this.groups[j]];
    if (i !== j) this.closeness[i * this.size + j] = !a || !b ? -Infinity : this.closenessOf(a, b);
  }

  private closenessOf(a: readonly number[], b: readonly number[]): number {
    if (this.requested !== undefined) return this.link(a, b) - 0.01 * (a.length + b.length);
    return a.length + b.length > LARGEST_GROUP || !this.related(a, b) ? -Infinity : this.link(a, b);
  }

  private closestPair(): readonly [number, number] | null {
    if (this.requested !== undefined && this.groups.filter((group) => group !== null).length <= this.requested)
      return null;
    let [place, highest] = [-1, this.requested === undefined ? SAME_SUBJECT : -1];
    this.closeness.forEach((closeness, index) => {
      if (closeness > highest) [place, highest] = [index, closeness];
    });
    return place < 0 ? null : [Math.floor(place / this.size), place % this.size];
  }
}

type Related = (a: readonly number[], b: readonly number[]) => boolean;

/** Whether each story of one group has a relation in the other: stories meet by the names that they have. */
function relationOf(stories: readonly RankedStory[]): Related {
  const having = new Map<string, number[]>();
  stories.forEach(({ names }, index) => {
    for (const name of names) having.set(name, [...(having.get(name) ?? []), index]);
  });
  const related = stories.map(({ names }) => new Set([...names].flatMap((name) => having.get(name) ?? [])));
  return (a, b) => b.every((j) => a.some((i) => related[i]?.has(j) === true));
}

type Link = (a: readonly number[], b: readonly number[]) => number;

/** Most pairs are never asked for, and the others again and again. */
function linkOf(stories: readonly RankedStory[]): Link {
  const known = new Map<number, number>();
  const similarity = (i: number, j: number): number => {
    const [one, other] = [stories[i], stories[j]];
    const place = i * stories.length + j;
    const found =
      known.get(place) ?? (one === undefined || other === undefined ? 0 : cosine(one.centroid, other.centroid));
    known.set(place, found);
    return found;
  };
  return (a, b) => {
    const sum = a.reduce((total, i) => total + b.reduce((row, j) => row + similarity(i, j), 0), 0);
    return sum / (a.length * b.length);
  };
}
