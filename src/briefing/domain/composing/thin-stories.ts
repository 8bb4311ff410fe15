import type { Language } from '../../../shared/kernel/language.js';
import { HEADLINE, type Candidate } from './candidate.js';
import type { RankedStory } from './stories/ranking.js';
import { isCjk } from './text/words.js';

/** So few characters below a headline tell nothing. */
const LEAST_BODY = { latin: 100, cjk: 30 };

/** Gossip, routine or opinion that nobody asked for and that has hardly more than a headline. */
export const isThin = ({ soft, wanted }: RankedStory, candidates: readonly Candidate[], language: Language): boolean =>
  soft !== null && wanted <= 0 && bodyLength(candidates) < LEAST_BODY[isCjk(language) ? 'cjk' : 'latin'];

const bodyLength = (candidates: readonly Candidate[]): number =>
  candidates.reduce((sum, { position, spoken }) => sum + (position === HEADLINE ? 0 : spoken.length), 0);
