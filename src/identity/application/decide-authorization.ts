import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../shared/kernel/clock.js';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../shared/kernel/unit-of-work.js';
import { AuthorizationGone } from '../domain/authorization.js';
import type { Visit } from '../domain/visit.js';
import { AuthorizationServer, type BrowserExchange } from './ports/authorization-server.js';
import { SecurityLog } from './ports/security-log.js';

/** A person lets a client in, or not: the URL to send the browser to. Throws AuthorizationGone. */
export class DecideAuthorization extends Command<string> {
  constructor(
    readonly exchange: BrowserExchange,
    readonly decision: 'consent' | 'refuse',
    readonly by: { readonly caller: CallerId; readonly visit: Visit },
  ) {
    super();
  }
}

@CommandHandler(DecideAuthorization)
export class DecideAuthorizationHandler implements ICommandHandler<DecideAuthorization> {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly log: SecurityLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ exchange, decision, by }: DecideAuthorization): Promise<string> {
    const pending = await this.server.pending(exchange);
    if (pending === null) throw new AuthorizationGone();
    return await this.unitOfWork.run(async () => {
      const onwards =
        decision === 'consent' ? await this.server.consent(exchange, by.caller) : await this.server.refuse(exchange);
      await this.log.record({
        kind: decision === 'consent' ? 'consent_given' : 'consent_refused',
        at: this.clock.now(),
        callerId: by.caller,
        client: pending.client.id,
        address: by.visit.address,
        detail: pending.client.name,
      });
      return onwards;
    });
  }
}
