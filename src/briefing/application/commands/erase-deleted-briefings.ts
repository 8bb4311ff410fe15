import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import { LegalHolds } from '../../../shared/kernel/compliance/legal-holds.js';
import { RetentionTrail } from '../../../shared/kernel/compliance/retention-trail.js';
import { erasableBefore, erasureRetriedAt } from '../../domain/keeping/deletion.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { type DeletedBriefing, DeletedBriefings } from '../ports/deleted-briefings.js';

/** In one run. */
const MOST = 200;

/** So many failures in a row are a store that is away, and no fault of one briefing. */
const MOST_IN_A_ROW = 10;

/**
 * The content of those goes that were deleted so long ago that nobody may restore them any more. One that fails holds up no
 * other, and is tried again later and later.
 */
export class EraseDeletedBriefings extends Command<void> {}

@CommandHandler(EraseDeletedBriefings)
export class EraseDeletedBriefingsHandler implements ICommandHandler<EraseDeletedBriefings> {
  private readonly logger = new Logger(EraseDeletedBriefingsHandler.name);

  // eslint-disable-next-line max-params
  constructor(
    private readonly briefings: DeletedBriefings,
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly holds: LegalHolds,
    private readonly trail: RetentionTrail,
    private readonly clock: Clock,
  ) {}

  /** Throws what ten in a row have failed with. */
  async execute(): Promise<void> {
    const now = this.clock.now();
    const before = erasableBefore(now);
    let inARow = 0;
    let erased = 0;
    const except = await this.holds.all();
    for (const deleted of await this.briefings.due({ deletedBefore: before, now, except, limit: MOST })) {
      try {
        if (await this.erase(deleted, before)) erased += 1;
        inARow = 0;
      } catch (error) {
        await this.postpone(deleted, error, now);
        inARow += 1;
        if (inARow >= MOST_IN_A_ROW) throw error;
      }
    }
    await this.trail.expired({ what: 'briefings', count: erased, before, why: 'deleted by their owners' });
  }

  /** The history decides: somebody may restore it at this moment. False: it stays, for that or a legal hold. */
  private async erase(
    { briefingId, owner, deletedAt, failures }: DeletedBriefing,
    deletedBefore: EpochMs,
  ): Promise<boolean> {
    if (await this.holds.has(owner)) return false;
    const data = { askedBy: owner, askedAt: deletedAt };
    const command = { type: 'EraseDeletedBriefing', data, deletedBefore } as const;
    const { status } = await this.history.record(briefingId, command, owner);
    if (status === 'erased') await this.files.forget(briefingId);
    if (failures > 0) await this.briefings.settle(briefingId);
    return status === 'erased';
  }

  private async postpone({ briefingId, failures }: DeletedBriefing, err: unknown, now: EpochMs): Promise<void> {
    const retryAt = erasureRetriedAt(failures + 1, now);
    await this.briefings.postpone(briefingId, retryAt);
    const msg = 'a deleted briefing could not be erased, and is tried again later';
    this.logger.error({ err, briefing: briefingId, failures: failures + 1, retryAt, msg });
  }
}
