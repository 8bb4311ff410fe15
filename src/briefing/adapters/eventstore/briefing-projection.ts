import { Injectable } from '@nestjs/common';
import { FactPublisher } from '../../../shared/kernel/facts.js';
import type { RecordedEvent } from '../../../shared/storage/eventstore/event-store.js';
import { inTraceOf } from '../../../shared/storage/eventstore/event-trace.js';
import type { Projection } from '../../../shared/storage/projections/projection.js';
import { StepQueue } from '../../application/ports/step-queue.js';
import { BriefingProjectionStore } from '../../application/ports/briefing-projection-store.js';
import { orderAfter } from '../../domain/production/production.js';
import type { HistoryEntry } from '../../domain/read-model.js';
import { factsOf } from './briefing-facts.js';
import { decode, idOf, STREAM_PREFIX } from './briefing-codec.js';

/** Histories → what readers see and what is to be done next and what others hear of it, in one transaction. */
@Injectable()
export class BriefingProjection implements Projection {
  readonly name = 'briefing.shelf';
  readonly streamPrefix = STREAM_PREFIX;

  constructor(
    private readonly store: BriefingProjectionStore,
    private readonly steps: StepQueue,
    private readonly facts: FactPublisher,
  ) {}

  get table(): string {
    return this.store.table;
  }

  async apply(events: readonly RecordedEvent[]): Promise<void> {
    for (const entry of await this.store.apply(events.map(entryOf))) {
      const order = orderAfter(entry.event, entry.state);
      const recorded = events.find(({ stream, revision }) => idOf(stream) === entry.id && revision === entry.revision);
      await inTraceOf(recorded, async () => {
        if (order !== null) await this.steps.order(entry.id, entry.revision, order);
        await this.facts.publish(...factsOf(entry));
      });
    }
  }

  replay(events: readonly RecordedEvent[], table: string): Promise<void> {
    return this.store.replay(events.map(entryOf), table);
  }
}

function entryOf(recorded: RecordedEvent): HistoryEntry {
  const { stream, revision, recordedAt } = recorded;
  return { id: idOf(stream), revision, recordedAt, event: decode(recorded) };
}
