import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';

/** The hosts that anybody may choose, in stable catalogue order. */
export class ListHosts extends Query<readonly Host[]> {}

@QueryHandler(ListHosts)
export class ListHostsHandler implements IQueryHandler<ListHosts> {
  constructor(private readonly catalogue: HostCatalogue) {}

  execute(): Promise<readonly Host[]> {
    return Promise.resolve(this.catalogue.hosts);
  }
}
