import type { EpochMs } from '../../shared/kernel/clock.js';

/** Who may ask one host when: a leaky bucket, and a queue in which each waiting feed has a moment of its own. */
export interface HostTurns {
  /** The next turn is free from then on; in the past as far as turns were saved up. */
  readonly freeAt: EpochMs;
  /** All moments before it are somebody's. */
  readonly queueEndsAt: EpochMs;
  /** The host asked to be left alone; null: it never did. */
  readonly pausedUntil: EpochMs | null;
}

/** Turns that a host which was left alone for some seconds gives at once. */
export const BURST = 5;

/** A host that nobody asked yet. */
export const unasked: HostTurns = { freeAt: 0, queueEndsAt: 0, pausedUntil: null };

export interface Asked {
  readonly now: EpochMs;
  /** From turn to turn, in the long run. */
  readonly spacingMs: number;
}

/**
 * A turn now (`at` is now), or a moment that is kept. Whoever comes at the moment that was kept for it (`kept`) passes
 * those who come without one; if it comes too late, with too many others, it gets another moment.
 */
export function takeTurn(host: HostTurns, asked: Asked & { readonly kept: boolean }): [HostTurns, EpochMs] {
  const { now, spacingMs, kept } = asked;
  if (host.freeAt <= now && (kept || host.queueEndsAt <= now)) return [counted(host, asked), now];
  const at = Math.max(host.queueEndsAt, host.freeAt, now + 1);
  return [{ ...host, queueEndsAt: at + spacingMs }, at];
}

/** Somebody asks the host without waiting for a turn. */
export const counted = (host: HostTurns, { now, spacingMs }: Asked): HostTurns => ({
  ...host,
  freeAt: Math.max(host.freeAt, now - (BURST - 1) * spacingMs) + spacingMs,
});

export const paused = (host: HostTurns, until: EpochMs): HostTurns => ({
  ...host,
  freeAt: Math.max(host.freeAt, until),
  pausedUntil: Math.max(host.pausedUntil ?? 0, until),
});
