import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { BriefingReadModel, type ProjectedBriefing } from '../ports/briefing-read-model.js';

/** How far the briefing behind a public link is, and which files it has. */
export class FindSharedBriefing extends Query<ProjectedBriefing> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(FindSharedBriefing)
export class FindSharedBriefingHandler implements IQueryHandler<FindSharedBriefing> {
  constructor(private readonly readModel: BriefingReadModel) {}

  async execute({ slug }: FindSharedBriefing): Promise<ProjectedBriefing> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    return briefing;
  }
}
