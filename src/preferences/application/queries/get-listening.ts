import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { listeningNow, type Listening } from '../../domain/listening.js';
import { ListeningStore } from '../ports/listening-store.js';

export class GetListening extends Query<Listening> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(GetListening)
export class GetListeningHandler implements IQueryHandler<GetListening> {
  constructor(
    private readonly listening: ListeningStore,
    private readonly catalogue: HostCatalogue,
  ) {}

  async execute({ caller }: GetListening): Promise<Listening> {
    return listeningNow(await this.listening.of(caller), this.catalogue);
  }
}
