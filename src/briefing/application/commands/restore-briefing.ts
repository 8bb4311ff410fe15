import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingReadModel, type ProjectedArtifact } from '../ports/briefing-read-model.js';

/** A deletion is undone: the briefing is there again, under its link. May be repeated. */
export class RestoreBriefing extends Command<ProjectedArtifact> {
  constructor(
    readonly caller: Caller,
    readonly artifactId: string,
  ) {
    super();
  }
}

@CommandHandler(RestoreBriefing)
export class RestoreBriefingHandler implements ICommandHandler<RestoreBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly history: BriefingHistory,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound, also when it is erased by now. */
  async execute({ caller: { id: restoredBy }, artifactId }: RestoreBriefing): Promise<ProjectedArtifact> {
    const deleted = await this.readModel.findDeletedToo(restoredBy, artifactId);
    if (deleted === null) throw gone(artifactId);
    const data = { restoredBy, restoredAt: this.clock.now() };
    await this.history.record(deleted.briefing.id, { type: 'RestoreBriefing', data }, restoredBy);
    const restored = await this.readModel.find(restoredBy, artifactId);
    if (restored === null) throw gone(artifactId);
    return restored;
  }
}

const gone = (artifactId: string): NotFound =>
  new NotFound(`You have no briefing with the id ${artifactId}, or it was deleted more than seven days ago.`);
