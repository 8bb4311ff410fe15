import { Injectable } from '@nestjs/common';
import { MoreThan } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { DeviceStore, type KnownDevice } from '../../application/ports/device-store.js';
import { devices } from './device-row.js';
import { FORGET_OLDEST, KNOWN } from './devices.sql.js';

/** Of each member; the oldest are forgotten first. Programs that keep no cookies would fill the table. */
const MOST_DEVICES = 20;

@Injectable()
export class TypeormDeviceStore extends DeviceStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async isKnown(digest: string, emailKey: string, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(KNOWN, [digest, emailKey, now])) > 0;
  }

  override async isOf(digest: string, callerId: CallerId, now: EpochMs): Promise<boolean> {
    return this.rows.existsBy({ digest, callerId, expiresAt: MoreThan(now) });
  }

  override async remember(device: KnownDevice, before: string | null): Promise<void> {
    if (before !== null) await this.rows.update({ digest: before }, { digest: device.digest });
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ ...device })
      .orUpdate(['expires_at'], ['digest', 'caller_id'])
      .execute();
    await this.database.execute(FORGET_OLDEST, [device.callerId, MOST_DEVICES]);
  }

  override async forgetAll(callerId: CallerId): Promise<void> {
    await this.rows.delete({ callerId });
  }

  private get rows() {
    return this.repositories.of(devices);
  }
}
