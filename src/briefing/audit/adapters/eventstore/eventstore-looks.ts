import { Injectable } from '@nestjs/common';
import {
  EventStoreUnavailable,
  WrongExpectedRevision,
  type NewEvent,
  type RecordedEvent,
} from '../../../../shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../../shared/storage/eventstore/event-streams.js';
import { headOf } from '../../../../shared/storage/eventstore/hash-chain.js';
import { deterministicUuid } from '../../../../shared/storage/eventstore/deterministic-uuid.js';
import { historyStreamOf } from '../../../application/ports/history-archive.js';
import { Looks, type LooksTaken, type RecordedLook } from '../../application/ports/looks.js';
import type { HistoryViewed, Look } from '../../domain/look.js';

/** One stream for the looks at each briefing. */
const looksStreamOf = (briefingId: string): string => `audit-${briefingId}`;

/** Stored for ever; see briefing-codec.ts. */
export const HISTORY_VIEWED: { readonly name: HistoryViewed['type']; readonly schema: number } = {
  name: 'HistoryViewed',
  schema: 1,
};

/** Shown of the looks at one briefing, and searched for one that is repeated. */
const NEWEST = 100;

/** So many may look at one briefing at once: each conflict is a look of somebody else that was recorded. */
const MAX_CONFLICTS = 50;

@Injectable()
export class EventstoreLooks extends Looks {
  constructor(private readonly streams: EventStreams) {
    super();
  }

  override async record(briefingId: string, look: Look, name: string): Promise<void> {
    const stream = looksStreamOf(briefingId);
    const event = eventOf(briefingId, look, deterministicUuid(`${stream}/${name}`));
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) {
      if (await this.recorded(stream, event)) return;
    }
    throw new EventStoreUnavailable(new Error(`${stream}: ${MAX_CONFLICTS} conflicts`));
  }

  override async at(briefingId: string): Promise<LooksTaken> {
    const newest = await this.newestOf(looksStreamOf(briefingId));
    return { total: headOf(newest.slice(0, 1)).revision + 1, newest: newest.map(lookOf) };
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
    return this.streams.read(stream, { backwards: true, limit: NEWEST });
  }
}

function eventOf(briefingId: string, { viewer, as, what, revision }: Look, id: string): NewEvent {
  const { name, schema } = HISTORY_VIEWED;
  const metadata = { schema, actor: viewer, correlation: historyStreamOf(briefingId) };
  return { id, type: name, data: { viewer, as, what, revision }, metadata };
}

const lookOf = ({ data, recordedAt }: RecordedEvent): RecordedLook => ({ ...(data as unknown as Look), recordedAt });
