import { Injectable, type Provider, type Type } from '@nestjs/common';
import { Metrics } from '../../../shared/delivery/http/metrics/metrics.js';
import { TypeormUnitOfWork } from '../../../shared/storage/database/typeorm-unit-of-work.js';
import { BriefingProjectionStore } from '../../application/ports/briefing-projection-store.js';
import { requestedAtOf, type AppliedEntry, type HistoryEntry } from '../../domain/read-model.js';

const SECONDS = [5, 10, 20, 30, 60, 120, 300, 600, 1_800, 3_600];

const OUTCOMES: Readonly<Partial<Record<AppliedEntry['event']['type'], string>>> = {
  BriefingPublished: 'ready',
  CompositionFailed: 'failed',
  BriefingFailed: 'failed',
};

/** The rows, unmeasured. Also the DI token. */
abstract class UnmeasuredProjectionStore extends BriefingProjectionStore {}

/**
 * How long callers wait for a briefing, from their request to the event that ends it. Each such event is applied once, by
 * whichever process comes first: that one measures it, when its transaction is committed.
 */
@Injectable()
class MeasuredProjectionStore extends BriefingProjectionStore {
  readonly #seconds;

  constructor(
    private readonly store: UnmeasuredProjectionStore,
    private readonly unitOfWork: TypeormUnitOfWork,
    metrics: Metrics,
  ) {
    super();
    const name = 'briefings_time_to_ready_seconds';
    const help = 'Briefings that were finished, by outcome: how long after the request they were ready, or had failed.';
    this.#seconds = metrics.histogram({ name, help, labels: ['outcome'] }, SECONDS);
  }

  override get table(): string {
    return this.store.table;
  }

  override async apply(entries: readonly HistoryEntry[]): Promise<readonly AppliedEntry[]> {
    const applied = await this.store.apply(entries);
    for (const entry of applied) this.measure(entry);
    return applied;
  }

  override replay(entries: readonly HistoryEntry[], table: string): Promise<void> {
    return this.store.replay(entries, table);
  }

  private measure({ event, state, recordedAt }: AppliedEntry): void {
    const outcome = OUTCOMES[event.type];
    const requestedAt = requestedAtOf(state);
    if (outcome === undefined || requestedAt === null) return;
    const seconds = Math.max(0, recordedAt - requestedAt) / 1000;
    this.unitOfWork.afterCommit(() => this.#seconds.observe({ outcome }, seconds));
  }
}

/** The port, on that store. */
export const measuredProjectionStore = (store: Type<BriefingProjectionStore>): readonly Provider[] => [
  { provide: UnmeasuredProjectionStore, useClass: store },
  { provide: BriefingProjectionStore, useClass: MeasuredProjectionStore },
];
