import type { EpochMs } from '../../../shared/kernel/clock.js';
import { DomainError } from '../../../shared/kernel/domain-error.js';
import type { CallerId, ShowId } from '../../../shared/kernel/identifiers.js';

/** A feed with a secret address, which podcast apps read without any other credentials. */
export interface PodcastFeed {
  /** `podcast:guid`: of the first address, and the same for ever, whatever the address is now. */
  readonly guid: string;
  readonly owner: CallerId;
  /** null: everything that the owner has. */
  readonly show: ShowId | null;
  /** The unguessable part of the address. */
  readonly secret: string;
  readonly createdAt: EpochMs;
  /** When it got its present address. */
  readonly renewedAt: EpochMs;
}

export const feedPath = (secret: string): string => `/podcasts/${secret}.xml`;

/** An agent that nobody answers for is given no address that works without its token. */
export class PodcastsAreForMembers extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';

  constructor() {
    super('Podcast feeds are for members only: sign in, and what was made before can be claimed at /pair.');
  }
}
