import type { BriefingId, CallerId, EpochMs } from 'podcast-briefings/extension';

/** What the facts about a briefing come to. `owner` is null once it is erased. */
export interface KnownBriefing {
  readonly id: BriefingId;
  readonly owner: CallerId | null;
  /** Of its history; facts arrive in no promised order, and more than once. */
  readonly revision: number;
  readonly at: EpochMs;
}

export const isNewer = (told: KnownBriefing, known: KnownBriefing | null): boolean =>
  known === null || told.revision > known.revision;
