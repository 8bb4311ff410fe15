import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../shared/eventstore/event-store.js';
import { EventStreams } from '../../../shared/eventstore/event-streams.js';
import { verifyChain } from '../../../shared/eventstore/verify-chain.js';
import { HistoryArchive, type ArchivedEvent } from '../../application/ports/history-archive.js';
import { decode, streamOf } from './briefing-codec.js';

@Injectable()
export class EventstoreHistoryArchive extends HistoryArchive {
  constructor(private readonly streams: EventStreams) {
    super();
  }

  override async entriesOf(id: string): Promise<readonly ArchivedEvent[]> {
    const recorded = await this.streams.read(streamOf(id));
    const [problem] = verifyChain(recorded);
    if (problem !== undefined) {
      throw new Error(`The history of ${id} was changed at revision ${problem.revision}: ${problem.message}.`);
    }
    return recorded.map((event) => ({
      revision: event.revision,
      recordedAt: event.recordedAt,
      actor: actorOf(event),
      event: decode(event),
    }));
  }
}

const actorOf = ({ metadata: { actor } }: RecordedEvent): string => (typeof actor === 'string' ? actor : '');
