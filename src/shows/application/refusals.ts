import { DomainError } from '../../shared/kernel/domain-error.js';
import type { EpisodeNews } from '../domain/episode.js';
import { NothingFollowed } from '../domain/order.js';
import { NotNow } from './ports/briefings.js';

/** As callers read it. */
const NO_SOURCES = 'no_sources';

/** What an episode learns of an error that came instead of its briefing. */
export function newsOfRefusal(error: unknown): EpisodeNews {
  if (!(error instanceof DomainError) || error.kind === 'unavailable') return { type: 'put_off' };
  const { code, message } = error;
  if (error instanceof NotNow) {
    const possibleAt = error.allowance?.possibleAt ?? null;
    return { type: 'refused', reason: { code, message, possibleAt }, skip: true };
  }
  const skip = error instanceof NothingFollowed;
  return { type: 'refused', reason: { code: skip ? NO_SOURCES : code, message, possibleAt: null }, skip };
}
