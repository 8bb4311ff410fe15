import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingEvent } from '../../domain/events.js';

export interface ArchivedEvent {
  readonly revision: number;
  readonly recordedAt: EpochMs;
  readonly actor: string;
  readonly event: BriefingEvent;
}

/** Read-only access to recorded histories. */
export abstract class HistoryArchive {
  /** In order; empty when there is no such briefing. Throws when the hash chain of the history is broken. */
  abstract entriesOf(id: string): Promise<readonly ArchivedEvent[]>;
}
