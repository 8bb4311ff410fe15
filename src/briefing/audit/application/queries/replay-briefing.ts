import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { changesBetween, type Change } from '../../../../shared/kernel/changes.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import type { Json } from '../../../../shared/kernel/json.js';
import { briefing, type Briefing } from '../../../domain/briefing.js';
import { HistoryArchive, type ArchivedEvent } from '../../../application/ports/history-archive.js';

export interface ReplayedEvent extends ArchivedEvent {
  /** What the briefing was after it. */
  readonly state: Briefing;
  /** The difference it made to the state. */
  readonly changes: readonly Change[];
}

/** The whole history of a briefing, at least one event. Whoever shows it asks the AuditedHistoryReader, which records the access. */
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
    return replay(entries);
  }
}

/** An event that cannot be read leaves the state as it was. */
export function replay(entries: readonly ArchivedEvent[]): readonly ReplayedEvent[] {
  let state = briefing.initial;
  return entries.map((entry) => {
    const before = state;
    if (entry.event !== null) state = briefing.evolve(state, entry.event);
    return { ...entry, state, changes: changesBetween(asJson(before), asJson(state)) };
  });
}

/** Fields that are undefined vanish, as they do in every answer. */
const asJson = (state: Briefing): Json => JSON.parse(JSON.stringify(state)) as Json;
