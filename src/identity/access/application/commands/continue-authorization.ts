import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { AuthorizationServer, type BrowserExchange } from '../ports/authorization-server.js';

/** Whoever signed in goes on with what a client asked for: the URL to send the browser to. Throws AuthorizationGone. */
export class ContinueAuthorization extends Command<string> {
  constructor(
    readonly exchange: BrowserExchange,
    readonly caller: CallerId,
  ) {
    super();
  }
}

@CommandHandler(ContinueAuthorization)
export class ContinueAuthorizationHandler implements ICommandHandler<ContinueAuthorization> {
  constructor(private readonly server: AuthorizationServer) {}

  execute({ exchange, caller }: ContinueAuthorization): Promise<string> {
    return this.server.signedIn(exchange, caller);
  }
}
