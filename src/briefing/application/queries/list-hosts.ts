import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HOSTS, type Host } from '../../../shared/kernel/host.js';

/** The hosts that anybody may choose, in stable catalogue order. */
export class ListHosts extends Query<readonly Host[]> {}

@QueryHandler(ListHosts)
export class ListHostsHandler implements IQueryHandler<ListHosts> {
  execute(): Promise<readonly Host[]> {
    return Promise.resolve(HOSTS);
  }
}
