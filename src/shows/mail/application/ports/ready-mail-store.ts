import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import type { ReadyMail, ReadyMailOutcome } from '../../domain/ready-mail.js';

export interface Settlement {
  readonly outcome: ReadyMailOutcome;
  /** What the mail server said, or why it was not asked; never an address. */
  readonly reason: string | null;
  readonly at: EpochMs;
}

/** Who wants a mail when a briefing is ready, and which mails there were. */
export abstract class ReadyMailStore {
  abstract isWanted(caller: CallerId): Promise<boolean>;
  abstract setWanted(caller: CallerId, wanted: boolean, now: EpochMs): Promise<void>;
  /** False: there is one for that briefing already. Of many at once, one gets it. Joins an open unit of work. */
  abstract open(mail: ReadyMail): Promise<boolean>;
  /** null: there is none, or it is settled. */
  abstract find(briefingId: BriefingId): Promise<ReadyMail | null>;
  abstract settle(briefingId: BriefingId, settlement: Settlement): Promise<void>;
  /** Removes what was decided on before this moment, except of those callers. */
  abstract purge(before: EpochMs, except: readonly CallerId[]): Promise<number>;
  abstract count(caller: CallerId): Promise<{ readonly notifications: number; readonly mails: number }>;
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
  abstract erase(caller: CallerId): Promise<void>;
}
