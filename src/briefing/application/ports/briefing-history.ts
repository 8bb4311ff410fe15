import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Briefing, BriefingCommand } from '../../domain/briefing.js';

/** Who caused a change, for the record: `usr_…`, or the part of the program. */
export type Actor = string;

/** Somebody has deleted the history in its store, so nothing can be recorded. The message is for operators. */
export class HistoryLost extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  /** `forGood`: it can never be brought back. */
  constructor(
    message: string,
    readonly forGood: boolean,
  ) {
    super(message);
  }
}

/** It is in the history, and what readers see of it has to wait for a database that is away or busy. */
export class RecordedUnseen extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'recorded_unseen';

  constructor(cause: unknown) {
    super(
      'This is saved, but cannot be shown yet: the database is busy or away. It goes on by itself. Look before you repeat it, or repeat it with the same Idempotency-Key.',
    );
    this.cause = cause;
  }
}

/**
 * The event-sourced life of each briefing. What `record` did is visible to every reader at once.
 * Throws EventStoreUnavailable when the store is away; nothing is half done then. AppendUnanswered: it may be done.
 */
export abstract class BriefingHistory {
  abstract load(id: BriefingId): Promise<Briefing>;
  /**
   * Decides the command on the present state and records what it makes happen. Repeating it is harmless. Throws HistoryLost,
   * RecordedUnseen.
   */
  abstract record(id: BriefingId, command: BriefingCommand, actor: Actor): Promise<Briefing>;
}
