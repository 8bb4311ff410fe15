import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { BriefingReadModel, type ArtifactPageQuery, type ProjectedArtifact } from '../ports/briefing-read-model.js';

/** A caller's briefings and quick reads, newest first. */
export class ListBriefings extends Query<Page<ProjectedArtifact>> {
  constructor(
    readonly owner: CallerId,
    readonly page: ArtifactPageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListBriefings)
export class ListBriefingsHandler implements IQueryHandler<ListBriefings> {
  constructor(private readonly readModel: BriefingReadModel) {}

  execute({ owner, page }: ListBriefings): Promise<Page<ProjectedArtifact>> {
    return this.readModel.list(owner, page);
  }
}
