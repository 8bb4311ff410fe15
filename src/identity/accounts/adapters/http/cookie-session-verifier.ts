import { Injectable } from '@nestjs/common';
import {
  SessionVerifier,
  type VerifiedSession,
} from '../../../../shared/delivery/http/authentication/session-verifier.js';
import { readCookie, SESSION_COOKIE } from '../../../../shared/delivery/http/cookies.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { SessionStore } from '../../application/ports/session-store.js';
import { TokenMint } from '../../../security/security.js';
import { isSessionWorthExtending, SESSION_MS } from '../../../domain/browser.js';

/** Enough of the digest to tell sessions apart. */
const KEY_LENGTH = 24;

@Injectable()
export class CookieSessionVerifier extends SessionVerifier {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async verify(cookieHeader: string | undefined): Promise<VerifiedSession | null> {
    const token = readCookie(cookieHeader, SESSION_COOKIE);
    const digest = token === null ? null : this.mint.digestOf(token);
    if (token === null || digest === null) return null;
    const now = this.clock.now();
    const live = await this.sessions.live(digest, now);
    if (live === null) return null;
    const isExtended =
      isSessionWorthExtending(live.expiresAt, now) && (await this.sessions.extend(digest, now + SESSION_MS));
    const extendedBySeconds = isExtended ? SESSION_MS / 1000 : null;
    return { caller: live.caller, sessionKey: digest.slice(0, KEY_LENGTH), token, extendedBySeconds };
  }
}
