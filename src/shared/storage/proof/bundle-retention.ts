import { eventLine, toRecordedEvent } from './bundle-format.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import type { RetentionEvidence, StreamRecord } from './stream-records.js';
import { toStreamView } from './stream-view.js';

/** What a line says: the log is in the bundle itself. */
type Line = Omit<StreamRecord, 'log'>;

export const retentionLine = ({ stream, changes, readers }: Line): string => {
  const events = changes.map((change) => JSON.parse(eventLine(change)) as unknown);
  return `${JSON.stringify({ stream, changes: events, readers })}\n`;
};

/** null: it is no such line. */
export function toRetentionLine(value: unknown): Line | null {
  const { stream, changes, readers } = (value ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof stream !== 'string' || !Array.isArray(changes)) return null;
  const events = changes.map(toRecordedEvent);
  const view = readers === null ? null : toStreamView(readers);
  if (events.includes(null) || (readers !== null && view === null)) return null;
  return { stream, changes: events.filter((event): event is RecordedEvent => event !== null), readers: view };
}

/** As it was when the bundle was made. */
export function retentionIn(lines: readonly Line[]): RetentionEvidence {
  const views = new Map(lines.map(({ stream, readers }) => [stream, readers]));
  return {
    changes: new Map(lines.map(({ stream, changes }) => [stream, changes])),
    extent: 'suspects',
    readersOf: (stream) => Promise.resolve(views.get(stream) ?? null),
  };
}
