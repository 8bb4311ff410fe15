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
    super('The free briefing of this anonymous session is used up. Sign in to ask for more.');
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

/** Throws when as many briefings as allowed are counted already. `spentAt`: when each was asked for. */
export function checkAllowance(allowance: Allowance, spentAt: readonly EpochMs[]): void {
  if (spentAt.length < allowance.limit) return;
  if (allowance.windowMs === null) throw new AnonymousAllowanceExhausted();
  const newestFirst = [...spentAt].sort((a, b) => b - a);
  // With a limit that was lowered since, more than the oldest one has to leave.
  const hindrance = newestFirst[allowance.limit - 1] ?? 0;
  throw new AllowanceExhausted(allowance.limit, hindrance + allowance.windowMs);
}
