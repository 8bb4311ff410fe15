import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CallerProgress, type ProgressReader } from '../briefing-progress.js';
import { BriefingChanges } from '../ports/briefing-changes.js';

/** All briefings of the caller while they are made, from a position on. */
export class FollowBriefings extends Query<ProgressReader> {
  constructor(
    readonly owner: CallerId,
    readonly afterPosition: number | null,
  ) {
    super();
  }
}

@QueryHandler(FollowBriefings)
export class FollowBriefingsHandler implements IQueryHandler<FollowBriefings> {
  constructor(private readonly changes: BriefingChanges) {}

  execute({ owner, afterPosition }: FollowBriefings): Promise<ProgressReader> {
    return Promise.resolve(new CallerProgress(this.changes, owner, afterPosition));
  }
}
