import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Json } from '../../../shared/kernel/json.js';
import type { BriefingEvent } from '../../domain/events.js';

/**
 * What is wrong with an event where it stands.
 * out_of_sequence: an event is missing before it, or it does not belong there. unchained: it holds no link.
 * broken: it, or the event before it, is not what was recorded. unreadable: this program does not know it.
 */
export interface HistoryProblem {
  readonly kind: 'out_of_sequence' | 'unchained' | 'broken' | 'unreadable';
  /** In English, for people. */
  readonly message: string;
}

/** An event as the store holds it, and what it says. */
export interface ArchivedEvent {
  readonly revision: number;
  /** UUID. */
  readonly eventId: string;
  /** The stored name. */
  readonly type: string;
  /** Version of the shape of `data`. */
  readonly schema: number;
  readonly recordedAt: EpochMs;
  /** `usr_…`, or the part of the program that caused it. */
  readonly actor: string;
  /** What belongs together: one briefing's events share one. */
  readonly correlationId: string;
  /** Event id of what it followed from; null for the first. */
  readonly causationId: string | null;
  /** As it was recorded. */
  readonly data: Json;
  /** The same in the words of today; null when this program cannot read it. */
  readonly event: BriefingEvent | null;
  /** Its link of the hash chain, hex; empty when it has none. */
  readonly chain: string;
  readonly problem: HistoryProblem | null;
}

/** The stream of a briefing's history, which also correlates what is recorded about it elsewhere. Stored for ever. */
export const historyStreamOf = (briefingId: string): string => `briefing-${briefingId}`;

/** Read-only access to recorded histories, as they are: also to those that somebody changed. */
export abstract class HistoryArchive {
  /** In order; empty when there is no such briefing. Throws EventStoreUnavailable. */
  abstract entriesOf(id: string): Promise<readonly ArchivedEvent[]>;
}
