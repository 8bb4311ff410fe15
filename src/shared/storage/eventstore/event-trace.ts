import { resumeTrace, type Span } from '../../kernel/tracing.js';
import type { NewEvent } from './event-store.js';

/** Under `metadata.traceparent`, so that what is done because of an event, later and elsewhere, is part of the same trace. */
export const withTrace = (events: readonly NewEvent[], span: Span | null): readonly NewEvent[] =>
  span === null
    ? events
    : events.map((event) => ({ ...event, metadata: { ...event.metadata, traceparent: span.traceparent } }));

/** In the trace that recorded the event; an event of before, or of somebody who did not trace, has none. */
export function inTraceOf<T>(event: NewEvent | undefined, work: () => Promise<T>): Promise<T> {
  const traceparent = event?.metadata['traceparent'];
  return typeof traceparent === 'string' ? resumeTrace(traceparent, work) : work();
}
