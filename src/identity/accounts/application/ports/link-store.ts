import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { FoundLink, LinkPurpose } from '../../domain/link.js';

export interface NewLink {
  readonly digest: string;
  readonly purpose: LinkPurpose;
  /** Whose password it resets; null for an invitation. */
  readonly callerId: CallerId | null;
  /** The only e-mail that an invitation is good for. */
  readonly email: string | null;
  readonly expiresAt: EpochMs;
}

export interface KeptLink extends FoundLink {
  readonly callerId: CallerId | null;
}

/** Links that work once, by the digest of their token. */
export abstract class LinkStore {
  /** A reset link takes the place of an older one of the same member. Joins an open unit of work. */
  abstract add(link: NewLink): Promise<void>;
  /** null when unknown, used, replaced or expired. */
  abstract find(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<KeptLink | null>;
  /**
   * Whether it could be used; then it is gone. Of many at once, one gets it. Joins an open unit of work, and is back
   * when that fails.
   */
  abstract use(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<boolean>;
}
