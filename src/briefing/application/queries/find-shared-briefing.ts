import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { CallerPresence } from '../../../shared/kernel/caller-presence.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { ProjectedBriefing } from '../ports/briefing-read-model.js';
import { SharedBriefings } from '../shared-briefings.js';

/** How far the briefing behind a public link is, and which files it has. Whoever asks uses what its owner made. */
export class FindSharedBriefing extends Query<ProjectedBriefing> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(FindSharedBriefing)
export class FindSharedBriefingHandler implements IQueryHandler<FindSharedBriefing> {
  constructor(
    private readonly shared: SharedBriefings,
    private readonly presence: CallerPresence,
  ) {}

  async execute({ slug }: FindSharedBriefing): Promise<ProjectedBriefing> {
    const briefing = await this.shared.find(slug);
    this.presence.note(brand<CallerId>(briefing.state.requested.owner));
    return briefing;
  }
}
