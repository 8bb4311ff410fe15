import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import { briefing, type Briefing } from '../../../domain/briefing.js';
import type { HistoryProblem } from '../../../application/ports/history-archive.js';
import { ReplayBriefing, type ReplayedEvent } from './replay-briefing.js';

/** After the event of that revision, or after the last one that had been recorded by then; null: now. */
export type PlaceInHistory = { readonly revision: number } | { readonly moment: EpochMs } | null;

export interface PastBriefing {
  /** Of the event that made it so; null: before the first one. */
  readonly revision: number | null;
  readonly recordedAt: EpochMs | null;
  readonly state: Briefing;
  /** What is wrong with the history up to there; empty: nothing. */
  readonly problems: readonly (HistoryProblem & { readonly revision: number })[];
}

/** What a briefing was. Whoever shows it asks the AuditedHistoryReader, which records the access. */
export class StateOfBriefing extends Query<PastBriefing> {
  constructor(
    readonly id: string,
    readonly at: PlaceInHistory,
  ) {
    super();
  }
}

@QueryHandler(StateOfBriefing)
export class StateOfBriefingHandler implements IQueryHandler<StateOfBriefing> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ id, at }: StateOfBriefing): Promise<PastBriefing> {
    return stateAt(await this.queries.execute(new ReplayBriefing(id)), at);
  }
}

/** Throws InvalidRequest when the history has no such revision. */
export function stateAt(history: readonly ReplayedEvent[], at: PlaceInHistory): PastBriefing {
  const last = history.at(-1)?.revision ?? -1;
  const index = indexOf(history, at);
  if (index === -1 && at !== null && 'revision' in at) {
    throw new InvalidRequest(`This history has no revision ${at.revision}; it goes from 0 to ${last}.`);
  }
  const event = history[index];
  if (event === undefined) return { revision: null, recordedAt: null, state: briefing.initial, problems: [] };
  const { revision, recordedAt, state } = event;
  return { revision, recordedAt, state, problems: problemsOf(history.slice(0, index + 1)) };
}

function indexOf(history: readonly ReplayedEvent[], at: PlaceInHistory): number {
  if (at === null) return history.length - 1;
  return 'revision' in at
    ? history.findIndex(({ revision }) => revision === at.revision)
    : history.findLastIndex(({ recordedAt }) => recordedAt <= at.moment);
}

export const problemsOf = (history: readonly ReplayedEvent[]): PastBriefing['problems'] =>
  history.flatMap(({ revision, problem }) => (problem === null ? [] : [{ revision, ...problem }]));
