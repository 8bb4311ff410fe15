import type { EventStoreDBClient } from '@eventstore/db-client';
import type { EventBatch, Position } from '../eventstore/event-store.js';
import type { EventStoreDbPages } from './eventstoredb-pages.js';
import { inside, streamFilter } from './eventstoredb-events.js';
import { EventStoreDbSubscription, type SubscriptionOptions } from './eventstoredb-subscription.js';
import type { StreamNames } from '../eventstore/stream-names.js';

export interface LogReaderOptions extends Omit<SubscriptionOptions, 'filter' | 'of'> {
  readonly names: StreamNames;
  readonly streamPrefix: string;
}

/** `Pages.next` of one reader: by a subscription that the server filters, or by pages where that cannot be. */
export class EventStoreDbLogReader {
  #subscription: EventStoreDbSubscription | null = null;

  constructor(
    private readonly client: EventStoreDBClient,
    private readonly pages: EventStoreDbPages,
    private readonly options: LogReaderOptions,
  ) {}

  /** The events after a position, or an empty live batch; null while the store is away. Throws EventStoreRefused. */
  async next(after: Position): Promise<EventBatch | null> {
    if (this.pages.needed) return await this.#nextPage(after);
    if (this.#subscription?.checkpoint !== after) this.#subscribe(after);
    const batch = await this.#subscription?.next();
    if (batch === 'silent') this.pages.need();
    if (batch === 'silent') return await this.#nextPage(after);
    if (batch === null) this.close();
    return batch ?? null;
  }

  wake(): void {
    this.options.wakeSignal.notify();
  }

  /** This process has appended there: what is read from now on is not all without it. */
  appended(stream: string, position: Position): void {
    const { names, streamPrefix } = this.options;
    const comes = stream.startsWith(streamPrefix) && names.innerOf(names.storedOf(stream)) !== null;
    if (comes) this.#subscription?.await(position);
    this.wake();
  }

  close(): void {
    this.#subscription?.close();
    this.#subscription = null;
  }

  #subscribe(after: Position): void {
    this.close();
    const { names, streamPrefix } = this.options;
    this.#subscription = new EventStoreDbSubscription(this.client, after, {
      ...this.options,
      filter: (checkpoints) => streamFilter(names.storedPrefixesOf(streamPrefix), checkpoints),
      of: (event) => inside(event, names),
    });
  }

  async #nextPage(after: Position): Promise<EventBatch | null> {
    this.close();
    return await this.pages.next(after, this.options);
  }
}
