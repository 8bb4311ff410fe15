import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Caller } from '../../../../shared/kernel/caller.js';
import { type MailReach, NotificationsAreForMembers } from '../../domain/ready-mail.js';
import { ReadyMailCarrier } from '../ports/ready-mail-carrier.js';
import { ReadyMailStore } from '../ports/ready-mail-store.js';
import { Recipients } from '../ports/recipients.js';

export interface Notifications {
  /** The caller wants a mail when a briefing is ready. */
  readonly mailReady: boolean;
  readonly reach: MailReach;
}

/** Which mails the caller wants, and whether they can arrive. Throws NotificationsAreForMembers. */
export class GetNotifications extends Query<Notifications> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(GetNotifications)
export class GetNotificationsHandler implements IQueryHandler<GetNotifications> {
  constructor(
    private readonly store: ReadyMailStore,
    private readonly recipients: Recipients,
    private readonly carrier: ReadyMailCarrier,
  ) {}

  async execute({ caller: { id, kind } }: GetNotifications): Promise<Notifications> {
    if (kind !== 'member') throw new NotificationsAreForMembers();
    const [mailReady, recipient] = await Promise.all([this.store.isWanted(id), this.recipients.of(id)]);
    if (!this.carrier.isOn) return { mailReady, reach: { kind: 'no_server' } };
    if (recipient === null) return { mailReady, reach: { kind: 'unconfirmed' } };
    return { mailReady, reach: { kind: 'confirmed', address: recipient.address } };
  }
}
