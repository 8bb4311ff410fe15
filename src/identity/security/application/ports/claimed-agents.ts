import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** The anonymous callers whose work a member has claimed: they are erased with the member. */
export abstract class ClaimedAgents {
  /** Who claimed what that caller had done; null: nobody. */
  abstract memberOf(anonymous: CallerId): Promise<CallerId | null>;
  /** Whose work that member claimed. */
  abstract agentsOf(member: CallerId): Promise<readonly CallerId[]>;
  /**
   * That caller is to be erased: nobody claims their work, and they claim nobody's, until the unit of work ends. Their
   * claims stand no longer; returns whose work it was.
   */
  abstract release(caller: CallerId): Promise<readonly CallerId[]>;
}
