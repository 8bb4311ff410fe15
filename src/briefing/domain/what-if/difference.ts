import type { Coverage, Script, Selection, Story } from '../script.js';

/** What is compared: a script, or that nothing could be said; and what became of each item. */
export interface Compared {
  readonly script: Script | null;
  readonly ledger: readonly Selection[];
}

/** A story of one of two scripts, or of both. */
export interface ComparedStory {
  readonly title: string;
  readonly itemIds: readonly string[];
  /** In the order of telling, from 0; null: it is not in that script. */
  readonly before: StoryShare | null;
  readonly after: StoryShare | null;
  /** Why its leading item is not told any more, in the words of the selection ledger; null: it is told, or was not read. */
  readonly because: Fate | null;
}

export interface StoryShare {
  readonly place: number;
  /** How many sentences are said in it. */
  readonly sentences: number;
}

export type Fate = Extract<Selection, { outcome: 'left_out' }>['reason'] | 'merged';

/** What a script as a whole came to. */
export interface Extent {
  readonly title: string;
  readonly plannedMs: number;
  readonly sentences: number;
  readonly coverage: Coverage;
  readonly shorterThanAsked: boolean;
}

export interface Difference {
  readonly before: Extent | null;
  readonly after: Extent | null;
  /** Those of `after` in their order, then those that are gone in theirs. */
  readonly stories: readonly ComparedStory[];
}

/** Two scripts of one listener, story by story. A story is the same when its leading item is in both. */
export function differenceBetween(before: Compared, after: Compared): Difference {
  const [old, now] = [storiesOf(before.script), storiesOf(after.script)];
  const pairs = pairedWith(old, now);
  const told = now.map((story) => {
    const former = pairs.get(story) ?? null;
    return { ...headingOf(story.story), before: former && shareOf(former), after: shareOf(story), because: null };
  });
  const known = new Set(pairs.values());
  const fates = new Map(after.ledger.map((selection) => [selection.itemId, selection]));
  const gone = old
    .filter((story) => !known.has(story))
    .map((story) => ({
      ...headingOf(story.story),
      before: shareOf(story),
      after: null,
      because: fateOf(fates.get(story.story.items[0]?.id ?? '')),
    }));
  return { before: extentOf(before.script), after: extentOf(after.script), stories: [...told, ...gone] };
}

interface PlacedStory extends StoryShare {
  readonly story: Story;
}

const headingOf = ({ title, items }: Story): Pick<ComparedStory, 'title' | 'itemIds'> => ({
  title,
  itemIds: items.map(({ id }) => id),
});

const shareOf = ({ place, sentences }: PlacedStory): StoryShare => ({ place, sentences });

/** In the order in which they are told. */
function storiesOf(script: Script | null): readonly PlacedStory[] {
  if (script === null) return [];
  const { stories, lines } = script;
  const order = [...new Set(lines.flatMap(({ story }) => story ?? []))];
  return order.flatMap((index, place) => {
    const story = stories[index];
    const sentences = lines.filter((line) => line.story === index).length;
    return story === undefined ? [] : [{ story, place, sentences }];
  });
}

/** By the story of `now`: the one of `old` that has most items in common with it, each once. */
function pairedWith(old: readonly PlacedStory[], now: readonly PlacedStory[]): ReadonlyMap<PlacedStory, PlacedStory> {
  const byItem = new Map(old.flatMap((story) => story.story.items.map(({ id }) => [id, story] as const)));
  const taken = new Set<PlacedStory>();
  const pairs = new Map<PlacedStory, PlacedStory>();
  for (const story of now) {
    const [former] = mostFrequent(story.story.items.flatMap(({ id }) => byItem.get(id) ?? [])).filter(
      (one) => !taken.has(one),
    );
    if (former === undefined) continue;
    taken.add(former);
    pairs.set(story, former);
  }
  return pairs;
}

function mostFrequent<Value>(values: readonly Value[]): readonly Value[] {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([value]) => value);
}

function fateOf(selection: Selection | undefined): Fate | null {
  if (selection === undefined || selection.outcome === 'used') return null;
  return selection.outcome === 'merged' ? 'merged' : selection.reason;
}

const extentOf = (script: Script | null): Extent | null =>
  script && {
    title: script.title,
    plannedMs: script.plannedMs,
    sentences: script.lines.length,
    coverage: script.coverage,
    shorterThanAsked: script.shorterThanAsked,
  };
