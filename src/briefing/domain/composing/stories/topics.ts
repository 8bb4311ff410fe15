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
  let groups: readonly (readonly number[])[] = stories.map((_, index) => [index]);
  const ranked = stories.map(rankOf);
  const related = relationOf(ranked);
  const link = linkOf(ranked);
  for (;;) {
    const pair = closestPair(groups, { link, related, requested });
    if (pair === null) break;
    const [a, b] = pair;
    groups = groups.flatMap((group, index) => {
      if (index === b) return [];
      return [index === a ? [...group, ...(groups[b] ?? [])] : group];
    });
  }
  const inOrder = groups.map((group) => group.toSorted((a, b) => a - b));
  return inOrder
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map((group) => group.flatMap((index) => stories[index] ?? []));
}

/** Whether each story of one group has a relation in the other: stories meet by the names that they have. */
function relationOf(stories: readonly RankedStory[]): (a: readonly number[], b: readonly number[]) => boolean {
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

interface Grouping {
  readonly link: Link;
  readonly related: (a: readonly number[], b: readonly number[]) => boolean;
  readonly requested: number | undefined;
}

function closestPair(
  groups: readonly (readonly number[])[],
  { link, related, requested }: Grouping,
): readonly [number, number] | null {
  if (requested !== undefined && groups.length <= requested) return null;
  let [best, highest]: [readonly [number, number] | null, number] = [null, requested === undefined ? SAME_SUBJECT : -1];
  for (const [i, a] of groups.entries()) {
    for (let j = i + 1; j < groups.length; j++) {
      const b = groups[j] ?? [];
      if (requested === undefined && (a.length + b.length > LARGEST_GROUP || !related(a, b))) continue;
      const similarity = link(a, b) - (requested === undefined ? 0 : 0.01 * (a.length + b.length));
      if (similarity > highest) [best, highest] = [[i, j], similarity];
    }
  }
  return best;
}
