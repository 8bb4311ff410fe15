import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { ReadyMailStore, type Settlement } from '../../application/ports/ready-mail-store.js';
import type { ReadyMail } from '../../domain/ready-mail.js';
import { notifications } from './notification-row.js';
import { readyMails } from './ready-mail-row.js';
import { OPEN_MAIL, PURGE } from './ready-mails.sql.js';

@Injectable()
export class TypeormReadyMailStore extends ReadyMailStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override isWanted(callerId: CallerId): Promise<boolean> {
    return this.choices.existsBy({ callerId, mailReady: true });
  }

  override async setWanted(callerId: CallerId, mailReady: boolean, now: EpochMs): Promise<void> {
    await this.choices.upsert({ callerId, mailReady, updatedAt: now }, ['callerId']);
  }

  override async open({ briefingId, caller, decidedAt }: ReadyMail): Promise<boolean> {
    return (await this.database.execute(OPEN_MAIL, [briefingId, caller, decidedAt])) > 0;
  }

  override async find(briefingId: BriefingId): Promise<ReadyMail | null> {
    const row = await this.mails.findOneBy({ briefingId, outcome: IsNull() });
    return row === null ? null : { briefingId: row.briefingId, caller: row.callerId, decidedAt: row.decidedAt };
  }

  override async settle(briefingId: BriefingId, { outcome, reason, at }: Settlement): Promise<void> {
    await this.mails.update({ briefingId }, { outcome, reason, settledAt: at });
  }

  override purge(before: EpochMs, except: readonly CallerId[]): Promise<number> {
    return this.database.execute(PURGE, [before, except]);
  }

  override async count(callerId: CallerId): Promise<{ readonly notifications: number; readonly mails: number }> {
    const [chosen, mails] = [await this.choices.countBy({ callerId }), await this.mails.countBy({ callerId })];
    return { notifications: chosen, mails };
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // Of several at once each waits for the one before.
      await this.database.lock(`shows.notification ${from}`);
      if (!(await this.choices.existsBy({ callerId: to })))
        await this.choices.update({ callerId: from }, { callerId: to });
      await this.choices.delete({ callerId: from });
      await this.mails.update({ callerId: from }, { callerId: to });
    });
  }

  override async erase(callerId: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.choices.delete({ callerId });
      await this.mails.delete({ callerId });
    });
  }

  private get choices() {
    return this.repositories.of(notifications);
  }

  private get mails() {
    return this.repositories.of(readyMails);
  }
}
