import { Injectable } from '@nestjs/common';
import { isDeletedForGood, type RecordedEvent } from '../../../shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../shared/storage/eventstore/event-streams.js';
import { chainOf } from '../../../shared/storage/eventstore/hash-chain.js';
import { ChainVerifier } from '../../../shared/storage/proof/verify-chain.js';
import {
  HistoryArchive,
  historyStreamOf,
  type ArchivedEvent,
  type HistoryProblem,
} from '../../application/ports/history-archive.js';
import type { BriefingEvent } from '../../domain/events.js';
import { decode } from './briefing-codec.js';

@Injectable()
export class EventstoreHistoryArchive extends HistoryArchive {
  constructor(private readonly streams: EventStreams) {
    super();
  }

  override async entriesOf(id: string): Promise<readonly ArchivedEvent[]> {
    const verifier = new ChainVerifier();
    const history = await this.streams.read(historyStreamOf(id)).catch(noneWhenDeleted);
    return history.map((recorded) => entryOf(recorded, verifier));
  }
}

/** A tombstone of EventStoreDB: nobody can read that any more. */
function noneWhenDeleted(error: unknown): RecordedEvent[] {
  if (isDeletedForGood(error)) return [];
  throw error;
}

function entryOf(recorded: RecordedEvent, verifier: ChainVerifier): ArchivedEvent {
  const { revision, id, type, recordedAt, data, metadata } = recorded;
  const chained = verifier.check(recorded);
  const { event, unreadable } = eventOf(recorded);
  return {
    revision,
    eventId: id,
    type,
    schema: typeof metadata['schema'] === 'number' ? metadata['schema'] : 0,
    recordedAt,
    actor: textOf(recorded, 'actor') ?? '',
    correlationId: textOf(recorded, 'correlation') ?? '',
    causationId: textOf(recorded, 'causation'),
    data,
    event,
    chain: chainOf(recorded),
    problem: chained === null ? unreadable : { kind: chained.kind, message: chained.message },
  };
}

/** What was changed afterwards may be anything; an auditor is to see it all the same. */
function eventOf(recorded: RecordedEvent): { event: BriefingEvent | null; unreadable: HistoryProblem | null } {
  try {
    if (typeof recorded.data !== 'object' || recorded.data === null) throw new Error('its data is no object');
    return { event: decode(recorded), unreadable: null };
  } catch (error) {
    return { event: null, unreadable: { kind: 'unreadable', message: (error as Error).message } };
  }
}

function textOf({ metadata }: RecordedEvent, key: string): string | null {
  const value = metadata[key];
  return typeof value === 'string' ? value : null;
}
