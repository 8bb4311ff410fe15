import type { EpochMs } from '../../../../shared/kernel/clock.js';

/** The keys that responses to clients are signed with. */
export abstract class SigningKeys {
  /** Makes a new one, which signs once every node publishes it, and returns its id. Joins an open unit of work. */
  abstract rotate(now: EpochMs): Promise<string>;
}
