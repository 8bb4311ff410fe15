import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { PairingRegister, type PollOutcome, type RegisteredPairing } from '../../application/ports/pairing-register.js';
import { EARLY_MS } from '../../domain/pairing.js';

interface PollRow {
  readonly too_soon: boolean;
  readonly claiming: boolean;
}

const ADD = `
  insert into identity.pairing (device_code_digest, anonymous_id, interval_ms, expires_at) values ($1, $2, $3, $4)`;

/** The row is locked before it is looked at: of several questions at once each sees when the one before it was asked. */
const POLL = `
  with asked as (
    select device_code_digest, coalesce(asked_at + interval_ms - $3 > $2, false) as too_soon
    from identity.pairing where device_code_digest = $1 and expires_at > $2 for update
  )
  update identity.pairing p set asked_at = case when asked.too_soon then p.asked_at else $2 end
  from asked where p.device_code_digest = asked.device_code_digest
  returning asked.too_soon,
    exists (select from identity.work_claim c where c.anonymous_id = p.anonymous_id and c.completed_at is null) as claiming`;

/** One round is enough: nobody can try out what a device code is made of. */
const digestOf = (deviceCode: string): Buffer => createHash('sha256').update(deviceCode).digest();

@Injectable()
export class TypeormPairingRegister extends PairingRegister {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async add({ deviceCode, anonymous, intervalMs, expiresAt }: RegisteredPairing): Promise<void> {
    await this.database.execute('delete from identity.pairing where expires_at <= $1', [this.clock.now()]);
    await this.database.execute(ADD, [digestOf(deviceCode), anonymous, intervalMs, expiresAt]);
  }

  override async poll(deviceCode: string, now: EpochMs): Promise<PollOutcome> {
    const [row] = await this.database.query<PollRow>(POLL, [digestOf(deviceCode), now, EARLY_MS]);
    if (row === undefined) return 'unknown';
    if (row.too_soon) return 'too_soon';
    return row.claiming ? 'claiming' : 'clear';
  }
}
