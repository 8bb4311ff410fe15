import type { EpochMs } from '../../../shared/kernel/clock.js';
import { failed, gone, sentOn, succeeded, type Feed, type Success } from '../../domain/feed.js';
import { hubTerms } from '../../domain/hub-reliability.js';
import { nextCheckAfterFailure, nextCheckAfterRead } from '../../domain/schedule.js';
import type { Intake } from './fetch-intake.js';
import type { FetchOutcome } from '../ports/feed-fetcher.js';

type Outcome<Kind extends FetchOutcome['outcome']> = Extract<FetchOutcome, { outcome: Kind }>;

export interface Circumstances extends Intake {
  readonly at: EpochMs;
  /** 0 to 1, at random: parts feeds that were fetched, or failed, together. */
  readonly chance: number;
}

const A_PAGE = 'There is a web page at this address, and no feed. Look for its feed, and give that address.';
const A_PAGE_WITH_FEED = 'There is a web page at this address. The feed that it names is fetched within minutes.';

/** What a fetch makes of the feed: its health, its next check, what it says of itself, and where it moves. Pure. */
export function feedAfterFetch(feed: Feed, outcome: FetchOutcome, circumstances: Circumstances): Feed {
  switch (outcome.outcome) {
    case 'fetched':
    case 'unchanged':
      return succeed(feed, outcome, circumstances);
    case 'refused':
      return outcome.reason === 'gone'
        ? gone(feed, outcome.message, circumstances.at)
        : fail(feed, outcome.message, circumstances);
    case 'page':
      return failAsPage(feed, outcome.feedUrls[0] ?? null, circumstances);
    case 'failed':
      return fail(feed, outcome.message, circumstances, outcome.retryAfterMs);
  }
}

function succeed(
  feed: Feed,
  outcome: Outcome<'fetched' | 'unchanged'>,
  { at, chance, added, itemTimes, hub }: Circumstances,
): Feed {
  const said = outcome.outcome === 'fetched' ? saidBy(outcome) : null;
  const { minIntervalMs, quietTimes } = said ?? feed;
  const nextCheckAt = nextCheckAfterRead({
    at,
    itemTimes,
    requestedIntervalsMs: [minIntervalMs, outcome.notBeforeMs],
    quietTimes,
    chance,
    tookMs: outcome.tookMs ?? 0,
    hub: hubTerms(hub, { health: feed.health, added, at }),
  });
  const { validators, permanentUrl } = outcome;
  return succeeded(feed, { at, validators, nextCheckAt, permanentUrl, said });
}

function saidBy({ feed }: Outcome<'fetched'>): Success['said'] {
  const { title, siteUrl, minIntervalMs, quietTimes } = feed;
  return { title, siteUrl, minIntervalMs, quietTimes };
}

function fail(feed: Feed, reason: string, { at, chance }: Circumstances, retryAfterMs: number | null = null): Feed {
  const { health, quietTimes } = feed;
  return failed(feed, reason, at, nextCheckAfterFailure({ at, health, retryAfterMs, quietTimes, chance }));
}

function failAsPage(feed: Feed, named: string | null, circumstances: Circumstances): Feed {
  const now = sentOn(feed, named, circumstances.at);
  return fail(now, now.move?.settled === true ? A_PAGE_WITH_FEED : A_PAGE, circumstances);
}
