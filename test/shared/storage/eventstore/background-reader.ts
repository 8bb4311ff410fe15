import { expect } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  EventStoreUnavailable,
  START,
  type EventBatch,
  type EventStore,
  type RecordedEvent,
} from '../../../../src/shared/storage/eventstore/event-store.js';
import { untilTrue } from '../../../support/time/until.js';

/** As a caller does who was told to come back later. */
export async function untilItIsThere<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof EventStoreUnavailable)) throw error;
      await sleep(50);
    }
  }
}

/** Reads in the background until it is stopped. */
export class Reader {
  readonly events: RecordedEvent[] = [];
  readonly batches: EventBatch[] = [];
  readonly #abort = new AbortController();
  readonly #done: Promise<void>;

  constructor(store: EventStore, options: { after?: string; streamPrefix?: string; batchSize?: number }) {
    this.#done = this.#read(store.subscribe({ after: START, ...options, signal: this.#abort.signal }));
  }

  get checkpoint(): string {
    return this.batches.at(-1)?.checkpoint ?? START;
  }

  async has(count: number): Promise<void> {
    await untilTrue(() => this.events.length >= count);
    expect(this.events).toHaveLength(count);
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    await this.#done;
  }

  async #read(batches: AsyncIterable<EventBatch>): Promise<void> {
    for await (const batch of batches) {
      this.batches.push(batch);
      this.events.push(...batch.events);
    }
  }
}
