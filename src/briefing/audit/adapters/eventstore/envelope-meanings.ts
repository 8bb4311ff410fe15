import type { RecordedEvent } from '../../../../shared/storage/eventstore/event-store.js';

/** What the store says of each event, around its data. */
export const ENVELOPE_MEANINGS: Readonly<Record<Exclude<keyof RecordedEvent, 'data' | 'metadata'>, string>> = {
  stream:
    'The history it belongs to: `briefing-…` for a briefing, `audit-…` for the looks at it; then the artifact id.',
  revision: 'Its place in that history: 0 for the first event, then without gaps.',
  position: 'Its place among all events of the store. In PostgreSQL 0, 1, 2 … without gaps.',
  id: 'A UUID that follows from its place, so that a repeated attempt to record it is one event.',
  type: 'Its name, as in the headings below.',
  recordedAt: "When it was recorded, by the store's clock; epoch milliseconds. Outside the chain, inside the seals.",
};

export const METADATA = ['schema', 'actor', 'correlation', 'causation', 'traceparent', 'chain'] as const;

/** What the program says of each event, beside its data. */
export const METADATA_MEANINGS: Readonly<Record<(typeof METADATA)[number], string>> = {
  schema: 'Version of the shape of its data.',
  actor: 'Who caused it: `usr_…`, `operator`, or the part of the program: `composer`, `studio`, `assembly`, `worker`.',
  correlation: 'What belongs together: the stream of the briefing that it is about.',
  causation: 'Id of the event it followed from; absent for the first, and for looks.',
  traceparent:
    'Where it was recorded in a trace of OpenTelemetry (W3C Trace Context): the operator finds it there, while the trace is kept. Absent while nobody traces, which is the default.',
  chain:
    'Its link: SHA-256, hex, of the link before it and of all the above but position and time. A changed event fits neither its own link nor the next one.',
};
