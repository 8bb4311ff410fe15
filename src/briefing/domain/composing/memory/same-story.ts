import { readItems, type Reading } from '../reading.js';
import { canonicalUrl } from '../stories/canonical-url.js';
import { eventMarksOf, type EventMarks } from '../stories/event-marks.js';
import type { RankedStory } from '../stories/ranking.js';
import { Evidence, headlineCovers } from '../stories/same-event.js';
import { cosine, termSpace, type Vector } from '../stories/vectors.js';
import { isCjk } from '../text/words.js';
import { knownFrom, type KnownStory } from './known-story.js';
import type { ToldStory } from './told-story.js';

/** Below this likeness of their vocabulary nothing makes two stories one. */
const LIKELY = 0.06;
/** Names and amounts decide; days lie between, and much of the vocabulary of a subject comes again. */
const ALIKE = { cosine: 0.77, cover: 0.23, least: 0.14 };
/** Rare names that both must have, where they share no amount; from `sure` on one is enough. */
const NAMES_NEEDED = { latin: 2, cjk: 1, sure: 0.25 };

/**
 * What the listener heard of these stories: of those that share an item or an address with one that was told, and of
 * those with later items whose names and amounts say that they are the same event. Stories that are new are not in it.
 */
export function knownStories(
  stories: readonly RankedStory[],
  told: readonly ToldStory[],
): ReadonlyMap<RankedStory, KnownStory> {
  const shared = sharing(told);
  const direct = new Map(stories.map((story) => [story, shared(story)]));
  const others = stories.filter((story) => direct.get(story)?.length === 0 && isLaterThanOneOf(story, told));
  const events = sameEvents(others, told);
  return new Map(
    stories.flatMap((story) => {
      const heard = [...(direct.get(story) ?? []), ...(events.get(story) ?? [])];
      return heard.length === 0 ? [] : [[story, knownFrom(heard)] as const];
    }),
  );
}

function sharing(told: readonly ToldStory[]): (story: RankedStory) => readonly ToldStory[] {
  const having = new Map<string, ToldStory[]>();
  for (const one of told) {
    for (const mark of [...one.itemIds, ...one.urls]) having.set(mark, [...(having.get(mark) ?? []), one]);
  }
  return ({ members }) => [
    ...new Set(
      members.flatMap(({ reading: { item } }) => [
        ...(having.get(item.id) ?? []),
        ...(having.get(canonicalUrl(item.url) ?? '') ?? []),
      ]),
    ),
  ];
}

/** What is not later was there when the story was told, and was found to be another one. */
const isLaterThanOneOf = (story: RankedStory, told: readonly ToldStory[]): boolean =>
  told.some(({ at }) => newestOf(story) > at);

const newestOf = ({ members }: RankedStory): number => Math.max(...members.map(({ reading }) => reading.item.at));

/** A told story, read like an item. */
function readingOf(
  { briefingId, at, language, title, sourceId, quotes }: ToldStory,
  index: number,
): Reading | undefined {
  const id = `${briefingId} ${index}`;
  const item = { id, title, text: quotes.join('\n'), url: null, author: null, at, sourceId, sourceTitle: '' };
  return readItems([item], () => language)[0];
}

interface Side<Of> {
  readonly of: Of;
  readonly reading: Reading;
  readonly vector: Vector;
  readonly marks: EventMarks;
}

function sameEvents(
  stories: readonly RankedStory[],
  told: readonly ToldStory[],
): ReadonlyMap<RankedStory, readonly ToldStory[]> {
  const leads = stories.flatMap((of) => of.members.slice(0, 1).map(({ reading }) => ({ of, reading })));
  const heard = told.flatMap((of, index) => {
    const reading = readingOf(of, index);
    return reading === undefined ? [] : [{ of, reading }];
  });
  const readings = [...leads, ...heard].map(({ reading }) => reading);
  const space = termSpace(readings.map((reading) => reading.terms));
  const marks = eventMarksOf(readings);
  const sideOf = <Of>({ of, reading }: { of: Of; reading: Reading }, index: number): Side<Of> => ({
    of,
    reading,
    vector: space.vector(reading.terms),
    marks: marks[index] as EventMarks,
  });
  const present = leads.map(sideOf);
  const found = new Map<RankedStory, ToldStory[]>();
  heard.forEach((one, index) => {
    const side = sideOf(one, leads.length + index);
    const near = present.filter((other) => isNear(other, side));
    for (const story of eventsLike(side, near, space.rarity)) found.set(story, [...(found.get(story) ?? []), side.of]);
  });
  return found;
}

const isNear = (story: Side<RankedStory>, told: Side<ToldStory>): boolean =>
  newestOf(story.of) > told.of.at &&
  story.reading.language === told.reading.language &&
  cosine(story.vector, told.vector) >= LIKELY;

/** Those of the stories that are the same event as the told one. */
function eventsLike(
  told: Side<ToldStory>,
  near: readonly Side<RankedStory>[],
  rarity: (term: string) => number,
): readonly RankedStory[] {
  if (near.length === 0) return [];
  const sides = [...near, told];
  const [marks, place] = [sides.map((side) => side.marks), near.length];
  const covers = headlineCovers(marks, rarity);
  const one = new Evidence(marks, covers, NAMES_NEEDED.cjk);
  const several = isCjk(told.reading.language) ? one : new Evidence(marks, covers, NAMES_NEEDED.latin);
  const sourceOf = (index: number): string => sides[index]?.reading.item.sourceId ?? '';
  return near.flatMap(({ of, vector }, index) => {
    const likeness = ALIKE.cosine * cosine(vector, told.vector) + ALIKE.cover * covers.between(index, place);
    if (likeness < ALIKE.least) return [];
    const evidence = likeness >= NAMES_NEEDED.sure ? one : several;
    return evidence.supports([index], [place]) && !evidence.contradicts([index], [place], sourceOf) ? [of] : [];
  });
}
