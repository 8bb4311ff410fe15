import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Member } from '../../domain/member.js';

export interface Credentials {
  readonly callerId: CallerId;
  readonly passwordHash: string;
}

export interface KnownAddress {
  readonly confirmedAt: EpochMs;
  /** Who knows the password reads the mails, too. */
  readonly isOwner: boolean;
}

/** Members and the hashes of their passwords. */
export abstract class MemberStore {
  abstract hasAny(): Promise<boolean>;
  abstract get(callerId: CallerId): Promise<Member | null>;
  abstract credentialsOf(emailKey: string): Promise<Credentials | null>;
  /**
   * The hash of the member's password; null for nobody (any more). In a unit of work the member stays, with that
   * password, until the unit ends: whoever wants to change or erase them waits.
   */
  abstract hold(callerId: CallerId): Promise<string | null>;
  /** Whether it was not confirmed before. Joins an open unit of work. */
  abstract confirmAddress(callerId: CallerId, now: EpochMs): Promise<boolean>;
  /**
   * Whoever reads the mails of the address is who knows the password: the address is confirmed, too. Whether that was not
   * known before. Joins an open unit of work.
   */
  abstract proveOwner(callerId: CallerId, now: EpochMs): Promise<boolean>;
  abstract rename(callerId: CallerId, name: string): Promise<void>;
  /**
   * From now on it is theirs who read its mails, as far as that is known (null: not at all); links that were sent to the
   * old one end. False when another member has it; then nothing changes. Joins an open unit of work; `hold` before it.
   */
  abstract setEmail(callerId: CallerId, email: string, known: KnownAddress | null): Promise<boolean>;
  /** Reset links that are out end with the old password. Joins an open unit of work; `hold` before it. */
  abstract setPasswordHash(callerId: CallerId, passwordHash: string): Promise<void>;
}
