import { Injectable } from '@nestjs/common';
import {
  EventStoreUnavailable,
  HistoryDeleted,
  isDeletedForGood,
  WrongExpectedRevision,
  type NewEvent,
  type RecordedEvent,
} from '../../../../shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../../shared/storage/eventstore/event-streams.js';
import { headOf } from '../../../../shared/storage/eventstore/hash-chain.js';
import { deterministicUuid } from '../../../../shared/storage/eventstore/deterministic-uuid.js';
import { historyStreamOf } from '../../../application/ports/history-archive.js';
import {
  HistoryAccessLog,
  type RecordedAccesses,
  type RecordedHistoryAccess,
} from '../../application/ports/history-access-log.js';
import type { HistoryViewed, HistoryAccess } from '../../domain/history-access.js';

/** One stream for the accesses to the history of each briefing. */
const accessStreamOf = (briefingId: string): string => `audit-${briefingId}`;

/** `audit-` alone is a name that others may use for theirs in the same store. */
export const ACCESS_STREAMS = accessStreamOf('art_');

/** Stored for ever. */
export const HISTORY_VIEWED: { readonly name: HistoryViewed['type']; readonly schema: number } = {
  name: 'HistoryViewed',
  schema: 1,
};

/** So many are shown of one briefing, and searched for one that is repeated. */
const NEWEST = 100;

/** So many may read one history at once: each conflict is an access of somebody else that was recorded. */
const MAX_CONFLICTS = 50;

@Injectable()
export class EventstoreHistoryAccessLog extends HistoryAccessLog {
  constructor(private readonly streams: EventStreams) {
    super();
  }

  override async record(briefingId: string, access: HistoryAccess, deduplicationKey: string): Promise<void> {
    const stream = accessStreamOf(briefingId);
    const event = eventOf(briefingId, access, deterministicUuid(`${stream}/${deduplicationKey}`));
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) {
      if (await this.recorded(stream, event)) return;
    }
    throw new EventStoreUnavailable(new Error(`${stream}: ${MAX_CONFLICTS} conflicts`));
  }

  override async accessesOf(briefingId: string): Promise<RecordedAccesses> {
    const newest = await this.newestOf(accessStreamOf(briefingId));
    return { total: headOf(newest.slice(0, 1)).revision + 1, newest: newest.map(accessOf) };
  }

  /** False: somebody else was faster. */
  private async recorded(stream: string, event: NewEvent): Promise<boolean> {
    const newest = await this.newestOf(stream);
    if (newest.some(({ id }) => id === event.id)) return true;
    try {
      await this.streams.append(stream, [event], headOf(newest.slice(0, 1)));
      return true;
    } catch (error) {
      if (error instanceof WrongExpectedRevision) return false;
      throw error;
    }
  }

  /** Newest first. */
  private newestOf(stream: string): Promise<RecordedEvent[]> {
    return this.streams.read(stream, { backwards: true, limit: NEWEST }).catch((error: unknown) => {
      throw isDeletedForGood(error) ? new HistoryDeleted(stream, true) : error;
    });
  }
}

function eventOf(briefingId: string, { viewer, as, what, revision }: HistoryAccess, id: string): NewEvent {
  const { name, schema } = HISTORY_VIEWED;
  const metadata = { schema, actor: viewer, correlation: historyStreamOf(briefingId) };
  return { id, type: name, data: { viewer, as, what, revision }, metadata };
}

const accessOf = ({ data, recordedAt }: RecordedEvent): RecordedHistoryAccess => ({
  ...(data as unknown as HistoryAccess),
  recordedAt,
});
