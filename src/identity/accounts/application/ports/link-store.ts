import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { FoundLink, LinkPurpose, OpenInvitation } from '../../domain/link.js';

export interface NewLink {
  readonly digest: string;
  readonly purpose: LinkPurpose;
  /** Whose password it resets, or whose address it changes or brings back; null for any other link. */
  readonly callerId: CallerId | null;
  /** The only e-mail that an invitation is good for; the address that a member is to have, or had. */
  readonly email: string | null;
  /** It goes by e-mail, and by no other way. */
  readonly mailed: boolean;
  readonly expiresAt: EpochMs;
  /** Of the form with which an invitation was made: of two sent by two presses of a button the later one stays. */
  readonly requestKey?: string | null;
}

export interface KeptLink extends FoundLink {
  readonly callerId: CallerId | null;
  readonly mailed: boolean;
}

/** Links that work once, by the digest of their token. */
export abstract class LinkStore {
  /**
   * A reset link of an operator takes the place of an older one of the same member, and of no mailed one: strangers ask for
   * those. Joins an open unit of work.
   */
  abstract add(link: NewLink): Promise<void>;
  /** null when unknown, used, replaced, expired, or of a member who has another password by now. */
  abstract find(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<KeptLink | null>;
  /**
   * Whether it could be used; then it is gone. Of many at once, one gets it; with one of setup all of them are gone, for
   * there is one first member. Joins an open unit of work, and is back when that fails.
   */
  abstract use(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<boolean>;
  /** Newest first. */
  abstract invitations(now: EpochMs): Promise<readonly OpenInvitation[]>;
  /** By its `ref`; false: there is none. Joins an open unit of work. */
  abstract removeInvitation(ref: string): Promise<boolean>;
  /** By the key of the e-mail that it is good for. Joins an open unit of work. */
  abstract removeInvitationOf(emailKey: string): Promise<void>;
  /** By its `requestKey`; until the end of the unit of work nobody else makes one with it. Joins an open unit of work. */
  abstract removeInvitationBy(requestKey: string): Promise<void>;
  /** Of that member, those that were made as late as one with this end. Joins an open unit of work. */
  abstract removeReturnsSince(callerId: CallerId, expiresAt: EpochMs): Promise<void>;
}
