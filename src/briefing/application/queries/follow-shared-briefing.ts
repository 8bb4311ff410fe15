import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { BriefingProgress, type ProgressReader } from '../briefing-progress.js';
import { BriefingChanges } from '../ports/briefing-changes.js';
import { SharedBriefings } from '../shared-briefings.js';

/** The briefing behind a public link while it is made, from a revision on. */
export class FollowSharedBriefing extends Query<ProgressReader> {
  constructor(
    readonly slug: string,
    readonly afterRevision: number | null,
  ) {
    super();
  }
}

@QueryHandler(FollowSharedBriefing)
export class FollowSharedBriefingHandler implements IQueryHandler<FollowSharedBriefing> {
  constructor(
    private readonly shared: SharedBriefings,
    private readonly changes: BriefingChanges,
  ) {}

  async execute({ slug, afterRevision }: FollowSharedBriefing): Promise<ProgressReader> {
    const briefing = await this.shared.find(slug);
    return new BriefingProgress(this.changes, briefing.id, afterRevision);
  }
}
