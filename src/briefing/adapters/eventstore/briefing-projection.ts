import { Injectable } from '@nestjs/common';
import type { RecordedEvent } from '../../../shared/eventstore/event-store.js';
import type { Projection, ProjectionContext } from '../../../shared/eventstore/projection.js';
import { ProductionLine } from '../../application/ports/production-line.js';
import { ShelfKeeper } from '../../application/ports/shelf-keeper.js';
import { orderAfter } from '../../domain/production.js';
import { decode, idOf, STREAM_PREFIX } from './briefing-codec.js';

/** Histories → what readers see and what is to be done next, in one transaction. */
@Injectable()
export class BriefingProjection implements Projection {
  readonly name = 'briefing.shelf';
  readonly streamPrefix = STREAM_PREFIX;

  constructor(
    private readonly keeper: ShelfKeeper,
    private readonly line: ProductionLine,
  ) {}

  async apply(events: readonly RecordedEvent[], { replaying }: ProjectionContext): Promise<void> {
    const entries = events.map((recorded) => {
      const { stream, revision, recordedAt } = recorded;
      return { id: idOf(stream), revision, recordedAt, event: decode(recorded) };
    });
    const shelved = await this.keeper.apply(entries);
    if (replaying) return;
    for (const { id, revision, event, state } of shelved) {
      const order = orderAfter(event, state);
      if (order !== null) await this.line.order(id, revision, order);
    }
  }

  reset(): Promise<void> {
    return this.keeper.clear();
  }
}
