import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import { NoMailHere, NotificationsAreForMembers } from '../../domain/ready-mail.js';
import { ReadyMailCarrier } from '../ports/ready-mail-carrier.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';
import { Recipients } from '../ports/recipients.js';

/**
 * Whether the caller wants a mail when a briefing is ready; null: as it was. Returns how it is now. Where the address is not
 * confirmed, a mail with a link goes there first. Throws NotificationsAreForMembers, NoMailHere.
 */
export class UpdateNotifications extends Command<boolean> {
  constructor(
    readonly caller: Caller,
    readonly mailReady: boolean | null,
  ) {
    super();
  }
}

@CommandHandler(UpdateNotifications)
export class UpdateNotificationsHandler implements ICommandHandler<UpdateNotifications> {
  constructor(
    private readonly store: ReadyMailStore,
    private readonly recipients: Recipients,
    private readonly carrier: ReadyMailCarrier,
    private readonly clock: Clock,
  ) {}

  async execute({ caller: { id, kind }, mailReady }: UpdateNotifications): Promise<boolean> {
    if (kind !== 'member') throw new NotificationsAreForMembers();
    if (mailReady === null) return this.store.isWanted(id);
    if (mailReady && !this.carrier.isOn) throw new NoMailHere();
    await this.store.setWanted(id, mailReady, this.clock.now());
    if (mailReady) await this.recipients.askToConfirm(id);
    return mailReady;
  }
}
