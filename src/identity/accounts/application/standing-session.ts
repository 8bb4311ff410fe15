import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { SessionStore } from './ports/session-store.js';
import { TokenMint } from '../../security/security.js';

/** A session that still stands at the moment at which something is done that outlasts it. */
@Injectable()
export class StandingSession {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /**
   * In a unit of work. False: it has ended since the request came in. Otherwise whoever ends it waits until the unit
   * ends, and so finds what was let in with it.
   */
  async hold(sessionToken: string): Promise<boolean> {
    const digest = this.mint.digestOf(sessionToken);
    return digest !== null && (await this.sessions.hold(digest, this.clock.now()));
  }
}
