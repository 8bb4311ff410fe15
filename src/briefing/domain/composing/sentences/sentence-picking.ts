import { speechMs } from '../../production/pace.js';
import { HEADLINE, type Candidate } from '../candidate.js';
import type { Count } from '../text/counts/count.js';
import { isEchoed, isSaidAgain } from '../text/echo.js';
import { Heard, isTied, type Stated } from './sentence-worth.js';
import type { Member } from '../stories/ranking.js';
import { cosine } from '../stories/vectors.js';

const RELEVANCE = 0.72;
const NEW_VOICE = 0.05;
/** A sentence whose neighbour is left out may lack its subject. */
const GAP = -0.2;
const BEGINNING = 3;
/** What a sentence adds counts for the time that it takes, beside the others of its story; 0 would be not at all. */
const BREVITY = { power: 0.3, least: 0.5, most: 2 };

/** A sentence of an item, as it stands and as it is read aloud. */
export interface Draft {
  readonly member: Member;
  readonly index: number;
  readonly position: number;
  readonly quote: string;
  readonly spoken: string;
}

export interface Weighed extends Draft, Stated {
  readonly worth: number;
  readonly alone: boolean;
  /** The first sentence of an item, understood by itself, whose headline says more and therefore comes before it. */
  readonly introduced: boolean;
  readonly counts: readonly Count[];
}

/** A sentence among those of its item that can be told. */
interface Placed extends Weighed {
  /** The position of what stands before it and could be told; null: nothing does. */
  readonly previous: number | null;
}

interface Picking {
  readonly leading: number;
  readonly most: number;
}

/**
 * The sentences in the order in which they earn their place: by what they are worth, then by what they add to those
 * before them (maximal marginal relevance). What hangs on another one comes only after it.
 */
export function picked(weighed: readonly Weighed[], { leading, most }: Picking): readonly Candidate[] {
  const sentences = placed(weighed);
  const beginning = beginningOf(sentences, leading);
  const chosen: Told[] = [];
  let left = sentences;
  while (chosen.length < most) {
    const best = bestNext(left, chosen, beginning) ?? bestUnheaded(left, chosen, beginning);
    if (best === null) break;
    const { weighed } = best;
    const said = left.filter((other) => other !== weighed && repeats(other, weighed));
    left = left.filter((other) => other !== weighed && !said.includes(other));
    chosen.push({ weighed, said, candidate: candidateOf(best, leading) });
  }
  return chosen.map(({ candidate }) => candidate);
}

/** So many letters between two sentences are one that no host could say, or a byline and a caption. */
const ONE_SENTENCE = 200;

/**
 * What is understood by itself follows the sentence before it that can be told: a byline, a few words, or a quotation of
 * somebody who was not named, are no gap. What leans on another sentence may lean on just those.
 */
const placed = (sentences: readonly Weighed[]): readonly Placed[] =>
  sentences.map((one, at) => {
    const before = sentences[at - 1];
    if (one.alone && before?.index !== one.index) return { ...one, previous: null };
    const isNear = one.alone && before !== undefined && lettersBetween(before, one) <= ONE_SENTENCE;
    return { ...one, previous: isNear ? before.position : one.position - 1 };
  });

/** Sentences come item by item, as their authors ordered them. */
function lettersBetween(before: Weighed, { position, member: { reading } }: Weighed): number {
  if (before.position === position - 1) return 0;
  const between = reading.passages.filter(
    (passage) => passage.position > before.position && passage.position < position,
  );
  return between.reduce((sum, { quote }) => sum + quote.length, 0);
}

/** A headline that comes again, or a sentence that says another one again. */
function repeats(sentence: Placed, told: Placed): boolean {
  const isAgain = sentence.position === HEADLINE || told.position === HEADLINE ? isEchoed : isSaidAgain;
  return (
    isAgain(sentence.content, told.content) ||
    (isAgain(told.content, sentence.content) && !saysMuchMore(sentence, told))
  );
}

/** "Villagers flee the volcano", and further down how many, from where and since when. */
const MUCH_MORE = 2;
const saysMuchMore = ({ content: { stems }, position }: Placed, told: Placed): boolean =>
  told.position === HEADLINE &&
  position > 0 &&
  stems.size >= told.content.stems.size * MUCH_MORE &&
  [...stems].some((stem) => /\d/u.test(stem) && !told.content.stems.has(stem));

interface Next {
  readonly weighed: Placed;
  readonly score: number;
  readonly needs: Candidate | null;
}

/** The leading item, and its headline and first sentences. */
interface Beginning {
  readonly index: number;
  readonly first: readonly Placed[];
  /** All sentences of the story. */
  readonly sentences: readonly Placed[];
  /** How much a sentence of it says on average. */
  readonly usualTerms: number;
}

function beginningOf(sentences: readonly Placed[], leading: number): Beginning {
  const first = sentences.filter(({ index, position }) => index === leading && position < BEGINNING);
  const terms = sentences.reduce((sum, { vector }) => sum + vector.terms.length, 0);
  return { index: leading, first, sentences, usualTerms: terms / Math.max(1, sentences.length) };
}

function lengthAmong({ vector }: Placed, { usualTerms }: Beginning): number {
  const share = vector.terms.length / Math.max(1, usualTerms);
  return Math.min(BREVITY.most, Math.max(BREVITY.least, share)) ** BREVITY.power;
}

interface Begun extends Beginning {
  readonly heard: Heard;
}

interface Told {
  readonly weighed: Placed;
  /** What it repeats and is therefore left out. */
  readonly said: readonly Placed[];
  readonly candidate: Candidate;
}

type Chosen = readonly Told[];
type Needed = (weighed: Placed, chosen: Chosen, beginning: Begun) => Candidate | null | undefined;

/** When nothing else is left: the first sentence of a source that would not be heard at all. */
function bestUnheaded(left: readonly Placed[], chosen: Chosen, beginning: Beginning): Next | null {
  const introduced = left.filter((weighed) => weighed.introduced);
  return bestNext(introduced, chosen, beginning, neededUnheaded);
}

function bestNext(
  left: readonly Placed[],
  chosen: Chosen,
  beginning: Beginning,
  needed: Needed = neededBy,
): Next | null {
  if (chosen.length === 0) return openingOfStory(left, beginning);
  const told = chosen.map(({ weighed }) => weighed);
  const heard = new Heard(told, beginning.first, beginning.index);
  let best: Next | null = null;
  for (const weighed of left) {
    if (heard.isRepeatedBy(weighed)) continue;
    const needs = needed(weighed, chosen, { ...beginning, heard });
    if (needs === undefined) continue;
    const newVoice = chosen.some((one) => one.weighed.index === weighed.index) ? 0 : NEW_VOICE;
    const redundancy = Math.max(0, ...chosen.map((one) => cosine(one.weighed.vector, weighed.vector)));
    const gap = weighed.position > 0 && predecessor(weighed, chosen) === undefined ? GAP : 0;
    const added = RELEVANCE * (weighed.worth + newVoice + gap) - (1 - RELEVANCE) * redundancy;
    const length = lengthAmong(weighed, beginning);
    const score = added > 0 ? added / length : added * length;
    if (best === null || score > best.score) best = { weighed, score, needs };
  }
  return best;
}

/** The first thing in the leading item that is understood by itself: its author wrote the rest for who has read it. */
function openingOfStory(sentences: readonly Placed[], { index }: Beginning): Next | null {
  const [first] = sentences
    .filter((weighed) => weighed.index === index && weighed.alone)
    .toSorted((a, b) => a.position - b.position);
  return first === undefined ? null : { weighed: first, score: RELEVANCE * first.worth, needs: null };
}

/** null: nothing. undefined: what it needs is not told. Further down in its item even a sentence of its own is tied. */
function neededBy(weighed: Placed, chosen: Chosen, beginning: Begun): Candidate | null | undefined {
  if (!weighed.alone) return predecessor(weighed, chosen);
  if (weighed.position <= 0 || weighed.previous === null) return null;
  return tie(weighed, chosen) ?? predecessor(weighed, chosen) ?? heardElsewhere(weighed, chosen, beginning);
}

/** By now its headline cannot be told any more, for it would only say again what was heard: the sentence has to be tied. */
const neededUnheaded = (weighed: Placed, chosen: Chosen): Candidate | undefined =>
  chosen.some((one) => one.weighed.index === weighed.index) ? undefined : tie(weighed, chosen);

/** An item may begin after the sentences that another source has said. */
function heardElsewhere({ index, previous }: Placed, chosen: Chosen, begun: Begun): Candidate | undefined {
  if (index === begun.index || chosen.some((one) => one.weighed.index === index)) return undefined;
  const before = begun.sentences.find((one) => one.index === index && one.position === previous);
  return before !== undefined && begun.heard.isRepeatedBy(before) ? chosen[0]?.candidate : undefined;
}

/** After a gap a sentence is understood by a name that was heard before it, or by the matter that it takes up. */
const tie = (weighed: Placed, chosen: Chosen): Candidate | undefined =>
  chosen.find(
    ({ weighed: told }) =>
      (told.index === weighed.index ? told.position < weighed.position : told.index === chosen[0]?.weighed.index) &&
      isTied(weighed.content, told.content),
  )?.candidate;

/** undefined: the sentence before it is not told, so this one would hang in the air. */
const predecessor = (weighed: Placed, chosen: Chosen): Candidate | undefined =>
  chosen.find(({ weighed: one, said }) => isBefore(one, weighed) || said.some((same) => standsFor(one, same, weighed)))
    ?.candidate;

const isBefore = (one: Placed, other: Placed): boolean => one.index === other.index && one.position === other.previous;

/** A sentence has the one before it, too, where another one of its item said the same; a pronoun only after the headline. */
const standsFor = (told: Placed, same: Placed, next: Placed): boolean =>
  isBefore(same, next) && told.index === same.index && (next.alone || told.position === HEADLINE);

const candidateOf = ({ weighed, score, needs }: Next, leading: number): Candidate => ({
  ...spokenOf(weighed),
  member: weighed.index === leading ? 0 : weighed.index + 1,
  score,
  needs,
});

/** A sentence that tells its story alone is compared with none. */
export const onlyCandidate = (draft: Draft): Candidate => ({
  ...spokenOf(draft),
  member: 0,
  score: 1,
  needs: null,
});

const spokenOf = ({ member: { reading }, position, quote, spoken }: Draft) => ({
  item: reading.item,
  position,
  quote,
  spoken,
  language: reading.language,
  ms: speechMs(spoken, reading.language),
});
