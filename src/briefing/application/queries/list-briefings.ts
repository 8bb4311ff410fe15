import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { BriefingShelf, type ShelfQuery, type ShelvedArtifact } from '../ports/briefing-shelf.js';

/** A caller's briefings and quick reads, newest first. */
export class ListBriefings extends Query<Page<ShelvedArtifact>> {
  constructor(
    readonly owner: CallerId,
    readonly page: ShelfQuery,
  ) {
    super();
  }
}

@QueryHandler(ListBriefings)
export class ListBriefingsHandler implements IQueryHandler<ListBriefings> {
  constructor(private readonly shelf: BriefingShelf) {}

  execute({ owner, page }: ListBriefings): Promise<Page<ShelvedArtifact>> {
    return this.shelf.list(owner, page);
  }
}
