import { speechMs } from '../pace.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Material } from './material.js';
import type { Member, RankedStory } from './ranking.js';
import type { Reading } from './reading.js';
import { spokenHeadline, spokenPassage } from './speakable.js';
import { standsAlone } from './standing-alone.js';
import { centroid, cosine, termSpace, type Vector } from './vectors.js';
import { terms } from './words.js';

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
  /** The sentence that must have been heard right before this one. */
  readonly needs: Candidate | null;
}

const MEMBERS_READ = 6;
const PASSAGES_READ = 24;
const MOST_CANDIDATES = 16;
const HEADLINE = -1;
const BEGINNING = 3;
const LONGEST_HEADLINE_MS = 8_000;

const RELEVANCE = 0.72;
const SAME_NEWS = 0.5;
/** The share of what a sentence says that has been heard: more is a repetition. Another source must add something. */
const HEARD_BEFORE = { sameItem: 0.75, otherItem: 0.39 };
const WEIGHT = {
  beginning: 0.35,
  title: 0.3,
  pointingBack: -0.1,
  quote: -0.1,
  firstPerson: -0.25,
  newVoice: 0.12,
  long: -0.1,
  /** A sentence whose neighbour is left out may lack its subject. */
  gap: -0.08,
};
const FIRST_PERSON =
  /(?:^|\s)(?:I|I['’]\w+|my|we|we['’]\w+|our|yo|mi|nosotros|eu|meu|minha|nós|ich|mein\w*|wir|uns\w*|je|j['’]\w+|mon|nous|notre)(?=[\s,.])|我(?!国|市|省)|私たち|私は|僕/u;

interface Draft {
  readonly member: Member;
  readonly index: number;
  readonly position: number;
  readonly quote: string;
  readonly spoken: string;
}

interface Weighed extends Draft {
  readonly vector: Vector;
  readonly worth: number;
  readonly alone: boolean;
}

/**
 * The sentences that tell a story, in the order in which they earn their place: by what they share with the whole
 * story, then by what they add (maximal marginal relevance). Any beginning of the list can be told. Empty: unspeakable.
 */
export function candidatesOf(story: RankedStory, language: Language): readonly Candidate[] {
  const drafts = story.members.slice(0, MEMBERS_READ).flatMap(draftsOf);
  const leading = drafts.find((draft) => canLead(draft, drafts))?.index;
  if (leading === undefined) return [];
  return picked(withoutSuperseded(weighed(drafts, story, leading), leading), leading, language);
}

function draftsOf(member: Member, index: number): readonly Draft[] {
  const { reading } = member;
  const bodies = reading.passages.slice(0, PASSAGES_READ).flatMap((passage) => {
    const spoken = spokenPassage(passage, reading);
    return spoken === null ? [] : [{ member, index, position: passage.position, quote: passage.quote, spoken }];
  });
  const spoken = spokenHeadline(reading);
  const quote = titleQuote(reading);
  const sameAsText = bodies.some((draft) => draft.spoken === spoken);
  return spoken === null || sameAsText ? bodies : [{ member, index, position: HEADLINE, quote, spoken }, ...bodies];
}

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

/** An item whose text begins with a sentence that stands alone does without its headline. */
const canLead = (draft: Draft, drafts: readonly Draft[]): boolean =>
  draft.position === HEADLINE ? !hasOpening(draft, drafts) : standsAlone(draft.spoken, draft.member.reading.language);

const hasOpening = (headline: Draft, drafts: readonly Draft[]): boolean =>
  drafts.some(
    (draft) =>
      draft.index === headline.index &&
      draft.position === 0 &&
      standsAlone(draft.spoken, draft.member.reading.language),
  );

function weighed(drafts: readonly Draft[], story: RankedStory, leading: number): readonly Weighed[] {
  const space = termSpace(drafts.map((draft) => terms(draft.spoken, draft.member.reading.language)));
  const vectors = drafts.map((draft) => space.vector(terms(draft.spoken, draft.member.reading.language)));
  const center = centroid(vectors);
  const lead = story.members[0];
  const title = space.vector(lead === undefined ? [] : terms(lead.reading.title, lead.reading.language));
  return drafts.map((draft, index) => {
    const vector = vectors[index] ?? center;
    const alone = canLead(draft, drafts);
    const worth =
      cosine(vector, center) +
      (draft.index === leading ? WEIGHT.beginning / (1 + Math.max(0, draft.position)) : 0) +
      WEIGHT.title * cosine(vector, title) +
      manner(draft.spoken) +
      (alone ? 0 : WEIGHT.pointingBack);
    return { ...draft, vector, worth, alone };
  });
}

const manner = (spoken: string): number =>
  (/^["“«„「『]/u.test(spoken) ? WEIGHT.quote : 0) +
  (FIRST_PERSON.test(spoken) ? WEIGHT.firstPerson : 0) +
  (spoken.length > 240 ? WEIGHT.long : 0);

/** Of two sentences from different items that say nearly the same, only the newer one counts. */
function withoutSuperseded(sentences: readonly Weighed[], leading: number): readonly Weighed[] {
  return sentences.filter(
    (old) =>
      old.index === leading ||
      !sentences.some(
        (other) =>
          other.index !== old.index && isNewer(other, old, leading) && cosine(other.vector, old.vector) >= SAME_NEWS,
      ),
  );
}

/** Members are in order of time but for the leading one. */
const isNewer = (a: Weighed, b: Weighed, leading: number): boolean =>
  a.index === leading || (b.index !== leading && a.index < b.index);

function picked(sentences: readonly Weighed[], leading: number, language: Language): readonly Candidate[] {
  const beginning = beginningOf(sentences, leading);
  const chosen: { readonly weighed: Weighed; readonly candidate: Candidate }[] = [];
  const left = [...sentences];
  while (chosen.length < MOST_CANDIDATES) {
    const best = bestNext(left, chosen, beginning);
    if (best === null) break;
    left.splice(left.indexOf(best.weighed), 1);
    chosen.push({ weighed: best.weighed, candidate: candidateOf(best, leading, language) });
  }
  return chosen.map(({ candidate }) => candidate);
}

interface Next {
  readonly weighed: Weighed;
  readonly score: number;
  readonly needs: Candidate | null;
}

/** The leading item, and the terms of its headline and first sentences. */
interface Beginning {
  readonly index: number;
  readonly terms: readonly number[];
}

function beginningOf(sentences: readonly Weighed[], leading: number): Beginning {
  const first = sentences.filter(({ index, position }) => index === leading && position < BEGINNING);
  return { index: leading, terms: first.flatMap(({ vector }) => [...vector.terms]) };
}

type Chosen = readonly { readonly weighed: Weighed; readonly candidate: Candidate }[];

function bestNext(left: readonly Weighed[], chosen: Chosen, beginning: Beginning): Next | null {
  let best: Next | null = null;
  for (const weighed of left) {
    if (chosen.length === 0 && (weighed.index !== beginning.index || !weighed.alone)) continue;
    const needs = weighed.alone ? null : predecessor(weighed, chosen);
    if (needs === undefined) continue;
    const newVoice = chosen.some((one) => one.weighed.index === weighed.index) ? 0 : WEIGHT.newVoice;
    if (chosen.length > 0 && isRepetition(weighed, chosen, beginning)) continue;
    const redundancy = Math.max(0, ...chosen.map((one) => cosine(one.weighed.vector, weighed.vector)));
    const gap = weighed.position > 0 && predecessor(weighed, chosen) === undefined ? WEIGHT.gap : 0;
    const score = RELEVANCE * (weighed.worth + newVoice + gap) - (1 - RELEVANCE) * redundancy;
    if (best === null || score > best.score) best = { weighed, score, needs };
  }
  return best;
}

/** What the leading item begins with counts as heard for the others: it is told before them. */
function isRepetition(weighed: Weighed, chosen: Chosen, beginning: Beginning): boolean {
  const own = weighed.index === beginning.index;
  const told = chosen.flatMap((one) => [...one.weighed.vector.terms]);
  const heard = new Set(own ? told : [...told, ...beginning.terms]);
  const known = weighed.vector.terms.filter((term) => heard.has(term)).length;
  return known > weighed.vector.terms.length * (own ? HEARD_BEFORE.sameItem : HEARD_BEFORE.otherItem);
}

/** undefined: the sentence before it is not told, so this one would hang in the air. */
const predecessor = (weighed: Weighed, chosen: Chosen): Candidate | undefined =>
  chosen.find(({ weighed: one }) => one.index === weighed.index && one.position === weighed.position - 1)?.candidate;

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
