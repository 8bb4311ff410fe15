import type { RecordedEvent } from '../../../src/shared/storage/eventstore/event-store.js';
import { ChainVerifier, type ChainProblem } from '../../../src/shared/storage/proof/verify-chain.js';

/** What is wrong with these events, each stream from its first event on; empty: nothing. */
export function chainProblems(events: readonly RecordedEvent[]): readonly ChainProblem[] {
  const verifier = new ChainVerifier();
  return events.flatMap((event) => verifier.check(event) ?? []);
}
