import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { LegalHolds } from '../../../../shared/kernel/compliance/legal-holds.js';
import { RetentionTrail } from '../../../../shared/kernel/compliance/retention-trail.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';

const KEPT_MS = 30 * 86_400_000;

/** What became of mails is kept for thirty days: none waits for longer than one, and old news opens no second one. */
export class PurgeReadyMails extends Command<number> {}

@CommandHandler(PurgeReadyMails)
export class PurgeReadyMailsHandler implements ICommandHandler<PurgeReadyMails> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly store: ReadyMailStore,
    private readonly holds: LegalHolds,
    private readonly trail: RetentionTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    const before = this.clock.now() - KEPT_MS;
    return this.unitOfWork.run(async () => {
      const count = await this.store.purge(before, await this.holds.all());
      await this.trail.expired({
        what: 'decisions about mails of ready briefings',
        count,
        before,
        why: 'kept for 30 days',
      });
      return count;
    });
  }
}
