import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { Ids } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingReadModel, type ProjectedArtifact } from '../ports/briefing-read-model.js';

/** Its owner stops sharing it: whoever has its public link has it no more, and it gets another one. */
export class RenewBriefingLink extends Command<ProjectedArtifact> {
  constructor(
    readonly caller: Caller,
    readonly artifactId: string,
  ) {
    super();
  }
}

@CommandHandler(RenewBriefingLink)
export class RenewBriefingLinkHandler implements ICommandHandler<RenewBriefingLink> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly history: BriefingHistory,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound. */
  async execute({ caller: { id: owner }, artifactId }: RenewBriefingLink): Promise<ProjectedArtifact> {
    const { briefing } = await this.find(owner, artifactId);
    const data = { slug: this.ids.secretSlug(), renewedAt: this.clock.now() };
    await this.history.record(briefing.id, { type: 'RenewLink', data }, owner);
    return this.find(owner, artifactId);
  }

  private async find(owner: Caller['id'], artifactId: string): Promise<ProjectedArtifact> {
    const artifact = await this.readModel.find(owner, artifactId);
    if (artifact === null) throw new NotFound(`You have no briefing with the id ${artifactId}.`);
    return artifact;
  }
}
