import type { CallerId } from '../identifiers.js';

/** Puts on record, beside the events of security, that somebody looked at what is not theirs. */
export abstract class AuditTrail {
  /** `viewer`: null: whoever runs the command line. `what`: a few words and ids; never a secret or an e-mail. */
  abstract historyViewed(viewer: CallerId | null, what: string): Promise<void>;
}
