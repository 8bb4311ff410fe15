import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Page } from '../../../shared/kernel/page.js';
import type { OwnPronunciation } from '../../domain/pronunciation.js';
import { PronunciationStore, type PronunciationFilter } from '../ports/pronunciation-store.js';

export class ListPronunciations extends Query<Page<OwnPronunciation>> {
  constructor(readonly filter: PronunciationFilter) {
    super();
  }
}

@QueryHandler(ListPronunciations)
export class ListPronunciationsHandler implements IQueryHandler<ListPronunciations> {
  constructor(private readonly pronunciations: PronunciationStore) {}

  execute({ filter }: ListPronunciations): Promise<Page<OwnPronunciation>> {
    return this.pronunciations.page(filter);
  }
}
