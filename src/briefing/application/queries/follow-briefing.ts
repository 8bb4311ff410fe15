import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingProgress, type ProgressReader } from '../briefing-progress.js';
import { BriefingChanges } from '../ports/briefing-changes.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';

/** One briefing of the caller while it is made, from a revision on; by the id of either artifact. */
export class FollowBriefing extends Query<ProgressReader> {
  constructor(
    readonly owner: CallerId,
    readonly artifactId: string,
    readonly afterRevision: number | null,
  ) {
    super();
  }
}

@QueryHandler(FollowBriefing)
export class FollowBriefingHandler implements IQueryHandler<FollowBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly changes: BriefingChanges,
  ) {}

  async execute({ owner, artifactId, afterRevision }: FollowBriefing): Promise<ProgressReader> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) throw new NotFound(`You have no briefing with the id ${artifactId}.`);
    return new BriefingProgress(this.changes, artifact.briefing.id, afterRevision);
  }
}
