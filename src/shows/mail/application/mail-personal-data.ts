import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import {
  PersonalData,
  type Erasure,
  type Kept,
  type WorkClaim,
} from '../../../shared/kernel/compliance/personal-data.js';
import { ReadyMailStore } from './ports/ready-mail-store.js';

/** Whether members want mails, and which they got. Their addresses are Identity's. */
@Injectable()
export class MailPersonalData extends PersonalData {
  readonly context = 'shows.mail';

  constructor(private readonly store: ReadyMailStore) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    const { notifications, mails } = await this.store.count(caller);
    return [
      { what: 'choices of mail', count: notifications },
      { what: 'mails about briefings', count: mails },
    ];
  }

  override async export(caller: CallerId): Promise<object> {
    return { mailReady: await this.store.isWanted(caller) };
  }

  override erase({ caller }: Erasure): Promise<void> {
    return this.store.erase(caller);
  }

  /** A member keeps what they chose themselves. Agents without a person have chosen nothing: they have no address. */
  override handOver({ from, to }: WorkClaim): Promise<void> {
    return this.store.handOver(from, to);
  }
}
