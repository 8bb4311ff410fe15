import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { ClaimTokenRefused, SignedInAlready } from '../domain/pairing.js';
import { ClaimStore } from './ports/claim-store.js';
import { TokenMint } from '../../security/security.js';

/** What an agent shows of the anonymous session whose work a person is to take over. */
export interface AnonymousCredentials {
  readonly bearer: Caller | null;
  readonly claimToken: string | null;
}

/** Finds the anonymous caller by what the agent shows. */
@Injectable()
export class AnonymousSessionLookup {
  constructor(
    private readonly claims: ClaimStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /** null: nothing is shown, so nothing is claimed. Throws SignedInAlready, ClaimTokenRefused. */
  async find({ bearer, claimToken }: AnonymousCredentials): Promise<CallerId | null> {
    if (bearer?.kind === 'member') throw new SignedInAlready();
    if (claimToken === null) return bearer?.id ?? null;
    const digest = this.mint.digestOf(claimToken);
    const holder = digest === null ? null : await this.claims.holderOf(digest, this.clock.now());
    if (holder === null || (bearer !== null && bearer.id !== holder)) throw new ClaimTokenRefused();
    return holder;
  }
}
