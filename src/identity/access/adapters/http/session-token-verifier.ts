import { Injectable, Logger } from '@nestjs/common';
import {
  type Audience,
  TokenVerifier,
  type VerifiedToken,
} from '../../../../shared/delivery/http/authentication/token-verifier.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { TokenMint } from '../../../security/security.js';
import { TokenStore } from '../../application/ports/token-store.js';
import { isUseWorthNoting } from '../../domain/lifetimes.js';

/** Enough of the digest to tell tokens apart. */
const KEY_LENGTH = 24;

@Injectable()
export class SessionTokenVerifier extends TokenVerifier {
  private readonly log = new Logger(SessionTokenVerifier.name);

  constructor(
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async verify(token: string, audience: Audience): Promise<VerifiedToken | null> {
    const digest = this.mint.digestOf(token);
    if (digest === null) return null;
    const now = this.clock.now();
    const live = await this.tokens.live(digest, audience, now);
    if (live === null) return null;
    if (isUseWorthNoting(live.lastUsedAt, now)) void this.noteUse(digest, now);
    const { caller, scopes, client } = live;
    return { caller, tokenKey: digest.slice(0, KEY_LENGTH), scopes, client };
  }

  /** Beside the request: nobody waits for it, and nothing is lost when it fails. */
  private async noteUse(digest: string, now: EpochMs): Promise<void> {
    try {
      await this.tokens.noteUse(digest, now);
    } catch (err) {
      this.log.warn({ err, msg: 'the last use of a token was not recorded' });
    }
  }
}
