import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId, CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { Episode, EpisodeCause, EpisodeState, EpisodeStatus, MadeBriefing, Reason } from '../../domain/episode.js';

export interface EpisodeRow {
  readonly showId: ShowId;
  readonly moment: EpochMs;
  readonly owner: CallerId;
  readonly cause: EpisodeCause;
  readonly status: EpisodeStatus;
  readonly attempts: number;
  readonly briefingId: BriefingId | null;
  readonly slug: string | null;
  readonly reason: Reason | null;
  /** When somebody has to look at it; null: it is finished. */
  readonly lookAt: EpochMs | null;
  readonly runKey: string | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export const episodes = mapTable<EpisodeRow>('shows.episode', {
  showId: { name: 'show_id', type: 'text', collation: 'C', primary: true },
  moment: { type: 'bigint', primary: true },
  owner: { type: 'text', collation: 'C' },
  cause: { type: 'text' },
  status: { type: 'text' },
  attempts: { type: 'int' },
  briefingId: { name: 'briefing_id', type: 'text', collation: 'C', nullable: true },
  slug: { type: 'text', nullable: true },
  reason: { type: 'jsonb', nullable: true },
  lookAt: { name: 'look_at', type: 'bigint', nullable: true },
  runKey: { name: 'run_key', type: 'text', collation: 'C', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});

export const toEpisode = (row: EpisodeRow): Episode => {
  const { showId, owner, moment, cause, createdAt, updatedAt } = row;
  return { showId, owner, moment, cause, state: stateOf(row), createdAt, updatedAt };
};

function stateOf({ status, attempts, briefingId, slug, reason }: EpisodeRow): EpisodeState {
  const briefing: MadeBriefing | null = briefingId === null || slug === null ? null : { briefingId, slug };
  if (status === 'pending') return { status, attempts };
  if (status === 'failed' || status === 'skipped') return { status, briefing, reason: reason ?? UNKNOWN };
  if (briefing === null) throw new Error(`an episode that is ${status} has no briefing`);
  return { status, briefing };
}

const UNKNOWN: Reason = { code: 'unknown', message: 'It is not known why.', possibleAt: null };

/** The columns that a state is kept in. */
export const columnsOfState = (state: EpisodeState) => ({
  status: state.status,
  attempts: state.status === 'pending' ? state.attempts : 0,
  briefingId: 'briefing' in state ? (state.briefing?.briefingId ?? null) : null,
  slug: 'briefing' in state ? (state.briefing?.slug ?? null) : null,
  reason: 'reason' in state ? state.reason : null,
});
