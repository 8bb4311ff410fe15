import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { Following, type ShowChoices } from '../ports/following.js';

interface Offered extends ShowChoices {
  readonly hosts: readonly Host[];
}

/** What the form of a show offers. */
export class ListShowChoices extends Query<Offered> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(ListShowChoices)
export class ListShowChoicesHandler implements IQueryHandler<ListShowChoices> {
  constructor(
    private readonly following: Following,
    private readonly hosts: HostCatalogue,
  ) {}

  async execute({ caller }: ListShowChoices): Promise<Offered> {
    return { ...(await this.following.choices(caller)), hosts: this.hosts.hosts };
  }
}
