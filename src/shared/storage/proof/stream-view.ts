import { chainLink, chainOf } from '../eventstore/hash-chain.js';
import type { RecordedEvent } from '../eventstore/event-store.js';

/** What is seen of one stream, in the log or by its readers: as much as is needed to compare the two. */
export interface StreamView {
  readonly events: number;
  /** Revisions; −1: there is no event. */
  readonly first: number;
  readonly last: number;
  /** Of all events, one after another. Hex. */
  readonly digest: string;
}

export const NOTHING: StreamView = { events: 0, first: -1, last: -1, digest: '' };

/** `view`, and one event more. */
export const seen = (view: StreamView, event: RecordedEvent): StreamView => ({
  events: view.events + 1,
  first: view.events === 0 ? event.revision : view.first,
  last: event.revision,
  // All that the event says, and its link besides: what readers get may hold another one.
  digest: chainLink(`${view.digest} ${chainOf(event)}`, event, event),
});

export const viewOf = (events: readonly RecordedEvent[]): StreamView => events.reduce(seen, NOTHING);

/** null: it is no view. */
export function toStreamView(value: unknown): StreamView | null {
  const { events, first, last, digest } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const numbers = [events, first, last].every((one) => Number.isSafeInteger(one));
  return numbers && typeof digest === 'string' ? (value as StreamView) : null;
}
