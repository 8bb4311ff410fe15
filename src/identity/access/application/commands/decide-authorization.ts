import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuthorizationGone } from '../../domain/authorization.js';
import { type AdminWish, detailOf, isAdminGranted } from '../../domain/role.js';
import type { Visit } from '../../../domain/visit.js';
import { AuthorizationServer, type BrowserExchange } from '../ports/authorization-server.js';
import { AuditedTransaction } from '../../../security/security.js';
import { SessionLock } from '../../../accounts/accounts.js';

/** A person lets a client in, or not: the URL to send the browser to. Throws AuthorizationGone. */
export class DecideAuthorization extends Command<string> {
  constructor(
    readonly exchange: BrowserExchange,
    readonly decision: 'consent' | 'refuse',
    /** `session`: ended meanwhile, it decides nothing. */
    readonly by: {
      readonly caller: CallerId;
      readonly session: string;
      readonly visit: Visit;
      readonly wish: AdminWish;
    },
  ) {
    super();
  }
}

@CommandHandler(DecideAuthorization)
export class DecideAuthorizationHandler implements ICommandHandler<DecideAuthorization> {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly transaction: AuditedTransaction,
    private readonly sessionLock: SessionLock,
  ) {}

  async execute({ exchange, decision, by }: DecideAuthorization): Promise<string> {
    const pending = await this.server.pending(exchange);
    if (pending === null) throw new AuthorizationGone();
    const { id: client, name } = pending.client;
    return await this.transaction.run(async ({ record }) => {
      if (!(await this.sessionLock.acquire(by.session))) throw new AuthorizationGone();
      const consents = decision === 'consent';
      const admin = consents && isAdminGranted(by.wish);
      const onwards = consents
        ? await this.server.consent(exchange, by.caller, admin)
        : await this.server.refuse(exchange);
      const kind = consents ? 'consent_given' : 'consent_refused';
      const detail = detailOf(name, admin);
      await record(kind, { callerId: by.caller, client, address: by.visit.address, detail });
      return onwards;
    });
  }
}
