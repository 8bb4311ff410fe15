import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { BriefingShelf, type ShelvedBriefing } from '../ports/briefing-shelf.js';

/** How far the briefing behind a public link is, and which files it has. */
export class FindSharedBriefing extends Query<ShelvedBriefing> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(FindSharedBriefing)
export class FindSharedBriefingHandler implements IQueryHandler<FindSharedBriefing> {
  constructor(private readonly shelf: BriefingShelf) {}

  async execute({ slug }: FindSharedBriefing): Promise<ShelvedBriefing> {
    const briefing = await this.shelf.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    return briefing;
  }
}
