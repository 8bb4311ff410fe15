import type { CallerId } from './identifiers.js';

/**
 * Whom an operator, or the directory of their company, has shut out for now. Nobody signs in as them, and nothing goes on in
 * their name: whatever acts for somebody who is not there asks here first. Identity provides it globally, like
 * MemberAddresses, so that no context depends on Identity. ADR 0113.
 */
export abstract class DeactivatedMembers {
  /** Read anew each time: it holds from the next question on, on every node. */
  abstract has(caller: CallerId): Promise<boolean>;
}
