import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { ContentsReader, type Contents } from '../contents.js';
import { BriefingReadModel, type ProjectedArtifact } from '../ports/briefing-read-model.js';

export interface OpenedArtifact extends ProjectedArtifact {
  readonly contents: Contents;
}

/** One briefing or quick read of the caller, with its script and times as far as they exist. */
export class GetBriefing extends Query<OpenedArtifact> {
  constructor(
    readonly owner: CallerId,
    readonly id: string,
  ) {
    super();
  }
}

@QueryHandler(GetBriefing)
export class GetBriefingHandler implements IQueryHandler<GetBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly contents: ContentsReader,
  ) {}

  async execute({ owner, id }: GetBriefing): Promise<OpenedArtifact> {
    const artifact = await this.readModel.find(owner, id);
    if (artifact === null) throw new NotFound(`You have no briefing with the id ${id}.`);
    return { ...artifact, contents: await this.contents.of(artifact.briefing) };
  }
}
