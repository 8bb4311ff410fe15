import { speechMs } from '../../production/pace.js';
import type { UnsaidPassages } from '../exclusion/unsaid-passages.js';
import { HEADLINE, type Candidate, type SpokenQuote } from '../candidate.js';
import { contentOf } from '../text/echo.js';
import type { Count } from '../text/counts/count.js';
import { countsIn, isContradicted } from '../text/counts/counts.js';
import { differ, figuresIn } from '../text/figures.js';
import { isNewFact } from '../memory/known-story.js';
import { isAsking } from '../text/asking-headlines.js';
import { oncePer } from '../once-per.js';
import { isLabel, openingOf } from '../text/opening.js';
import type { Member, RankedStory } from '../stories/ranking.js';
import { aloud, type Passage, type Reading } from '../reading.js';
import { onlyCandidate, picked, type Draft, type Weighed } from './sentence-picking.js';
import { agreementOf, manner } from './sentence-worth.js';
import { spokenHeadline, spokenPassage } from './speakable.js';
import { quotesNobody } from '../text/referents/quoted-speakers.js';
import { standsAlone } from '../text/standing-alone.js';
import { centroid, cosine, termSpace } from '../stories/vectors.js';
import { terms } from '../text/words.js';

const MEMBERS_READ = 10;
const PASSAGES_READ = 30;
const MOST_CANDIDATES = 24;
const LONGEST_HEADLINE_MS = 8_000;

const SAME_NEWS = 0.5;
const WEIGHT = {
  beginning: 0.35,
  agreement: 0.8,
  title: 0.3,
  pointingBack: -0.1,
  /** In the middle of a story a further headline tells less than the sentence that it stands above. */
  furtherHeadline: -0.15,
};

/**
 * The sentences that tell a story, in the order in which they earn their place: by what they share with the whole
 * story, then by what they add (maximal marginal relevance). Any beginning of the list can be told; at most so many.
 * Empty: unspeakable.
 */
export function candidatesOf(
  story: RankedStory,
  most = MOST_CANDIDATES,
  unsaid: UnsaidPassages | null = null,
): readonly Candidate[] {
  const isSaid = (draft: Draft): boolean => isNews(draft, story) && !isUnsaid(draft, story, unsaid);
  if (most === 1) return openingAlone(story, isSaid);
  const drafts = story.members
    .slice(0, MEMBERS_READ)
    .flatMap((member, index) => (isBesideNews(member, story) ? [] : [...draftsOf(member, index)]))
    .filter(isSaid);
  const leading = drafts.find((draft) => canLead(draft, drafts))?.index;
  if (leading === undefined) return [];
  return picked(withoutSuperseded(weighed(drafts, story, leading), leading), { leading, most });
}

/** The calendar of a festival is no account of its cancellation. */
const isBesideNews = ({ reading: { genre } }: RankedStory['members'][number], { members }: RankedStory): boolean =>
  (genre === 'service' || genre === 'talk') && members.some(({ reading }) => reading.genre === 'news');

/** Of a story that the listener knows, only what is new to them. */
const isNews = ({ member: { reading }, spoken }: Draft, { known }: RankedStory): boolean =>
  known === undefined || isNewFact(spoken, reading.language, known);

const isUnsaid = (
  { member: { reading }, position }: Draft,
  story: RankedStory,
  unsaid: UnsaidPassages | null,
): boolean => unsaid?.in(reading, story).has(position) === true;

/** One sentence tells the story: the first that is understood by itself. The others are not even read, and not compared. */
function openingAlone(story: RankedStory, isSaid: (draft: Draft) => boolean): readonly Candidate[] {
  for (const [index, member] of story.members.slice(0, MEMBERS_READ).entries()) {
    if (isBesideNews(member, story)) continue;
    for (const draft of draftsOf(member, index)) {
      if (!isSaid(draft)) continue;
      if (draft.position === HEADLINE || standsAlone(draft.spoken, member.reading.language))
        return [onlyCandidate(draft)];
    }
  }
  return [];
}

/** The headline, where it has to be heard, and the sentences of the text, each looked at when it is asked for. */
function* draftsOf(member: Member, index: number): Generator<Draft> {
  const { reading } = member;
  const spoken = spokenHeadline(reading);
  if (spoken !== null && isHeard(spoken, reading, index))
    yield { member, index, position: HEADLINE, quote: titleQuote(reading), spoken };
  for (const passage of reading.passages.slice(0, PASSAGES_READ)) {
    const said = spokenPassage(passage, reading);
    if (said === null || quotesNobody(said, textBefore(passage, reading), reading.language)) continue;
    yield { member, index, position: passage.position, quote: passage.quote, spoken: said };
  }
}

const textBefore = ({ position }: Passage, { passages, item }: Reading): string =>
  passages.find((one) => one.position === position - 1)?.quote ?? item.title;

/** Whether a headline is heard before the text: not where the text says it, or begins by itself. */
function isHeard(headline: string, reading: Reading, index: number): boolean {
  const { language } = reading;
  const passages = reading.passages.slice(0, PASSAGES_READ);
  if (passages.some((one) => aloud(one, language) === headline && spokenPassage(one, reading) !== null)) return false;
  const first = firstSpoken(passages, reading);
  // What a headline asks need not be heard where the text begins by itself.
  if (isAsking(headline, language) && (index > 0 || (first !== null && standsAlone(first, language)))) return false;
  return first === null || openingOf(headline, first, language) !== 'sentence';
}

function firstSpoken(passages: readonly Passage[], reading: Reading): string | null {
  for (const passage of passages) {
    if (passage.position > LAST_OPENING) return null;
    const spoken = spokenPassage(passage, reading);
    if (spoken !== null) return spoken;
  }
  return null;
}

/** What stands above a text may not be fit to be heard: a place, a subheading, a question. */
const LAST_OPENING = 2;

/** The headline of the item that leads, unless that is what the story is told by. */
export function headlineOf(story: RankedStory, candidates: readonly Candidate[]): SpokenQuote | null {
  const first = candidates[0];
  const lead = story.members.find(({ reading }) => reading.item.id === first?.item.id)?.reading;
  if (first === undefined || lead === undefined || first.position === HEADLINE) return null;
  const spoken = spokenHeadline(lead);
  if (spoken === null || isLabel(spoken, lead.language)) return null;
  if (speechMs(spoken, lead.language) > LONGEST_HEADLINE_MS) return null;
  return { item: lead.item, quote: titleQuote(lead), spoken, language: lead.language };
}

const titleQuote = (reading: Reading): string => reading.item.title.trim();

/** A headline is there only where it has to be said. */
const canLead = (draft: Draft, drafts: readonly Draft[]): boolean =>
  draft.position === HEADLINE || (!isIntroduced(draft, drafts) && isUnderstood(draft));

const isUnderstood = oncePer(({ spoken, member }: Draft): boolean => standsAlone(spoken, member.reading.language));

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
      (draft.position === HEADLINE && draft.index !== leading ? WEIGHT.furtherHeadline : 0) +
      (alone ? 0 : WEIGHT.pointingBack);
    const { language } = draft.member.reading;
    const content = contentOf(draft.spoken, language);
    const figures = isOneItem ? [] : figuresIn(draft.spoken, language);
    const introduced = isIntroduced(draft, drafts) && isUnderstood(draft);
    const counts = isOneItem ? [] : countsOf(draft);
    return { ...draft, vector, worth, alone, introduced, content, figures, counts };
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
