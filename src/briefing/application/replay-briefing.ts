import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../shared/kernel/clock.js';
import { NotFound } from '../../shared/kernel/domain-error.js';
import { briefing, type Briefing } from '../domain/briefing.js';
import type { BriefingEvent } from '../domain/events.js';
import { HistoryArchive } from './ports/history-archive.js';

export interface ReplayedEvent {
  readonly revision: number;
  readonly recordedAt: EpochMs;
  readonly actor: string;
  readonly event: BriefingEvent;
  /** What the briefing was after it. */
  readonly state: Briefing;
}

/** The whole history of a briefing, each event with the state after it. For auditors and operators. */
export class ReplayBriefing extends Query<readonly ReplayedEvent[]> {
  constructor(readonly id: string) {
    super();
  }
}

@QueryHandler(ReplayBriefing)
export class ReplayBriefingHandler implements IQueryHandler<ReplayBriefing> {
  constructor(private readonly archive: HistoryArchive) {}

  async execute({ id }: ReplayBriefing): Promise<readonly ReplayedEvent[]> {
    const entries = await this.archive.entriesOf(id);
    if (entries.length === 0) throw new NotFound(`There is no briefing with the id ${id}.`);
    let state = briefing.initial;
    return entries.map((entry) => ({ ...entry, state: (state = briefing.evolve(state, entry.event)) }));
  }
}
