import type { Format } from '../../request/understood.js';
import { HEADLINE, type Candidate } from '../candidate.js';
import { mostSentences } from '../format-limits.js';
import type { UnsaidPassages } from '../exclusion/unsaid-passages.js';
import { candidatesOf, headlineOf } from './sentence-choice.js';
import { disagreementsOf } from '../stories/disagreements.js';
import type { RankedStory } from '../stories/ranking.js';
import type { Prospect } from '../telling.js';
import { isCjk } from '../text/words.js';

/** So few characters below a headline tell nothing. */
const LEAST_BODY = { latin: 100, cjk: 30 };

interface Asking {
  readonly format: Format;
  /** Whether there is anything but gossip, routine and opinion. */
  readonly hasNews: boolean;
  /** What the listener turned down. */
  readonly unsaid: UnsaidPassages;
}

/** What can be told of a story; null: nothing. */
export function prospectOf(story: RankedStory, asking: Asking): Prospect | null {
  const candidates = candidatesUnlessThin(story, asking);
  if (candidates.length === 0) return null;
  return {
    story,
    candidates,
    headline: headlineOf(story, candidates),
    disagreements: disagreementsOf(story),
    ...(story.known !== undefined && { toldBefore: story.known.at }),
  };
}

/** The sentences of a story; none where there is news and this is none, or hardly more than the headline of a soft story. */
function candidatesUnlessThin(story: RankedStory, { format, hasNews, unsaid }: Asking): readonly Candidate[] {
  const isDoubtful = hasNews && isSoft(story);
  if (isDoubtful && story.soft === 'no-news') return [];
  const most = mostSentences(format);
  // Where one sentence is told, a second one shows whether there is more to say.
  const candidates = candidatesOf(story, isDoubtful && most === 1 ? 2 : most, unsaid);
  return isDoubtful && candidates[0] !== undefined && bodyLength(candidates) < leastBody(candidates[0])
    ? []
    : candidates;
}

/** Gossip, routine, opinion or no news at all that nobody asked for. */
const isSoft = ({ soft, wanted }: RankedStory): boolean => soft !== null && wanted <= 0;

const leastBody = ({ language }: Candidate): number => LEAST_BODY[isCjk(language) ? 'cjk' : 'latin'];

const bodyLength = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { position, spoken }) => sum + (position === HEADLINE ? 0 : spoken.length), 0);
