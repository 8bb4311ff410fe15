import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '../../../../shared/kernel/clock.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';

const KEPT_MS = 30 * 86_400_000;

/** What became of mails is kept for thirty days: none waits for longer than one, and old news opens no second one. */
export class PurgeReadyMails extends Command<number> {}

@CommandHandler(PurgeReadyMails)
export class PurgeReadyMailsHandler implements ICommandHandler<PurgeReadyMails> {
  constructor(
    private readonly store: ReadyMailStore,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<number> {
    return this.store.purge(this.clock.now() - KEPT_MS);
  }
}
