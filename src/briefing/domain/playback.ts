import type { EpochMs } from '../../shared/kernel/clock.js';
import { DomainError } from '../../shared/kernel/domain-error.js';

/** Where a listener is in one briefing, as far as their players have told. */
export interface Playback {
  /** Where a player was last, on whichever device. */
  readonly positionMs: number;
  /** When it was there. */
  readonly at: EpochMs;
  /** It was played to the end then. */
  readonly finished: boolean;
  /** The furthest that any of them has been; never goes back. */
  readonly furthestMs: number;
}

/** What one player tells. */
export interface PlaybackReport {
  readonly positionMs: number;
  readonly at: EpochMs;
  readonly finished: boolean;
}

/** Of how many briefings a caller's playback is kept: those that were played last. */
export const MOST_PLAYBACKS = 1000;

/** There is nothing to listen to yet, or there never will be. */
export class NothingToPlay extends DomainError {
  readonly kind = 'conflict';
  readonly code = 'not_ready';

  constructor() {
    super('This briefing has no sound: artifacts/get tells whether it is still being made.');
  }
}

/** A player whose clock is ahead was not there later than now; none is further than the end. */
export function playbackOf(report: PlaybackReport, durationMs: number, now: EpochMs): Playback {
  const positionMs = Math.min(report.positionMs, durationMs);
  return {
    positionMs,
    at: Math.min(report.at, now),
    finished: report.finished,
    furthestMs: report.finished ? durationMs : positionMs,
  };
}

/** Of two at the same moment the further one, so that the order in which they arrive decides nothing. */
const isLater = (a: Playback, b: Playback): boolean =>
  a.at !== b.at
    ? a.at > b.at
    : a.positionMs !== b.positionMs
      ? a.positionMs > b.positionMs
      : Number(a.finished) > Number(b.finished);

/** What two devices tell: the later position by its own time, not by when it arrived, and the furthest of both. */
export const mergedPlayback = (a: Playback, b: Playback): Playback => ({
  ...(isLater(a, b) ? a : b),
  furthestMs: Math.max(a.furthestMs, b.furthestMs),
});

/** Who heard less has hardly begun, and who has less left has heard it. */
const MARGIN_MS = 10_000;

/** Whether somebody stopped in the middle of it. */
export const isBegun = ({ positionMs, durationMs, finished }: Playback & { readonly durationMs: number }): boolean =>
  !finished && positionMs >= MARGIN_MS && durationMs - positionMs >= MARGIN_MS;
