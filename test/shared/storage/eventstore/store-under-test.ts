import { randomUUID } from 'node:crypto';
import type { EventStore, NewEvent, RecordedEvent } from '../../../../src/shared/storage/eventstore/event-store.js';
import type { Json } from '../../../../src/shared/kernel/json.js';
import type { Cable } from '../../../support/servers/cable.js';

export interface StoreUnderTest {
  readonly store: EventStore;
  /** Another process on the same events. */
  readonly other: EventStore;
  /** Between both of them and the server. */
  readonly cable: Cable;
  close(): Promise<void>;
}

export const newEvent = (type = 'Happened', data: Json = { n: 1 }): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  metadata: { correlationId: 'c' },
});

export const newStream = (prefix = 'briefing'): string => `${prefix}-${randomUUID()}`;

export const given = ({ id, type, data, metadata }: RecordedEvent): NewEvent => ({ id, type, data, metadata });

export const many = (count: number, from = 0): NewEvent[] =>
  Array.from({ length: count }, (_, n) => newEvent('E', from + n));
