import type { EpochMs } from '../../../shared/kernel/clock.js';

/** By which right a person reads a history. */
export type AccessRole = 'owner' | 'auditor';

/** A history of a briefing, or a part of it, was shown to somebody. */
export interface HistoryAccess {
  /** `usr_…`, or `operator`: the command line does not know who types. */
  readonly viewer: string;
  readonly as: AccessRole | 'operator';
  readonly what: 'history' | 'state' | 'selection' | 'transcript';
  /** The newest revision that was shown; null: what was before the first event. */
  readonly revision: number | null;
}

/** The fact of an access, in a history of its own for each briefing. Stored for ever under this name. */
export interface HistoryViewed {
  readonly type: 'HistoryViewed';
  readonly data: HistoryAccess;
}

const MINUTE_MS = 60_000;

/** Accesses of one key are one access: repeating it within one minute of the clock does not fill the store. */
export const deduplicationKeyOf = ({ viewer, as, what, revision }: HistoryAccess, now: EpochMs): string =>
  [viewer, as, what, revision ?? 'before', Math.floor(now / MINUTE_MS)].join('/');
