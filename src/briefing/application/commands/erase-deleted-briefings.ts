import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../shared/kernel/clock.js';
import { erasableBefore } from '../../domain/deletion.js';
import { BriefingFiles } from '../ports/briefing-files.js';
import { BriefingHistory, HistoryLost } from '../ports/briefing-history.js';
import { BriefingReadModel, type DeletedBriefing } from '../ports/briefing-read-model.js';

/** In one run. */
const MOST = 200;

/** The content of those goes that were deleted so long ago that nobody may restore them any more. */
export class EraseDeletedBriefings extends Command<void> {}

@CommandHandler(EraseDeletedBriefings)
export class EraseDeletedBriefingsHandler implements ICommandHandler<EraseDeletedBriefings> {
  private readonly logger = new Logger(EraseDeletedBriefingsHandler.name);

  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    const before = erasableBefore(this.clock.now());
    for (const deleted of await this.readModel.deletedBefore(before, MOST)) {
      try {
        await this.erase(deleted, before);
      } catch (error) {
        if (!(error instanceof HistoryLost)) throw error;
        this.logger.error({ err: error, briefing: deleted.briefingId, msg: 'a deleted briefing cannot be erased' });
      }
    }
  }

  /** The history decides: somebody may restore it at this moment. */
  private async erase({ briefingId, owner, deletedAt }: DeletedBriefing, deletedBefore: number): Promise<void> {
    const data = { askedBy: owner, askedAt: deletedAt };
    const command = { type: 'EraseDeletedBriefing', data, deletedBefore } as const;
    const { status } = await this.history.record(briefingId, command, owner);
    if (status === 'erased') await this.files.forget(briefingId);
  }
}
