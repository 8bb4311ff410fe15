import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../shared/storage/eventstore/event-store.js';
import type { Projection } from '../../../shared/storage/eventstore/projection.js';
import { StepQueue } from '../../application/ports/step-queue.js';
import { BriefingProjectionStore } from '../../application/ports/briefing-projection-store.js';
import { orderAfter } from '../../domain/production.js';
import type { HistoryEntry } from '../../domain/read-model.js';
import { decode, idOf, STREAM_PREFIX } from './briefing-codec.js';

/** Histories → what readers see and what is to be done next, in one transaction. */
@Injectable()
export class BriefingProjection implements Projection {
  readonly name = 'briefing.shelf';
  readonly streamPrefix = STREAM_PREFIX;

  constructor(
    private readonly store: BriefingProjectionStore,
    private readonly steps: StepQueue,
  ) {}

  get table(): string {
    return this.store.table;
  }

  async apply(events: readonly RecordedEvent[]): Promise<void> {
    for (const { id, revision, event, state } of await this.store.apply(events.map(entryOf))) {
      const order = orderAfter(event, state);
      if (order !== null) await this.steps.order(id, revision, order);
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
