import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** Who somebody is at an issuer of single sign-on. */
export interface LinkedIdentity {
  readonly issuer: string;
  readonly subject: string;
  readonly linkedAt: EpochMs;
  /** When the issuer last vouched for them. */
  readonly seenAt: EpochMs;
}

/** For the export of an account. The room single-sign-on keeps them. */
export abstract class LinkedIdentities {
  abstract of(member: CallerId): Promise<readonly LinkedIdentity[]>;
}
