import type { EpochMs } from '../../shared/kernel/clock.js';

/** Where a feed says, by redirects that are all permanent, that it has moved to. */
export interface Move {
  readonly url: string;
  /** When it was first said, and in how many fetches since then, without a break. */
  readonly since: EpochMs;
  readonly times: number;
  /** Believed: the feed is to be found there from now on. */
  readonly settled: boolean;
}

/** A misconfigured redirect is corrected within days; one seen by three fetches over two days is meant. */
const ENOUGH_TIMES = 3;
const LONG_ENOUGH_MS = 48 * 3_600_000;

interface Mover {
  readonly url: string;
  readonly move: Move | null;
  /** It was read at its address before. */
  readonly wasRead: boolean;
}

/** A network attacker could otherwise redirect a feed from https to http for good. */
const losesSecurity = (from: string, to: string): boolean => from.startsWith('https:') && to.startsWith('http:');

/** Whether a feed that was at `from` may be looked for at `to`. */
export const mayMove = (from: string, to: string): boolean => from !== to && !losesSecurity(from, to);

/**
 * What is thought of a move after a fetch that brought the feed, and was sent on to `told` on the way; null: it was not.
 * A feed that was never read where it was said to be has nothing to lose there: it moves at once.
 */
export function hearOfMove({ url, move, wasRead }: Mover, told: string | null, at: EpochMs): Move | null {
  if (told === null || !mayMove(url, told)) return null;
  const { since, times } = move?.url === told ? move : { since: at, times: 0 };
  const repeated = times + 1 >= ENOUGH_TIMES && at - since >= LONG_ENOUGH_MS;
  return { url: told, since, times: times + 1, settled: !wasRead || repeated };
}
