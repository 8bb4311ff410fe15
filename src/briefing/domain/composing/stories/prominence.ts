import type { Material } from '../material.js';

/** Fewer neighbours of different times say nothing of how a source orders its documents. */
const LEAST_NEIGHBOURS = 4;
/** By time, newest or oldest first, are feeds of which fewer neighbours stand the other way: one is pinned or corrected. */
const OUT_OF_ORDER = 0.2;
/** So many places further down it is worth half as much. */
const HALF = 4;

type Placed = Material & Required<Pick<Material, 'place' | 'fetchedAt'>>;

/**
 * How high items stood in the documents that brought them, 0 to 1. Only of sources whose documents an editor orders:
 * where places follow the times, as in most feeds, they say nothing of importance, and it is 0.
 */
export function prominenceOf(items: readonly Material[]): (item: Material) => number {
  const bySource = Map.groupBy(items.filter(isPlaced), ({ sourceId }) => sourceId);
  const edited = new Set([...bySource].filter(([, placed]) => isEdited(placed)).map(([sourceId]) => sourceId));
  return (item) => (isPlaced(item) && edited.has(item.sourceId) ? 2 ** (-item.place / HALF) : 0);
}

const isPlaced = (item: Material): item is Placed => item.place !== undefined && item.fetchedAt !== undefined;

/** Whether enough of the items of one source stand neither below newer ones nor below older ones throughout. */
function isEdited(placed: readonly Placed[]): boolean {
  const documents = [...Map.groupBy(placed, ({ fetchedAt }) => fetchedAt).values()];
  const steps = documents.flatMap(stepsIn).filter((step) => step !== 0);
  const rising = steps.filter((step) => step > 0).length;
  const inTheOtherDirection = Math.min(rising, steps.length - rising);
  return steps.length >= LEAST_NEIGHBOURS && inTheOtherDirection >= OUT_OF_ORDER * steps.length;
}

/** From each item of a document to the next one: by how much that is newer. */
function stepsIn(document: readonly Placed[]): readonly number[] {
  const times = document.toSorted((a, b) => a.place - b.place).map(({ at }) => at);
  return times.slice(1).map((at, index) => at - (times[index] ?? at));
}
