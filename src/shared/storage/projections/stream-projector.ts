import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../kernel/unit-of-work.js';
import { EventStore } from '../eventstore/event-store.js';
import { ParkedHistories } from './parked-histories.js';
import { ProjectionRegistry } from './projection.js';

/** Turns the events of one stream into rows and jobs while its writer waits. */
@Injectable()
export class StreamProjector {
  constructor(
    private readonly store: EventStore,
    private readonly registry: ProjectionRegistry,
    private readonly parked: ParkedHistories,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Projects one stream at once, so that a caller reads what it wrote; joins the open unit of work. The background
   * projector comes to the same events later and finds them done. What was written to a parked history is recorded and
   * waits like the rest of it: its row stays as it was.
   */
  async projectNow(stream: string): Promise<void> {
    const projections = this.registry.all().filter(({ streamPrefix }) => stream.startsWith(streamPrefix));
    if (projections.length === 0) return;
    const [events, parked] = await Promise.all([this.store.readStream(stream), this.parked.projectionsOf(stream)]);
    const moving = projections.filter(({ name }) => !parked.has(name));
    if (moving.length === 0) return;
    await this.unitOfWork.run(async () => {
      for (const projection of moving) await projection.apply(events);
    });
  }
}
