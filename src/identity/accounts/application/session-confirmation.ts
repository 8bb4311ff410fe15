import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Browser } from '../../domain/browser.js';
import { TokenMint } from '../../security/security.js';
import { isConfirmed } from '../domain/session.js';
import { SessionStore } from './ports/session-store.js';

/** That whoever sits at a browser has just shown again, somewhere else, that they are who is signed in there. */
@Injectable()
export class SessionConfirmation {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /** False: that member is not signed in there (any more). */
  async confirm(callerId: CallerId, { session }: Browser): Promise<boolean> {
    const digest = session === null ? null : this.mint.digestOf(session);
    return digest !== null && (await this.sessions.confirm(digest, callerId, this.clock.now()));
  }

  async isRecent(callerId: CallerId, { session }: Browser): Promise<boolean> {
    const digest = session === null ? null : this.mint.digestOf(session);
    if (digest === null) return false;
    return isConfirmed(await this.sessions.confirmedAt(digest, callerId), this.clock.now());
  }
}
