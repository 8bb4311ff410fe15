import { knownFromOn } from '../material.js';
import { readItems, type Reading } from '../reading.js';
import { canonicalUrl } from '../stories/canonical-url.js';
import { commonNames, eventMarksOf, type EventMarks } from '../stories/event-marks.js';
import type { RankedStory } from '../stories/ranking.js';
import { UNTIED } from '../stories/name-ties.js';
import { Evidence, headlineCovers } from '../stories/same-event.js';
import { cosine, termSpace, type Vector } from '../stories/vectors.js';
import { isCjk } from '../text/words.js';
import { knownFrom, type KnownStory } from './known-story.js';
import type { ToldStory } from './told-story.js';

/** Below this likeness of their vocabulary nothing makes two stories one. */
const LIKELY = 0.1;
/** Names and amounts decide; days lie between, and much of the vocabulary of a subject comes again. */
const ALIKE = { cosine: 0.77, cover: 0.23, least: 0.14 };
/** Rare names that both must have, where they share no amount; one from `sure` on, and where letters show few names. */
const NAMES_NEEDED = { unsure: 2, sure: 0.25 };

/**
 * What the listener heard of these stories: of those that share an item, or the address of another source's, with one
 * that was told, and of those with later items whose names and amounts say that they are the same event. Stories that are new are not in it.
 */
export function knownStories(
  stories: readonly RankedStory[],
  told: readonly ToldStory[],
): ReadonlyMap<RankedStory, KnownStory> {
  const shared = sharing(told, commonAddresses(stories));
  const direct = new Map(stories.map((story) => [story, shared(story)]));
  const found = new Set([...direct.values()].flat());
  // Where items of a told story are still there, the composer has looked already for what belongs to it.
  const left = told.filter((one) => !found.has(one));
  const others = stories.filter((story) => direct.get(story)?.length === 0 && isLaterThanOneOf(story, left));
  const events = sameEvents(others, left);
  return new Map(
    stories.flatMap((story) => {
      const heard = [...(direct.get(story) ?? []), ...(events.get(story) ?? [])];
      return heard.length === 0 ? [] : [[story, knownFrom(heard)] as const];
    }),
  );
}

type Item = Reading['item'];

/**
 * One address in two sources is one article. Within a source it may be the page of its weather or its alerts, to which
 * every item links: there names and amounts must say that it is the same.
 */
function sharing(
  told: readonly ToldStory[],
  isCommon: (url: string) => boolean,
): (story: RankedStory) => readonly ToldStory[] {
  const byItem = groupsOf(told, ({ itemIds }) => itemIds);
  const byUrl = groupsOf(told, ({ urls }) => urls.filter((url) => !isCommon(url)));
  const toldOf = ({ id, url, sourceId }: Item): readonly ToldStory[] => [
    ...(byItem.get(id) ?? []),
    ...(byUrl.get(canonicalUrl(url) ?? '') ?? []).filter((one) => one.sourceId !== sourceId),
  ];
  return ({ members }) => [...new Set(members.flatMap(({ reading }) => toldOf(reading.item)))];
}

function groupsOf(
  told: readonly ToldStory[],
  keysOf: (one: ToldStory) => readonly string[],
): ReadonlyMap<string, readonly ToldStory[]> {
  const groups = new Map<string, ToldStory[]>();
  for (const one of told) for (const key of keysOf(one)) groups.set(key, [...(groups.get(key) ?? []), one]);
  return groups;
}

/** Whether several items of one source link to an address: then it is no article's. */
function commonAddresses(stories: readonly RankedStory[]): (url: string) => boolean {
  const seen = new Set<string>();
  const common = new Set<string>();
  for (const { reading } of stories.flatMap(({ members }) => members)) {
    const url = canonicalUrl(reading.item.url) ?? '';
    const place = `${reading.item.sourceId} ${url}`;
    if (seen.has(place)) common.add(url);
    seen.add(place);
  }
  return (url) => common.has(url);
}

/** What is not later was there when the story was told, and was found to be another one. */
const isLaterThanOneOf = (story: RankedStory, told: readonly ToldStory[]): boolean =>
  told.some(({ at }) => newestOf(story) > at);

const newestOf = ({ members }: RankedStory): number =>
  Math.max(...members.map(({ reading }) => knownFromOn(reading.item)));

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
  const { present, heard, rarity } = sidesOf(stories, told);
  const found = new Map<RankedStory, ToldStory[]>();
  for (const one of heard) {
    for (const story of present) {
      if (!isNear(story, one) || !isSameEvent(story, one, rarity)) continue;
      found.set(story.of, [...(found.get(story.of) ?? []), one.of]);
    }
  }
  return found;
}

function sidesOf(stories: readonly RankedStory[], told: readonly ToldStory[]) {
  const leads = stories.flatMap((of) => of.members.slice(0, 1).map(({ reading }) => ({ of, reading })));
  const heard = told.flatMap((of, index) => {
    const reading = readingOf(of, index);
    return reading === undefined ? [] : [{ of, reading }];
  });
  const readings = [...leads, ...heard].map(({ reading }) => reading);
  const space = termSpace(readings.map((reading) => reading.terms));
  const marks = eventMarksOf(readings);
  const common = commonNames(marks.slice(0, leads.length), ({ leading }) => leading);
  const sideOf = <Of>({ of, reading }: { of: Of; reading: Reading }, index: number): Side<Of>[] => {
    const own = marks[index];
    if (own === undefined) return [];
    const leading = new Set([...own.leading].filter((name) => !common.has(name)));
    return [{ of, reading, vector: space.vector(reading.terms), marks: { ...own, leading } }];
  };
  return {
    present: leads.flatMap(sideOf),
    heard: heard.flatMap((one, index) => sideOf(one, leads.length + index)),
    rarity: space.rarity,
  };
}

const isNear = (story: Side<RankedStory>, told: Side<ToldStory>): boolean =>
  newestOf(story.of) > told.of.at &&
  story.reading.language === told.reading.language &&
  cosine(story.vector, told.vector) >= LIKELY;

/** By the evidence that makes stories of items, for these two alone. */
function isSameEvent(story: Side<RankedStory>, told: Side<ToldStory>, rarity: (term: string) => number): boolean {
  const marks = [story.marks, told.marks];
  const covers = headlineCovers(marks, rarity);
  const likeness = ALIKE.cosine * cosine(story.vector, told.vector) + ALIKE.cover * covers.between(0, 1);
  if (likeness < ALIKE.least) return false;
  const isSure = likeness >= NAMES_NEEDED.sure || isCjk(told.reading.language);
  const evidence = new Evidence(marks, { covers, ties: UNTIED }, isSure ? 1 : NAMES_NEEDED.unsure);
  const sourceOf = (side: number): string => [story, told][side]?.reading.item.sourceId ?? '';
  return evidence.supports([0], [1]) && !evidence.contradicts([0], [1], sourceOf);
}
