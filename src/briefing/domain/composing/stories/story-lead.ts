import type { Reading } from '../reading.js';
import { isAsking, isLuring } from '../text/asking-headlines.js';
import { isContradicted } from '../text/counts/counts.js';
import { claimsOf } from './claims.js';

/** An item of a story, and how much it is about what the story is about. */
export interface Leading {
  readonly reading: Reading;
  readonly centrality: number;
}

/** What is less central stands at the edge of its story. */
const ENOUGH = 0.7;
/** What is older than the newest by more has been overtaken. */
const ONE_NEWS_MS = 12 * 60 * 60 * 1000;
const SENTENCES_COMPARED = 2;
/** Of fewer, none is more about what all of them are about than another. */
const FEWEST_COMPARED = 3;

/**
 * The item that a story begins with: of those that are about as new as the newest, the one that is most about what all of
 * them are about. A newer one may only add what somebody saw, or what comes of it. `newestFirst`: not empty.
 */
export function leadOf<Member extends Leading>(newestFirst: readonly Member[]): Member | undefined {
  const enough = ENOUGH * Math.max(...newestFirst.map(({ centrality }) => centrality));
  const central = newestFirst.filter(({ centrality }) => centrality >= enough);
  const [newest] = central;
  if (newest === undefined) return undefined;
  if (newestFirst.length < FEWEST_COMPARED) return central.find((one) => mayLeadTwo(one, newest)) ?? newest;
  const since = newest.reading.item.at - ONE_NEWS_MS;
  const fresh = central.filter(({ reading }) => reading.item.at >= since);
  return fresh.toSorted((a, b) => b.centrality - a.centrality).find((one) => !isOvertaken(one, newestFirst)) ?? newest;
}

/** "How one shot teaches the immune system" takes for granted what another account of these hours reports. */
const mayLeadTwo = ({ reading: { title, language, item } }: Leading, newest: Leading): boolean =>
  !isAsking(title, language) && !isLuring(title, language) && item.at >= newest.reading.item.at - ONE_NEWS_MS;

/** A newer item has another figure for what it counts. */
function isOvertaken({ reading }: Leading, all: readonly Leading[]): boolean {
  const later = all.filter((other) => other.reading.item.at > reading.item.at);
  if (later.length === 0) return false;
  const own = claimsOf(reading, SENTENCES_COMPARED);
  return own.some(({ count }) =>
    later.some((other) =>
      claimsOf(other.reading, SENTENCES_COMPARED).some((claim) => isContradicted(count, claim.count)),
    ),
  );
}
