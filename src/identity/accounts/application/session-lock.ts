import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { SessionStore } from './ports/session-store.js';
import { TokenMint } from '../../security/security.js';

/** Keeps a session from ending before something is committed that outlasts it, like a consent. */
@Injectable()
export class SessionLock {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /**
   * In a unit of work. False: it has ended since the request came in. Otherwise whoever ends it waits until the unit
   * ends, and so finds what was let in with it.
   */
  async acquire(sessionToken: string): Promise<boolean> {
    const digest = this.mint.digestOf(sessionToken);
    return digest !== null && (await this.sessions.hold(digest, this.clock.now()));
  }
}
