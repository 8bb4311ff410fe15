import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Listening } from '../../domain/listening.js';
import { ListeningStore } from '../ports/listening-store.js';

export class GetListening extends Query<Listening> {
  constructor(readonly caller: CallerId) {
    super();
  }
}

@QueryHandler(GetListening)
export class GetListeningHandler implements IQueryHandler<GetListening> {
  constructor(private readonly listening: ListeningStore) {}

  execute({ caller }: GetListening): Promise<Listening> {
    return this.listening.of(caller);
  }
}
