import { canonicalUrl } from './canonical-url.js';
import { clusterItems } from './clustering.js';
import { commonNames, eventMarksOf, type EventMarks } from './event-marks.js';
import { softNewsOf, type SoftNews } from './soft-news.js';
import { nameTies } from './name-ties.js';
import { restatesHeadline } from '../text/non-news/restated.js';
import { opinionOf } from '../text/non-news/opinions.js';
import { isNoStory, isRecipe } from '../text/non-news/no-story.js';
import { isPitch } from '../text/non-news/pitch.js';
import type { KnownStory } from '../memory/known-story.js';
import { prominenceOf } from './prominence.js';
import type { Reading } from '../reading.js';
import { Evidence, headlineCovers } from './same-event.js';
import { isCjk } from '../text/words.js';
import { leadOf } from './story-lead.js';
import { centroid, cosine, termSpace, type Vector } from './vectors.js';

/** An item as part of its story. */
export interface Member {
  readonly reading: Reading;
  readonly vector: Vector;
  /** How well it matches the query and the listener's words, 0 to 1. */
  readonly wanted: number;
}

/** The items of several sources that tell the same news, with its worth. */
export interface RankedStory {
  /** The newest of the central items first, the others newest first. */
  readonly members: readonly Member[];
  readonly centroid: Vector;
  readonly sources: number;
  readonly score: number;
  /** How well the listener wants it, as far as one of its items goes, -1 to 1. */
  readonly wanted: number;
  /** How much its longest item has to say, 1 being enough for a minute. */
  readonly richness: number;
  /** What most of its items are, where that is not news of weight. */
  readonly soft: SoftNews | 'advertising' | 'no-news' | null;
  /** Names at the beginning of its items that few other items have. */
  readonly names: ReadonlySet<string>;
  /** What the listener heard of it in earlier briefings; absent: nothing. */
  readonly known?: KnownStory;
}

const WEIGHT = { sources: 1, recency: 0.8, wanted: 2, richness: 0.6, prominence: 0.3, advertising: -1.5, soft: -0.6 };
/** Headlines alone share fewer words than texts; in Chinese and Japanese more pairs of characters by chance. */
const SAME_NEWS = { bodies: 0.14, headlines: 0.12, cjkHeadlines: 0.15 };
const NAMES_NEEDED = { bodies: 2, headlines: 1 };
/** Chinese and Japanese show few names by their letters, so that large groups are not believed by themselves. */
const UNSURE_BELOW = { latin: 0, cjk: 0.17 };
const HOUR = 60 * 60 * 1000;
/** About a minute of speech. */
const RICH_CHARACTERS = { latin: 900, cjk: 280 };
const HEADLINE_CHARACTERS = 80;
/** The second story of one source is worth a little less to the listener than the first of another. */
const REPEATED_SOURCE = 0.12;

/** Groups items into stories. `wanted` says how much the listener wants each item. */
export function storiesOf(readings: readonly Reading[], wanted: readonly number[]): readonly RankedStory[] {
  const space = termSpace(readings.map((reading) => reading.terms));
  const members = readings.map((reading, index) => ({
    reading,
    vector: space.vector(reading.terms),
    wanted: wanted[index] ?? 0,
  }));
  const clusterable = members.map(({ reading: { item }, vector }) => ({
    vector,
    at: item.at,
    sourceId: item.sourceId,
    url: canonicalUrl(item.url),
  }));
  const recency = recencyOf(readings);
  const prominence = prominenceOf(readings.map(({ item }) => item));
  const marks = eventMarksOf(readings);
  const common = commonNames(marks, ({ names }) => names);
  const clusters = clusterItems(clusterable, sameNewsFrom(readings), inCommon(readings, marks, space.rarity));
  return clusters
    .flatMap((cluster) => withoutServices(cluster, readings))
    .map((cluster) => ({
      ...rankedStory(
        cluster.flatMap((index) => members[index] ?? []),
        { recency, prominence: ({ reading }) => prominence(reading.item) },
      ),
      names: rareNames(
        cluster.flatMap((index) => marks[index] ?? []),
        common,
      ),
    }));
}

/** A digest or a calendar that has the words of a story is no account of it, and no source that has it. */
function withoutServices(cluster: readonly number[], readings: readonly Reading[]): readonly (readonly number[])[] {
  const isService = (index: number): boolean => ['service', 'talk'].includes(readings[index]?.genre ?? '');
  const news = cluster.filter((index) => !isService(index));
  if (news.length === 0 || news.length === cluster.length) return [cluster];
  return [news, ...cluster.filter(isService).map((index) => [index])];
}

function inCommon(readings: readonly Reading[], marks: readonly EventMarks[], rarity: (term: string) => number) {
  const covers = headlineCovers(marks, rarity);
  const languages = readings.map(({ language }) => language);
  const sources = readings.map(({ item }) => item.sourceId);
  const ties = nameTies({ marks, languages, sources, rarity });
  const scarce = areHeadlines(readings) || areCjk(readings);
  return {
    covers,
    ties,
    evidence: new Evidence(marks, { covers, ties }, scarce ? NAMES_NEEDED.headlines : NAMES_NEEDED.bodies),
    unsureBelow: areCjk(readings) ? UNSURE_BELOW.cjk : UNSURE_BELOW.latin,
  };
}

const rareNames = (marks: readonly EventMarks[], common: ReadonlySet<string>): ReadonlySet<string> =>
  new Set(marks.flatMap(({ names }) => [...names].filter((name) => !common.has(name))));

/** From which similarity on two items may tell the same news, measured on items of each kind. */
function sameNewsFrom(readings: readonly Reading[]): number {
  if (!areHeadlines(readings)) return SAME_NEWS.bodies;
  return areCjk(readings) ? SAME_NEWS.cjkHeadlines : SAME_NEWS.headlines;
}

const areHeadlines = (readings: readonly Reading[]): boolean =>
  most(readings, (reading) => bodyLength(reading) < HEADLINE_CHARACTERS);
const areCjk = (readings: readonly Reading[]): boolean => most(readings, ({ language }) => isCjk(language));
const most = (readings: readonly Reading[], holds: (reading: Reading) => boolean): boolean =>
  readings.filter(holds).length > readings.length / 2;

const bodyLength = (reading: Reading): number =>
  reading.passages.reduce((length, passage) => length + passage.quote.length, 0);

type Measure = (member: Member) => number;

function rankedStory(
  cluster: readonly Member[],
  { recency, prominence }: { readonly recency: Measure; readonly prominence: Measure },
): Omit<RankedStory, 'names'> {
  const center = centroid(cluster.map((member) => member.vector));
  const members = leadFirst(cluster, center);
  const sources = new Set(cluster.map((member) => member.reading.item.sourceId)).size;
  const richness = Math.max(...cluster.map(richnessOf));
  const wanted = Math.max(...cluster.map((member) => member.wanted));
  const soft = softKindOf(cluster, wanted);
  const score =
    WEIGHT.sources * Math.log2(1 + sources) +
    WEIGHT.recency * Math.max(...cluster.map(recency)) +
    WEIGHT.wanted * wanted +
    WEIGHT.richness * richness +
    WEIGHT.prominence * Math.max(...cluster.map(prominence)) +
    penaltyOf(soft, wanted);
  return { members, centroid: center, sources, score, wanted, richness, soft };
}

const richnessOf = ({ reading }: Member): number =>
  Math.min(1, bodyLength(reading) / (isCjk(reading.language) ? RICH_CHARACTERS.cjk : RICH_CHARACTERS.latin));

/** Who asked for gossip or the weather gets it like any other news. */
const penaltyOf = (soft: RankedStory['soft'], wanted: number): number =>
  soft === null ? 0 : isLast(soft) ? WEIGHT.advertising : WEIGHT.soft * (1 - Math.max(0, wanted));

/** Told after all news, and never first. */
const isLast = (soft: RankedStory['soft']): boolean => soft === 'advertising' || soft === 'no-news';

function softKindOf(cluster: readonly Member[], wanted: number): RankedStory['soft'] {
  const genres = cluster.map(({ reading: { genre } }) => genre);
  // Two adverts are one story where one of them shows what they are.
  if (genres.every((genre) => genre !== 'news') && genres.some((genre) => genre !== 'doubtful')) return 'no-news';
  if (cluster.every(looksLikeNoStory)) return 'advertising';
  const kinds = cluster.flatMap((member) => softKindsOf(member));
  const [kind] = kinds.length > cluster.length / 2 ? kinds : [];
  if (kind !== 'column' || wanted > 0 || cluster.some(saysItsHeadline)) return kind ?? null;
  return 'no-news';
}

function softKindsOf({ reading: { item, passages, language } }: Member): readonly SoftNews[] {
  const kind = softNewsOf(item.title, language);
  const isReport = (): boolean =>
    opinionOf({ title: item.title, language, sentences: passages.map(({ quote }) => quote) }) === null;
  return kind === null || (kind === 'column' && isReport()) ? [] : [kind];
}

/** A report says below its headline what the headline says; a column goes on from there. */
const saysItsHeadline = ({ reading: { title, passages, language } }: Member): boolean =>
  restatesHeadline({ title, language, sentences: passages.map(({ quote }) => quote) });

/** Guesses by words: they cost rank, and leave nothing out. */
const looksLikeNoStory = ({ reading: { item, language, genre } }: Member): boolean =>
  genre !== 'news' ||
  isNoStory(item.title, language) ||
  isRecipe(item.text) ||
  isPitch(item.title, item.text, language);

function leadFirst(cluster: readonly Member[], center: Vector): readonly Member[] {
  const newestFirst = cluster.toSorted(byTime);
  const lead = leadOf(
    newestFirst.map((member) => ({
      member,
      reading: member.reading,
      centrality: cosine(member.vector, center) + Math.min(0.2, bodyLength(member.reading) / 6000),
    })),
  )?.member;
  return lead === undefined ? newestFirst : [lead, ...newestFirst.filter((member) => member !== lead)];
}

const byTime = (a: Member, b: Member): number =>
  b.reading.item.at - a.reading.item.at || (a.reading.item.id < b.reading.item.id ? -1 : 1);

/** Halves over a third of the time that the material spans, between 6 and 48 hours. */
function recencyOf(readings: readonly Reading[]): Measure {
  const times = readings.map((reading) => reading.item.at);
  const newest = times.reduce((a, b) => Math.max(a, b), -Infinity);
  const oldest = times.reduce((a, b) => Math.min(a, b), Infinity);
  const halfLife = Math.min(48 * HOUR, Math.max(6 * HOUR, (newest - oldest) / 3));
  return (member) => 2 ** (-(newest - member.reading.item.at) / halfLife);
}

/** Best first, without letting one busy source fill the briefing. `depth`: how much more a story is worth that can be told at length. */
export function inOrderOfWorth(stories: readonly RankedStory[], depth = 0): readonly RankedStory[] {
  const heard = new Map<string, number>();
  const worth = (story: RankedStory): number => story.score + depth * story.richness;
  const left = stories.toSorted((a, b) => worth(b) - worth(a) || (leadId(a) < leadId(b) ? -1 : 1));
  const order: RankedStory[] = [];
  while (left.length > 0) {
    const best = bestIndex(left, (story) => worth(story) - REPEATED_SOURCE * (heard.get(leadSource(story)) ?? 0));
    const [story] = left.splice(best, 1);
    if (story === undefined) break;
    heard.set(leadSource(story), (heard.get(leadSource(story)) ?? 0) + 1);
    order.push(story);
  }
  return order;
}

function bestIndex<Value>(values: readonly Value[], worth: (value: Value) => number): number {
  let [best, highest] = [0, -Infinity];
  values.forEach((value, index) => {
    const here = worth(value);
    if (here > highest) [best, highest] = [index, here];
  });
  return best;
}

const leadId = (story: RankedStory): string => story.members[0]?.reading.item.id ?? '';
const leadSource = (story: RankedStory): string => story.members[0]?.reading.item.sourceId ?? '';
