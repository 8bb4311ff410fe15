import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Who somebody is at an issuer: the pair never becomes another person. */
export interface ExternalIdentity {
  /** The address of the issuer. */
  readonly issuer: string;
  readonly subject: string;
  readonly callerId: CallerId;
  readonly linkedAt: EpochMs;
  /** When the issuer last vouched for them. */
  readonly seenAt: EpochMs;
  /** Since when the account is deactivated because the issuer did not know them; null: it is not, or not for that. */
  readonly disownedAt: EpochMs | null;
}

export interface DueIdentity extends ExternalIdentity {
  /** Opens what the issuer tells of them, and nothing here. */
  readonly refreshToken: string;
}

/** What is kept for asking the issuer later. */
export interface Renewal {
  readonly refreshToken: string;
  readonly checkAt: EpochMs;
}

/** Which account is whose. Refresh tokens are sealed. */
export abstract class ExternalIdentities {
  abstract find(issuer: string, subject: string): Promise<ExternalIdentity | null>;
  abstract of(callerId: CallerId): Promise<readonly ExternalIdentity[]>;
  /** False: the identity has an account, or the account an identity of that issuer. Joins an open unit of work. */
  abstract add(identity: ExternalIdentity): Promise<boolean>;
  /** False: there was none. Joins an open unit of work. */
  abstract remove(callerId: CallerId, issuer: string): Promise<boolean>;
  /** The issuer has vouched for them; without a renewal it cannot be asked later. Joins an open unit of work. */
  abstract seen(identity: ExternalIdentity, now: EpochMs, renewal: Renewal | null): Promise<void>;
  /** It is not asked again until it vouches for them. Joins an open unit of work. */
  abstract forgetRenewal(identity: ExternalIdentity): Promise<void>;
  /** The issuer does not know them any more: it is not asked again until it vouches for them. Joins an open unit of work. */
  abstract disowned(identity: ExternalIdentity, deactivatedAt: EpochMs | null): Promise<void>;
  /** Those that are to be looked at by now, the most overdue first, after which nobody else gets them until `leaseUntil`. */
  abstract takeDue(now: EpochMs, leaseUntil: EpochMs, limit: number): Promise<readonly DueIdentity[]>;
}
