import type { BriefingId } from '../../../../shared/kernel/identifiers.js';

/** Mails that are to be sent. */
export abstract class ReadyMailQueue {
  /** Joins an open unit of work; afterwards it will be tried, whatever becomes of this process. */
  abstract add(briefingId: BriefingId): Promise<void>;
}
