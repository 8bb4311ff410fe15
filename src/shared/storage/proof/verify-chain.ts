import type { RecordedEvent } from '../eventstore/event-store.js';
import { NO_STREAM, chainLink, chainOf, type StreamHead } from '../eventstore/hash-chain.js';

export interface ChainProblem {
  readonly stream: string;
  readonly revision: number;
  readonly eventId: string;
  /**
   * out_of_sequence: an event is missing before it, or it stands where it does not belong.
   * unchained: it holds no link. broken: it, or the event before it, is not what was recorded.
   */
  readonly kind: 'out_of_sequence' | 'unchained' | 'broken';
  readonly message: string;
}

/**
 * Checks events one by one, in the order of their streams; streams may be interleaved. A cut tail leaves a sound shorter
 * chain, and whoever owns the database can compute a new one: only a seal kept elsewhere shows those.
 */
export class ChainVerifier {
  readonly #heads: Map<string, StreamHead>;

  /** `earlier`: the heads of streams whose first events are not among those that are checked. */
  constructor(earlier: Iterable<readonly [string, StreamHead]> = []) {
    this.#heads = new Map(earlier);
  }

  /** null: the event follows what was checked before it. After a problem the check goes on from the event as it stands. */
  check(event: RecordedEvent): ChainProblem | null {
    const head = this.#heads.get(event.stream) ?? NO_STREAM;
    this.#heads.set(event.stream, { revision: event.revision, chain: chainOf(event) });
    return problemOf(event, head);
  }

  /** How many it has seen. */
  get streams(): number {
    return this.#heads.size;
  }
}

function problemOf(event: RecordedEvent, head: StreamHead): ChainProblem | null {
  const problem = (kind: ChainProblem['kind'], message: string): ChainProblem => {
    return { stream: event.stream, revision: event.revision, eventId: event.id, kind, message };
  };
  if (event.revision !== head.revision + 1) {
    return problem('out_of_sequence', `expected revision ${head.revision + 1}, found ${event.revision}`);
  }
  if (chainOf(event) === '') return problem('unchained', 'metadata.chain is missing');
  if (chainLink(head.chain, event, event) !== chainOf(event)) {
    return problem('broken', 'the event, or the one before it, is not what was recorded');
  }
  return null;
}
