import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingReadModel, type ProjectedBriefing } from '../ports/briefing-read-model.js';
import { OwnerEncryption } from '../ports/owner-encryption.js';
import type { Words } from '../../domain/briefing-request.js';

export interface OwnBriefing {
  readonly briefing: ProjectedBriefing;
  readonly words: Words;
}

/** A briefing of the caller with what they asked for, by the id of either artifact; null for everybody else. */
export class FindOwnBriefing extends Query<OwnBriefing | null> {
  constructor(
    readonly owner: CallerId,
    readonly artifactId: string,
  ) {
    super();
  }
}

@QueryHandler(FindOwnBriefing)
export class FindOwnBriefingHandler implements IQueryHandler<FindOwnBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly encryption: OwnerEncryption,
  ) {}

  async execute({ owner, artifactId }: FindOwnBriefing): Promise<OwnBriefing | null> {
    const found = await this.readModel.find(owner, artifactId);
    if (found === null) return null;
    const { briefing } = found;
    return { briefing, words: await this.encryption.decrypt(owner, briefing.state.requested.request.sealedWords) };
  }
}
