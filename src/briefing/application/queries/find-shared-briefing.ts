import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { CallerPresence } from '../../../shared/kernel/caller-presence.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingReadModel, type ProjectedBriefing } from '../ports/briefing-read-model.js';

/** How far the briefing behind a public link is, and which files it has. Whoever asks uses what its owner made. */
export class FindSharedBriefing extends Query<ProjectedBriefing> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(FindSharedBriefing)
export class FindSharedBriefingHandler implements IQueryHandler<FindSharedBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly presence: CallerPresence,
  ) {}

  async execute({ slug }: FindSharedBriefing): Promise<ProjectedBriefing> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    this.presence.note(brand<CallerId>(briefing.state.requested.owner));
    return briefing;
  }
}
