import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';
import { START, type Position, type RecordedEvent } from '../eventstore/event-store.js';
import { chainOf, type StreamHead } from '../eventstore/hash-chain.js';

/** What a seal says of the events since the one before it. Memory: one head for each stream among them. */
export class SealedSpan {
  readonly #log = createHash('sha256');
  readonly #heads = new Map<string, StreamHead>();
  #count = 0;
  #position: Position = START;

  /** In the global order. */
  add(event: RecordedEvent): void {
    const chain = chainOf(event);
    // The link covers all that the event says; place and time are the store's, and only here.
    this.#log.update(`${event.position} ${event.recordedAt} ${chain}\n`);
    this.#heads.set(event.stream, { revision: event.revision, chain });
    this.#count += 1;
    this.#position = event.position;
  }

  get count(): number {
    return this.#count;
  }

  /** Of the last event; START when there is none. */
  get position(): Position {
    return this.#position;
  }

  /** Hex; may be asked for in between. */
  get log(): string {
    return this.#log.copy().digest('hex');
  }

  /** Hex. */
  get heads(): string {
    const hash = createHash('sha256');
    for (const stream of [...this.#heads.keys()].toSorted()) {
      const { revision, chain } = this.#heads.get(stream) ?? { revision: -1, chain: '' };
      hash.update(`${canonicalize([stream, revision, chain]) ?? ''}\n`);
    }
    return hash.digest('hex');
  }
}
