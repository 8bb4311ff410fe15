import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { isNews } from '../../domain/ready-mail.js';
import { ReadyMailQueue } from '../ports/ready-mail-queue.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';

/** A briefing is ready: its owner is sent a mail, if they want one. Repeating it sends no other. */
export class AnnounceBriefing extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly owner: CallerId,
    readonly readyAt: EpochMs,
  ) {
    super();
  }
}

@CommandHandler(AnnounceBriefing)
export class AnnounceBriefingHandler implements ICommandHandler<AnnounceBriefing> {
  constructor(
    private readonly store: ReadyMailStore,
    private readonly queue: ReadyMailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute({ briefingId, owner, readyAt }: AnnounceBriefing): Promise<void> {
    const now = this.clock.now();
    if (!isNews(readyAt, now) || !(await this.store.isWanted(owner))) return;
    await this.unitOfWork.run(async () => {
      const isFirst = await this.store.open({ briefingId, caller: owner, decidedAt: now });
      if (isFirst) await this.queue.add(briefingId);
    });
  }
}
