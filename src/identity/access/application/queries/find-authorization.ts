import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { AuthorizationServer, type BrowserExchange, type PendingAuthorization } from '../ports/authorization-server.js';

/** What this browser is asked about. null: unknown, over, or begun in another browser. */
export class FindAuthorization extends Query<PendingAuthorization | null> {
  constructor(readonly exchange: BrowserExchange) {
    super();
  }
}

@QueryHandler(FindAuthorization)
export class FindAuthorizationHandler implements IQueryHandler<FindAuthorization> {
  constructor(private readonly server: AuthorizationServer) {}

  execute({ exchange }: FindAuthorization): Promise<PendingAuthorization | null> {
    return this.server.pending(exchange);
  }
}
