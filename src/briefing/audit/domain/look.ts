import type { EpochMs } from '../../../shared/kernel/clock.js';

/** By which right somebody looks; an operator is whoever runs the command line. */
export type LookingAs = 'owner' | 'auditor' | 'operator';

/** Somebody looked at the history of a briefing. */
export interface Look {
  /** `usr_…`, or `operator`: the command line does not know who types. */
  readonly viewer: string;
  readonly as: LookingAs;
  readonly what: 'history' | 'state' | 'selection';
  /** The newest revision that was shown; null: what was before the first event. */
  readonly revision: number | null;
}

/** The fact of a look, kept in the history of looks at that briefing. Stored for ever under this name. */
export interface HistoryViewed {
  readonly type: 'HistoryViewed';
  readonly data: Look;
}

const MINUTE_MS = 60_000;

/** Looks of one name are one look: whoever asks again and again within one minute of the clock fills no store. */
export const nameOf = ({ viewer, as, what, revision }: Look, now: EpochMs): string =>
  [viewer, as, what, revision ?? 'before', Math.floor(now / MINUTE_MS)].join('/');
