import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../shared/kernel/caller.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { erasedAfter } from '../../domain/keeping/deletion.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { artifactIdOf, BriefingReadModel } from '../ports/briefing-read-model.js';

export interface Deletion {
  readonly artifactId: string;
  /** Until then it can be restored. */
  readonly erasedAt: EpochMs;
}

/** Nobody sees it from now on, its owner included; until it is erased it can be restored. May be repeated. */
export class DeleteBriefing extends Command<Deletion> {
  constructor(
    readonly caller: Caller,
    readonly artifactId: string,
  ) {
    super();
  }
}

@CommandHandler(DeleteBriefing)
export class DeleteBriefingHandler implements ICommandHandler<DeleteBriefing> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly history: BriefingHistory,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound. */
  async execute({ caller: { id: deletedBy }, artifactId }: DeleteBriefing): Promise<Deletion> {
    const artifact = await this.readModel.findDeletedToo(deletedBy, artifactId);
    if (artifact === null) throw new NotFound(`You have no briefing with the id ${artifactId}.`);
    const { id } = artifact.briefing;
    const deletedAt = this.clock.now();
    const command = { type: 'DeleteBriefing', data: { deletedBy, deletedAt } } as const;
    const state = await this.history.record(id, command, deletedBy);
    const since = 'deletedAt' in state ? state.deletedAt : undefined;
    return { artifactId: artifactIdOf(artifact), erasedAt: erasedAfter(since ?? deletedAt) };
  }
}
