import type { CallerId } from '../identifiers.js';

/**
 * Whose records are kept because somebody may need them as evidence. Whatever deletes by age, or because its owner said so,
 * asks here first and leaves what is held; it is found again after the release. Identity provides it globally, like
 * DeactivatedMembers. ADR 0124.
 */
export abstract class LegalHolds {
  /** Read anew each time: it holds from the next question on, on every node. */
  abstract has(caller: CallerId): Promise<boolean>;
  /** All of them, for statements that delete many rows: there are few. */
  abstract all(): Promise<readonly CallerId[]>;
}
