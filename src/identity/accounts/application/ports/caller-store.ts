import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

export interface NewMember {
  readonly id: CallerId;
  readonly email: string;
  readonly emailKey: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly createdAt: EpochMs;
}

/** Who there is. */
export abstract class CallerStore {
  /** False when another member has that e-mail key; then nothing is written. */
  abstract addMember(member: NewMember): Promise<boolean>;
  abstract memberByEmail(emailKey: string): Promise<CallerId | null>;
  /** Whether there is, or was, such a caller. */
  abstract isKnown(id: CallerId): Promise<boolean>;
}
