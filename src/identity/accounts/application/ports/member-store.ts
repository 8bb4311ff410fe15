import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Member } from '../../domain/member.js';

export interface Credentials {
  readonly callerId: CallerId;
  readonly passwordHash: string;
}

/** Members and the hashes of their passwords. */
export abstract class MemberStore {
  abstract get(callerId: CallerId): Promise<Member | null>;
  abstract credentialsOf(emailKey: string): Promise<Credentials | null>;
  /**
   * The hash of the member's password; null for nobody (any more). In a unit of work the member stays, with that
   * password, until the unit ends: whoever wants to change or erase them waits.
   */
  abstract hold(callerId: CallerId): Promise<string | null>;
  /** A reset link that is out ends with the old password. Joins an open unit of work; `hold` before it. */
  abstract setPasswordHash(callerId: CallerId, passwordHash: string): Promise<void>;
}
