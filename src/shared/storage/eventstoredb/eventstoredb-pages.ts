import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { Logger } from '@nestjs/common';
import { START, type EventBatch, type Position } from '../eventstore/event-store.js';
import { backoff, type EventStoreDbCalls } from './eventstoredb-calls.js';
import { inWords } from './eventstoredb-errors.js';
import { collect, inside, streamFilter } from './eventstoredb-events.js';
import { eventStoreDb } from './eventstoredb-library.js';
import type { StreamNames } from '../eventstore/stream-names.js';

export interface PageOptions {
  readonly streamPrefix: string;
  readonly batchSize: number;
}

/**
 * $all page by page, with everybody's events, for a server that does not say when a subscription has caught up (those
 * before 23.10). A page says where it ends and whether more is there; a subscription only tells when to look.
 */
export class EventStoreDbPages {
  readonly #logger = new Logger(EventStoreDbPages.name);
  #needed = false;
  #listening: Promise<void> | null = null;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly names: StreamNames,
    private readonly calls: EventStoreDbCalls,
    private readonly wake: () => void,
  ) {}

  /** Whether the server was found to be such a one, and has not proven to be another since. */
  get needed(): boolean {
    return this.#needed;
  }

  need(): void {
    if (this.#needed) return;
    this.#needed = true;
    this.#logger.warn('the server does not say when a subscription has caught up: reading all of its events in pages');
    this.#listening ??= this.#listen();
  }

  /** What comes after `after`, an empty live batch when that is nothing; null while the store is away. Throws EventStoreRefused. */
  async next(after: Position, { streamPrefix, batchSize }: PageOptions): Promise<EventBatch | null> {
    try {
      const place = after === START ? eventStoreDb().START : { commit: BigInt(after), prepare: BigInt(after) };
      // A read begins with the event at its place, which the subscriber has.
      const read = this.client.readAll({ fromPosition: place, maxCount: batchSize + 1 });
      const page = await collect(read, this.calls.closed);
      return {
        events: page
          .filter(({ position }) => position > after)
          .flatMap((event) => inside(event, this.names))
          .filter(({ stream }) => stream.startsWith(streamPrefix)),
        checkpoint: page.at(-1)?.position ?? after,
        live: page.length <= batchSize,
      };
    } catch (error) {
      return this.calls.nullWhenAway(error);
    }
  }

  async end(): Promise<void> {
    await this.#listening;
  }

  /** While pages are needed, wakes the readers at every appended event of ours, and when the store is available again. */
  async #listen(): Promise<void> {
    const { closed } = this.calls;
    for (let failures = 0; this.#needed && !closed.aborted; failures += 1) {
      const filter = streamFilter(this.names.storedPrefixes);
      const news = this.client.subscribeToAll({ fromPosition: eventStoreDb().END, filter });
      const stop = (): void => {
        void news.unsubscribe().catch(() => undefined);
        news.destroy();
      };
      closed.addEventListener('abort', stop);
      news.on('confirmation', () => {
        failures = 0;
        this.wake();
      });
      // It was only slow. A subscription says this once, so the next time another one has to be asked.
      news.on('caughtUp', () => {
        this.#needed = false;
        stop();
      });
      try {
        for await (const _ of news) this.wake();
      } catch (error) {
        if (this.#needed && !closed.aborted) this.#logger.debug(`the subscription broke: ${inWords(error)}`);
      }
      closed.removeEventListener('abort', stop);
      stop();
      if (this.#needed) await sleep(backoff(failures), undefined, { signal: closed }).catch(() => undefined);
    }
    this.#listening = null;
  }
}
