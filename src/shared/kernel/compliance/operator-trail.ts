import type { CallerId } from '../identifiers.js';

/** Puts on record, beside the events of security, what an operator does to the service itself. */
export abstract class OperatorTrail {
  /** Joins an open unit of work. `what`: a few words; never a secret, an e-mail or the address of a feed. */
  abstract record(operator: CallerId, what: string): Promise<void>;
}
