import { speechMs } from '../pace.js';
import type { Language } from '../../../shared/kernel/language.js';
import { contentOf, isEchoed } from './text/echo.js';
import type { Count } from './text/counts/count.js';
import { countsIn, isContradicted } from './text/counts/counts.js';
import { differ, figuresIn } from './text/figures.js';
import type { Material } from './material.js';
import { isNewFact } from './memory/known-story.js';
import { isAsking } from './text/asking-headlines.js';
import { openingOf } from './text/opening.js';
import type { Member, RankedStory } from './stories/ranking.js';
import type { Reading } from './reading.js';
import { agreementOf, Heard, isTied, manner, type Stated } from './sentence-worth.js';
import { spokenHeadline, spokenPassage } from './speakable.js';
import { standsAlone } from './text/standing-alone.js';
import { centroid, cosine, termSpace } from './stories/vectors.js';
import { terms } from './text/words.js';

/** Words of an item and how they are read aloud. */
export interface SpokenQuote {
  readonly item: Material;
  readonly quote: string;
  readonly spoken: string;
}

/** A sentence that may be read aloud, and what it is worth to its story. */
export interface Candidate extends SpokenQuote {
  /** Order of its item within the story; 0 leads. */
  readonly member: number;
  /** Place within the item; the headline comes before the text. */
  readonly position: number;
  readonly ms: number;
  readonly score: number;
  /** The sentence that must have been heard before this one. */
  readonly needs: Candidate | null;
}

const MEMBERS_READ = 10;
const PASSAGES_READ = 24;
const MOST_CANDIDATES = 16;
const HEADLINE = -1;
const BEGINNING = 3;
const LONGEST_HEADLINE_MS = 8_000;

const RELEVANCE = 0.72;
const SAME_NEWS = 0.5;
const WEIGHT = {
  beginning: 0.35,
  agreement: 0.5,
  title: 0.3,
  pointingBack: -0.1,
  newVoice: 0.05,
  /** A sentence whose neighbour is left out may lack its subject. */
  gap: -0.08,
};
interface Draft {
  readonly member: Member;
  readonly index: number;
  readonly position: number;
  readonly quote: string;
  readonly spoken: string;
}

interface Weighed extends Draft, Stated {
  readonly worth: number;
  readonly alone: boolean;
  readonly counts: readonly Count[];
}

/**
 * The sentences that tell a story, in the order in which they earn their place: by what they share with the whole
 * story, then by what they add (maximal marginal relevance). Any beginning of the list can be told; at most so many.
 * Empty: unspeakable.
 */
export function candidatesOf(story: RankedStory, language: Language, most = MOST_CANDIDATES): readonly Candidate[] {
  const drafts = story.members
    .slice(0, MEMBERS_READ)
    .flatMap(draftsOf)
    .filter((draft) => isNews(draft, story));
  const leading = drafts.find((draft) => canLead(draft, drafts))?.index;
  if (leading === undefined) return [];
  return picked(withoutSuperseded(weighed(drafts, story, leading), leading), { leading, language, most });
}

/** Of a story that the listener knows, only what is new to them. */
const isNews = ({ member: { reading }, spoken }: Draft, { known }: RankedStory): boolean =>
  known === undefined || isNewFact(spoken, reading.language, known);

function draftsOf(member: Member, index: number): readonly Draft[] {
  const { reading } = member;
  const bodies = reading.passages.slice(0, PASSAGES_READ).flatMap((passage) => {
    const spoken = spokenPassage(passage, reading);
    return spoken === null ? [] : [{ member, index, position: passage.position, quote: passage.quote, spoken }];
  });
  const spoken = spokenHeadline(reading);
  if (spoken === null) return bodies;
  const headline = { member, index, position: HEADLINE, quote: titleQuote(reading), spoken };
  if (bodies.some((draft) => draft.spoken === spoken)) return bodies;
  const first = bodies.find(({ position }) => position <= LAST_OPENING);
  if (isAsking(spoken, reading.language) && (index > 0 || isAlone(first))) return bodies;
  const isOpening = first !== undefined && openingOf(spoken, first.spoken, reading.language) === 'sentence';
  return isOpening ? bodies : [headline, ...bodies];
}

/** What a headline asks need not be heard where the text begins by itself. */
const isAlone = (first: Draft | undefined): boolean =>
  first !== undefined && standsAlone(first.spoken, first.member.reading.language);

/** What stands above a text may not be fit to be heard: a place, a subheading, a question. */
const LAST_OPENING = 2;

/** The headline of the item that leads, unless that is what the story is told by. */
export function headlineOf(story: RankedStory, candidates: readonly Candidate[]): SpokenQuote | null {
  const first = candidates[0];
  const lead = story.members.find(({ reading }) => reading.item.id === first?.item.id)?.reading;
  if (first === undefined || lead === undefined || first.position === HEADLINE) return null;
  const spoken = spokenHeadline(lead);
  if (spoken === null || speechMs(spoken, lead.language) > LONGEST_HEADLINE_MS) return null;
  return { item: lead.item, quote: titleQuote(lead), spoken };
}

const titleQuote = (reading: Reading): string => reading.item.title.trim();

/** A headline is there only where it has to be said. */
const canLead = (draft: Draft, drafts: readonly Draft[]): boolean =>
  draft.position === HEADLINE ||
  (!isIntroduced(draft, drafts) && standsAlone(draft.spoken, draft.member.reading.language));

/** A first sentence whose headline is said comes after it. */
const isIntroduced = ({ index, position }: Draft, drafts: readonly Draft[]): boolean =>
  position === 0 && drafts.some((draft) => draft.index === index && draft.position === HEADLINE);

function weighed(drafts: readonly Draft[], story: RankedStory, leading: number): readonly Weighed[] {
  const said = drafts.map((draft) => terms(draft.spoken, draft.member.reading.language));
  const space = termSpace(said);
  const vectors = said.map((one) => space.vector(one));
  const center = centroid(vectors);
  const lead = story.members[0];
  const title = space.vector(lead === undefined ? [] : terms(lead.reading.title, lead.reading.language));
  // What an item counts is only compared with what another one does.
  const isOneItem = drafts.every(({ index }) => index === leading);
  const agreement = agreementOf(drafts.map(({ index }, at) => ({ index, vector: vectors[at] ?? center })));
  return drafts.map((draft, index) => {
    const vector = vectors[index] ?? center;
    const alone = canLead(draft, drafts);
    const worth =
      cosine(vector, center) +
      WEIGHT.agreement * (agreement[index] ?? 0) +
      (draft.index === leading ? WEIGHT.beginning / (1 + Math.max(0, draft.position)) : 0) +
      WEIGHT.title * cosine(vector, title) +
      manner(draft.spoken) +
      (alone ? 0 : WEIGHT.pointingBack);
    const { language } = draft.member.reading;
    const content = contentOf(draft.spoken, language);
    const figures = isOneItem ? [] : figuresIn(draft.spoken, language);
    return { ...draft, vector, worth, alone, content, figures, counts: isOneItem ? [] : countsOf(draft) };
  });
}

/** Of two sentences from different items that say nearly the same, or count the same otherwise, only the newer counts. */
function withoutSuperseded(sentences: readonly Weighed[], leading: number): readonly Weighed[] {
  return sentences.filter(
    (old) =>
      old.index === leading ||
      !sentences.some(
        (other) =>
          other.index !== old.index &&
          ((isNewer(other, old, leading) && cosine(other.vector, old.vector) >= SAME_NEWS) ||
            (isLater(other, old) && (differ(other, old) || isOutcounted(old.counts, other.counts)))),
      ),
  );
}

/** "At least 12 died" is stale when "the toll has risen to 15" came later. */
const isOutcounted = (old: readonly Count[], later: readonly Count[]): boolean =>
  old.some((one) => later.some((other) => isContradicted(one, other)));

const countsOf = ({ spoken, member: { reading } }: Draft): readonly Count[] =>
  countsIn(spoken, reading.language, reading.item.at);

const isLater = (a: Weighed, b: Weighed): boolean => a.member.reading.item.at > b.member.reading.item.at;

/** Members are in order of time but for the leading one. */
const isNewer = (a: Weighed, b: Weighed, leading: number): boolean =>
  a.index === leading || (b.index !== leading && a.index < b.index);

interface Picking {
  readonly leading: number;
  readonly language: Language;
  readonly most: number;
}

function picked(sentences: readonly Weighed[], { leading, language, most }: Picking): readonly Candidate[] {
  const beginning = beginningOf(sentences, leading);
  const chosen: Told[] = [];
  let left = sentences;
  while (chosen.length < most) {
    const best = bestNext(left, chosen, beginning);
    if (best === null) break;
    const { weighed } = best;
    const said = left.filter((other) => other !== weighed && repeats(other, weighed));
    left = left.filter((other) => other !== weighed && !said.includes(other));
    chosen.push({ weighed, said, candidate: candidateOf(best, leading, language) });
  }
  return chosen.map(({ candidate }) => candidate);
}

/** A headline that comes again, or a sentence that says another one again. */
const repeats = (sentence: Weighed, told: Weighed): boolean =>
  isEchoed(told.content, sentence.content) || isEchoed(sentence.content, told.content);

interface Next {
  readonly weighed: Weighed;
  readonly score: number;
  readonly needs: Candidate | null;
}

/** The leading item, and its headline and first sentences. */
interface Beginning {
  readonly index: number;
  readonly first: readonly Weighed[];
  /** All sentences of the story. */
  readonly sentences: readonly Weighed[];
}

function beginningOf(sentences: readonly Weighed[], leading: number): Beginning {
  const first = sentences.filter(({ index, position }) => index === leading && position < BEGINNING);
  return { index: leading, first, sentences };
}

interface Begun extends Beginning {
  readonly heard: Heard;
}

interface Told {
  readonly weighed: Weighed;
  /** What it repeats and is therefore left out. */
  readonly said: readonly Weighed[];
  readonly candidate: Candidate;
}

type Chosen = readonly Told[];

function bestNext(left: readonly Weighed[], chosen: Chosen, beginning: Beginning): Next | null {
  if (chosen.length === 0) return openingOfStory(left, beginning);
  const told = chosen.map(({ weighed }) => weighed);
  const heard = new Heard(told, beginning.first, beginning.index);
  let best: Next | null = null;
  for (const weighed of left) {
    if (heard.isRepeatedBy(weighed)) continue;
    const needs = neededBy(weighed, chosen, { ...beginning, heard });
    if (needs === undefined) continue;
    const newVoice = chosen.some((one) => one.weighed.index === weighed.index) ? 0 : WEIGHT.newVoice;
    const redundancy = Math.max(0, ...chosen.map((one) => cosine(one.weighed.vector, weighed.vector)));
    const gap = weighed.position > 0 && predecessor(weighed, chosen) === undefined ? WEIGHT.gap : 0;
    const score = RELEVANCE * (weighed.worth + newVoice + gap) - (1 - RELEVANCE) * redundancy;
    if (best === null || score > best.score) best = { weighed, score, needs };
  }
  return best;
}

/** The first thing in the leading item that is understood by itself: its author wrote the rest for who has read it. */
function openingOfStory(sentences: readonly Weighed[], { index }: Beginning): Next | null {
  const [first] = sentences
    .filter((weighed) => weighed.index === index && weighed.alone)
    .toSorted((a, b) => a.position - b.position);
  return first === undefined ? null : { weighed: first, score: RELEVANCE * first.worth, needs: null };
}

/** null: nothing. undefined: what it needs is not told. Further down in its item even a sentence of its own is tied. */
function neededBy(weighed: Weighed, chosen: Chosen, beginning: Begun): Candidate | null | undefined {
  if (!weighed.alone) return predecessor(weighed, chosen);
  if (weighed.position <= 0) return null;
  return tie(weighed, chosen) ?? predecessor(weighed, chosen) ?? heardElsewhere(weighed, chosen, beginning);
}

/** An item may begin after the sentences that another source has said. */
function heardElsewhere({ index, position }: Weighed, chosen: Chosen, begun: Begun): Candidate | undefined {
  if (index === begun.index || chosen.some((one) => one.weighed.index === index)) return undefined;
  const before = begun.sentences.find((one) => one.index === index && one.position === position - 1);
  return before !== undefined && begun.heard.isRepeatedBy(before) ? chosen[0]?.candidate : undefined;
}

/** After a gap a sentence is understood by a name that was heard before it, or by the matter that it takes up. */
const tie = (weighed: Weighed, chosen: Chosen): Candidate | undefined =>
  chosen.find(
    ({ weighed: told }) =>
      (told.index === weighed.index ? told.position < weighed.position : told.index === chosen[0]?.weighed.index) &&
      isTied(weighed.content, told.content),
  )?.candidate;

/** undefined: the sentence before it is not told, so this one would hang in the air. */
const predecessor = (weighed: Weighed, chosen: Chosen): Candidate | undefined =>
  chosen.find(({ weighed: one, said }) => isBefore(one, weighed) || said.some((same) => standsFor(one, same, weighed)))
    ?.candidate;

const isBefore = (one: Weighed, other: Weighed): boolean =>
  one.index === other.index && one.position === other.position - 1;

/** A sentence has the one before it, too, where another one of its item said the same; a pronoun only after the headline. */
const standsFor = (told: Weighed, same: Weighed, next: Weighed): boolean =>
  isBefore(same, next) && told.index === same.index && (next.alone || told.position === HEADLINE);

function candidateOf({ weighed, score, needs }: Next, leading: number, language: Language): Candidate {
  return {
    item: weighed.member.reading.item,
    member: weighed.index === leading ? 0 : weighed.index + 1,
    position: weighed.position,
    quote: weighed.quote,
    spoken: weighed.spoken,
    ms: speechMs(weighed.spoken, language),
    score,
    needs,
  };
}
