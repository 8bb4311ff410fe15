import type { ArchivedEvent } from '../../../../src/briefing/application/ports/history-archive.js';
import type { BriefingEvent } from '../../../../src/briefing/domain/events.js';
import { composed, requested, REQUESTED_AT, started } from '../../domain/samples.js';

/** An event as the archive gives it, a second after the one before it. */
export const archived = (
  revision: number,
  event: BriefingEvent,
  changes: Partial<ArchivedEvent> = {},
): ArchivedEvent => ({
  revision,
  eventId: `event-${revision}`,
  type: event.type,
  schema: 1,
  recordedAt: REQUESTED_AT + revision * 1000,
  actor: 'worker',
  correlationId: 'briefing-art_1',
  causationId: revision === 0 ? null : `event-${revision - 1}`,
  data: JSON.parse(JSON.stringify(event.data)) as ArchivedEvent['data'],
  event,
  chain: 'c0ffee',
  problem: null,
  ...changes,
});

/** Requested, composed, recording. */
export const begun: readonly ArchivedEvent[] = [archived(0, requested), archived(1, composed), archived(2, started)];
