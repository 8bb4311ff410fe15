import type { EpochMs } from '../../shared/kernel/clock.js';

/** How often one origin may be asked: a leaky bucket, and a queue in which each waiting request has a moment reserved. */
export interface Throttle {
  /** The next permit is free from then on; in the past as far as permits were saved up. */
  readonly freeAt: EpochMs;
  /** All moments before it are reserved. */
  readonly queueEndsAt: EpochMs;
  /** The origin asked us to come less often; null: it never did. */
  readonly pausedUntil: EpochMs | null;
}

/** Permits that an origin which was not asked for some seconds grants at once. */
export const BURST = 5;

/** Of an origin that nobody has asked yet. */
export const idle: Throttle = { freeAt: 0, queueEndsAt: 0, pausedUntil: null };

export interface Arrival {
  readonly now: EpochMs;
  /** From permit to permit, in the long run. */
  readonly spacingMs: number;
}

/**
 * A permit now (`at` is now), or a moment that is reserved. Whoever comes at the moment that was reserved for it
 * (`reserved`) passes those who come without one; if it comes too late, with too many others, it gets another moment.
 */
export function acquire(throttle: Throttle, arrival: Arrival & { readonly reserved: boolean }): [Throttle, EpochMs] {
  const { now, spacingMs, reserved } = arrival;
  if (throttle.freeAt <= now && (reserved || throttle.queueEndsAt <= now)) return [counted(throttle, arrival), now];
  const at = Math.max(throttle.queueEndsAt, throttle.freeAt, now + 1);
  return [{ ...throttle, queueEndsAt: at + spacingMs }, at];
}

/** After a request that did not wait for a permit. */
export const counted = (throttle: Throttle, { now, spacingMs }: Arrival): Throttle => ({
  ...throttle,
  freeAt: Math.max(throttle.freeAt, now - (BURST - 1) * spacingMs) + spacingMs,
});

export const paused = (throttle: Throttle, until: EpochMs): Throttle => ({
  ...throttle,
  freeAt: Math.max(throttle.freeAt, until),
  pausedUntil: Math.max(throttle.pausedUntil ?? 0, until),
});
