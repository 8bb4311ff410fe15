import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** When anonymous callers were last heard of. */
export interface Unused {
  /** Nothing of theirs was used later. */
  readonly before: EpochMs;
  /** No token of theirs is good any more, and nobody may claim their work any more. */
  readonly now: EpochMs;
}

/** Anonymous callers nobody has heard of for long. Whose work a member has claimed are none of them. */
export abstract class UnusedCallers {
  /** For how long they are kept, as operators set it; null: for ever. */
  abstract readonly retentionMs: number | null;
  /** In order of their ids. */
  abstract page(unused: Unused, after: CallerId | null, limit: number): Promise<readonly CallerId[]>;
  /** Whether it is still one; until the open unit of work ends it stays one. */
  abstract hold(caller: CallerId, unused: Unused): Promise<boolean>;
}
