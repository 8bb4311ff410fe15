import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { OpenSession } from '../../domain/session.js';
import { SessionStore } from '../ports/session-store.js';
import { TokenMint } from '../../../security/security.js';

/** Where somebody is signed in, newest first. `sessionToken`: of the session that asks. */
export class ListSessions extends Query<readonly OpenSession[]> {
  constructor(
    readonly caller: CallerId,
    readonly sessionToken: string,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly sessions: SessionStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  async execute({ caller, sessionToken }: ListSessions): Promise<readonly OpenSession[]> {
    const own = this.mint.digestOf(sessionToken);
    const open = await this.sessions.of(caller, this.clock.now());
    return open.map(({ digest, startedAt, expiresAt }) => ({ current: digest === own, startedAt, expiresAt }));
  }
}
