import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { BriefingProgress, type ProgressReader } from '../briefing-progress.js';
import { BriefingChanges } from '../ports/briefing-changes.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';

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
    private readonly readModel: BriefingReadModel,
    private readonly changes: BriefingChanges,
  ) {}

  async execute({ slug, afterRevision }: FollowSharedBriefing): Promise<ProgressReader> {
    const briefing = await this.readModel.bySlug(slug);
    if (briefing === null) throw new NotFound('There is no briefing behind this link.');
    return new BriefingProgress(this.changes, briefing.id, afterRevision);
  }
}
