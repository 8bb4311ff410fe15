import type { Caller } from '../../shared/kernel/caller.js';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { DomainError } from '../../shared/kernel/domain-error.js';

/** How many briefings may be asked for, and within which time. */
export interface Allowance {
  readonly limit: number;
  /** null: for ever. */
  readonly windowMs: number | null;
}

const DAY = 24 * 60 * 60 * 1000;

const ANONYMOUS_LIMIT = 1;

export const allowanceOf = (caller: Caller, dailyLimit: number): Allowance =>
  caller.kind === 'anonymous' ? { limit: ANONYMOUS_LIMIT, windowMs: null } : { limit: dailyLimit, windowMs: DAY };

export class AnonymousAllowanceExhausted extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'anonymous_web_podcast_allowance_exhausted';
  readonly limit = ANONYMOUS_LIMIT;

  constructor() {
    super(
      'The one briefing of an agent without a person is used up. Pair with a person to go on: call ' +
        'POST /api/v1/auth/skill/pair with this token, have them enter the code at /pair, and redeem its device_code at ' +
        'POST /api/v1/auth/skill/token. Your sources and this briefing are theirs then; ask again with the new token.',
    );
  }
}

export class AllowanceExhausted extends DomainError {
  readonly kind = 'exhausted';
  readonly code = 'allowance_exhausted';

  constructor(
    readonly limit: number,
    /** When the oldest counted briefing leaves the window. */
    readonly nextGenerationAt: EpochMs,
  ) {
    super(`All ${limit} briefings of the last 24 hours are used up. The next one is possible at next_generation_at.`);
  }
}

/** How many briefings may be asked for now. */
export interface AllowanceLeft {
  readonly limit: number;
  readonly left: number;
  /** When one more is possible than are left now; null: all are left, or none comes back. */
  readonly nextAt: EpochMs | null;
}

/** `spentAt`: when each briefing that counts was asked for. */
export function allowanceLeft({ limit, windowMs }: Allowance, spentAt: readonly EpochMs[]): AllowanceLeft {
  const left = Math.max(0, limit - spentAt.length);
  if (windowMs === null || spentAt.length === 0) return { limit, left, nextAt: null };
  // With a limit that was lowered since, more than the oldest one has to leave before one is possible.
  const hindrance = spentAt.toSorted((a, b) => b - a)[Math.min(limit, spentAt.length) - 1] ?? 0;
  return { limit, left, nextAt: hindrance + windowMs };
}

/** Throws when as many briefings as allowed are counted already. `spentAt`: when each was asked for. */
export function checkAllowance(allowance: Allowance, spentAt: readonly EpochMs[]): void {
  const { limit, left, nextAt } = allowanceLeft(allowance, spentAt);
  if (left > 0) return;
  if (allowance.windowMs === null) throw new AnonymousAllowanceExhausted();
  throw new AllowanceExhausted(limit, nextAt ?? allowance.windowMs);
}
