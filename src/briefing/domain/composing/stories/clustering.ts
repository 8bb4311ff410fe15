import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { NameTies } from './name-ties.js';
import type { Covers, Evidence } from './same-event.js';
import type { Vector } from './vectors.js';

/** What clustering looks at. */
export interface Clusterable {
  readonly vector: Vector;
  readonly at: EpochMs;
  readonly sourceId: string;
  readonly url: string | null;
}

/** What two items have in common besides their vocabulary. */
export interface InCommon {
  readonly covers: Covers;
  readonly ties: NameTies;
  readonly evidence: Pick<Evidence, 'supports' | 'contradicts' | 'areStrangers'>;
  /** Below this average evidence is needed however many pairs there are. */
  readonly unsureBelow: number;
}

const LINK_SHARE = 0.65;
const WINDOW_MS = 72 * 60 * 60 * 1000;
/** How much of the similarity is the cover of the headlines, and what one source takes off: it rarely tells twice. */
const COVER = 0.23;
const SAME_SOURCE = 0.02;
/** What a tie of names adds: two short accounts of one event share little else. */
const TIED = { byNames: 0.17, byKind: 0.35 };
/** As similar as this are copies, whomever they name. */
const COPIES = 0.8;
/** From here on no evidence is needed; every doubling of the pairs between two clusters makes their average surer. */
const SURE = { from: 0.22, perDoubling: 0.05 };

/** Items that tell the same news, as lists of indices: average-link clustering, equal addresses first. */
export function clusterItems(
  items: readonly Clusterable[],
  threshold: number,
  { covers, ties, evidence, unsureBelow }: InCommon,
): readonly (readonly number[])[] {
  const similarities = similarityMatrix(items.map((item) => item.vector));
  withCovers(similarities, items, { covers, ties });
  const clusters = new Clusters(items, similarities);
  for (const [a, b] of samePages(items, (i, j) => similarities.between(i, j) >= threshold / 2)) clusters.join(a, b);
  const sourceOf = (item: number): string => items[item]?.sourceId ?? '';
  const mayJoin = (a: number, b: number): boolean => {
    const { average, left, right } = clusters.link(a, b);
    if (average < threshold * LINK_SHARE || clusters.span(a, b) > WINDOW_MS) return false;
    const sure = Math.max(unsureBelow, SURE.from - SURE.perDoubling * Math.log2(left.length * right.length));
    if (average < sure && !evidence.supports(left, right)) return false;
    if (evidence.contradicts(left, right, sourceOf)) return false;
    return average >= COPIES || !evidence.areStrangers(left, right);
  };
  for (const [a, b] of likelyPairs(similarities, threshold)) {
    if (clusters.wereRefused(a, b)) continue;
    if (mayJoin(a, b)) clusters.join(a, b);
    else clusters.refuse(a, b);
  }
  return clusters.members();
}

function withCovers(
  { sums, size }: Similarities,
  items: readonly Clusterable[],
  { covers, ties }: Pick<InCommon, 'covers' | 'ties'>,
): void {
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) {
      const cosine = sums[a * size + b] ?? 0;
      const tie = ties.areTiedByKind(a, b) ? TIED.byKind : ties.areTied(a, b) ? TIED.byNames : 0;
      if (cosine === 0 && tie === 0) continue;
      const penalty = items[a]?.sourceId === items[b]?.sourceId ? SAME_SOURCE : 0;
      const similarity = Math.max(0, (1 - COVER) * cosine + COVER * covers.between(a, b) + tie - penalty);
      sums[a * size + b] = similarity;
      sums[b * size + a] = similarity;
    }
  }
}

interface Similarities {
  readonly size: number;
  between(a: number, b: number): number;
  readonly sums: Float32Array;
}

/** All cosines at once over an inverted index: only terms that two items share cost anything. */
function similarityMatrix(vectors: readonly Vector[]): Similarities {
  const size = vectors.length;
  const sums = new Float32Array(size * size);
  const postings = new Map<number, { readonly item: number; readonly weight: number }[]>();
  vectors.forEach((vector, item) => {
    vector.terms.forEach((term, index) => {
      const weight = vector.weights[index] ?? 0;
      const earlier = postings.get(term);
      for (const other of earlier ?? []) {
        const place = item * size + other.item;
        sums[place] = (sums[place] ?? 0) + weight * other.weight;
      }
      if (earlier === undefined) postings.set(term, [{ item, weight }]);
      else earlier.push({ item, weight });
    });
  });
  mirror(sums, size);
  return { size, sums, between: (a, b) => sums[a * size + b] ?? 0 };
}

function mirror(matrix: Float32Array, size: number): void {
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < row; column++) matrix[column * size + row] = matrix[row * size + column] ?? 0;
  }
}

/** Most similar first; ties by place, so that the result depends on nothing else. */
function likelyPairs({ size, sums }: Similarities, threshold: number): readonly (readonly [number, number])[] {
  const places: number[] = [];
  for (let a = 0; a < size; a++) {
    for (let b = a + 1; b < size; b++) if ((sums[a * size + b] ?? 0) >= threshold) places.push(a * size + b);
  }
  places.sort((x, y) => (sums[y] ?? 0) - (sums[x] ?? 0) || x - y);
  return places.map((place) => [Math.floor(place / size), place % size] as const);
}

/** One address in two sources is one article. Within a source it may be the site's front page: look at the words too. */
function* samePages(
  items: readonly Clusterable[],
  alike: (a: number, b: number) => boolean,
): Generator<readonly [number, number]> {
  const first = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    if (item.url === null) continue;
    const earlier = first.get(item.url);
    if (earlier === undefined) first.set(item.url, index);
    else if (items[earlier]?.sourceId !== item.sourceId || alike(earlier, index)) yield [earlier, index];
  }
}

/** Clusters with the sums of the similarities between them (Lance–Williams): a join costs one row. */
class Clusters {
  private readonly of: Int32Array;
  private readonly groups: (number[] | null)[];
  private readonly sums: Float32Array;
  private readonly size: number;
  private readonly first: Float64Array;
  private readonly last: Float64Array;
  /** How many items two clusters had when they were refused; nothing changes until one of them grows. */
  private readonly refused: Uint32Array;

  constructor(items: readonly Clusterable[], similarities: Similarities) {
    this.size = similarities.size;
    this.of = Int32Array.from(items, (_, index) => index);
    this.groups = items.map((_, index) => [index]);
    this.sums = Float32Array.from(similarities.sums);
    this.first = Float64Array.from(items, (item) => item.at);
    this.last = Float64Array.from(items, (item) => item.at);
    this.refused = new Uint32Array(this.size * this.size);
  }

  /** The clusters of two items and the average similarity between them; 0 when it is one cluster already. */
  link(itemA: number, itemB: number): { average: number; left: readonly number[]; right: readonly number[] } {
    const [a, b] = [this.of[itemA] ?? 0, this.of[itemB] ?? 0];
    const [left, right] = [this.groups[a] ?? [], this.groups[b] ?? []];
    const pairs = left.length * right.length;
    return { average: a === b || pairs === 0 ? 0 : (this.sums[a * this.size + b] ?? 0) / pairs, left, right };
  }

  /** The time between the first and the last item of both clusters. */
  span(itemA: number, itemB: number): number {
    const [a, b] = [this.of[itemA] ?? 0, this.of[itemB] ?? 0];
    const last = Math.max(this.last[a] ?? 0, this.last[b] ?? 0);
    return last - Math.min(this.first[a] ?? 0, this.first[b] ?? 0);
  }

  /** Two clusters of hundreds of items have ten thousands of likely pairs: one of them is enough to look at. */
  wereRefused(itemA: number, itemB: number): boolean {
    const { place, items } = this.pair(itemA, itemB);
    return this.refused[place] === items;
  }

  refuse(itemA: number, itemB: number): void {
    const { place, items } = this.pair(itemA, itemB);
    this.refused[place] = items;
  }

  private pair(itemA: number, itemB: number): { readonly place: number; readonly items: number } {
    const [a, b] = [this.of[itemA] ?? 0, this.of[itemB] ?? 0];
    const items = (this.groups[a]?.length ?? 0) + (this.groups[b]?.length ?? 0);
    return { place: Math.min(a, b) * this.size + Math.max(a, b), items };
  }

  join(itemA: number, itemB: number): void {
    const [a, b] = [this.of[itemA] ?? 0, this.of[itemB] ?? 0];
    if (a === b) return;
    for (const moved of this.groups[b] ?? []) {
      this.of[moved] = a;
      this.groups[a]?.push(moved);
    }
    this.groups[b] = null;
    this.first[a] = Math.min(this.first[a] ?? 0, this.first[b] ?? 0);
    this.last[a] = Math.max(this.last[a] ?? 0, this.last[b] ?? 0);
    this.addRow(a, b);
  }

  private addRow(a: number, b: number): void {
    for (let other = 0; other < this.size; other++) {
      const sum = (this.sums[a * this.size + other] ?? 0) + (this.sums[b * this.size + other] ?? 0);
      this.sums[a * this.size + other] = sum;
      this.sums[other * this.size + a] = sum;
    }
  }

  members(): readonly (readonly number[])[] {
    return this.groups.flatMap((group) => (group === null ? [] : [group.toSorted((x, y) => x - y)]));
  }
}
