import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { DeviceStore, type KnownDevice } from '../../application/ports/device-store.js';

/** Of each member; the oldest are forgotten first. Programs that keep no cookies would fill the table. */
const MOST_DEVICES = 20;

const KNOWN = `
  select 1 from identity.device join identity.member on member.caller_id = device.caller_id
  where device.digest = decode($1, 'hex') and member.email_key = $2 and device.expires_at > $3`;

const RENAME = `update identity.device set digest = decode($2, 'hex') where digest = decode($1, 'hex')`;

const REMEMBER = `
  insert into identity.device (digest, caller_id, known_since, expires_at) values (decode($1, 'hex'), $2, $3, $4)
  on conflict (digest, caller_id) do update set expires_at = excluded.expires_at`;

const FORGET_OLDEST = `
  delete from identity.device where caller_id = $1 and digest in (
    select digest from identity.device where caller_id = $1 order by expires_at desc offset $2)`;

@Injectable()
export class TypeormDeviceStore extends DeviceStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async isKnown(digest: string, emailKey: string, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(KNOWN, [digest, emailKey, now])) > 0;
  }

  override async remember(device: KnownDevice, before: string | null): Promise<void> {
    const { digest, callerId, knownSince, expiresAt } = device;
    if (before !== null) await this.database.execute(RENAME, [before, digest]);
    await this.database.execute(REMEMBER, [digest, callerId, knownSince, expiresAt]);
    await this.database.execute(FORGET_OLDEST, [callerId, MOST_DEVICES]);
  }

  override async forgetAll(callerId: CallerId): Promise<void> {
    await this.database.execute('delete from identity.device where caller_id = $1', [callerId]);
  }
}
