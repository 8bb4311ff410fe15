import type { EpochMs } from '../../shared/kernel/clock.js';
import type { Feed } from './feed.js';

const MINUTE = 60_000;
/** Whoever asks within this time is served from what is stored, whoever had it fetched. */
export const FRESH_MS = 5 * MINUTE;
/** For a failing feed: its publisher may have repaired it and want to see the result. */
const FAILED_MS = MINUTE;

/** The next subscriber need not wait for a fetch. */
export const isFresh = ({ health }: Pick<Feed, 'health'>, at: EpochMs): boolean =>
  health.status === 'well' && at - health.at < FRESH_MS;

/** When a feed may be fetched again because somebody asks for it. */
export function mayBeAskedAt({ health }: Pick<Feed, 'health'>): EpochMs {
  if (health.status === 'unfetched') return 0;
  return health.at + (health.status === 'failing' ? FAILED_MS : FRESH_MS);
}

/** Why a requested refresh is not done now, and when it will be. */
export const left = {
  fresh: (askedAt: EpochMs, again: EpochMs, now: EpochMs): string =>
    `It was asked ${now - askedAt < MINUTE ? 'just now' : `${span(now - askedAt, Math.floor)} ago`}. Ask again in ${span(again - now)}.`,
  busy: (): string => 'It is being fetched at this moment. Look again in a few seconds.',
  paused: (until: EpochMs, now: EpochMs): string =>
    `Its server asks to be left alone for ${span(until - now)}. It is fetched after that; there is nothing to do.`,
};

/** What is waited for is over then; what has passed has passed. */
function span(ms: number, round: (value: number) => number = Math.ceil): string {
  const minutes = round(ms / MINUTE);
  if (minutes <= 1) return 'a minute';
  return minutes < 90 ? `${minutes} minutes` : `${round(minutes / 60)} hours`;
}
