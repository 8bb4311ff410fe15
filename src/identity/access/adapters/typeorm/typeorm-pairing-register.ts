import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import { PairingRegister, type PollOutcome, type RegisteredPairing } from '../../application/ports/pairing-register.js';
import { EARLY_MS } from '../../domain/pairing.js';
import { pairings } from './pairing-row.js';
import { POLL, type PollRow } from './poll-pairing.sql.js';

/** One round is enough: nobody can try out what a device code is made of. */
const digestOf = (deviceCode: string): Buffer => createHash('sha256').update(deviceCode).digest();

@Injectable()
export class TypeormPairingRegister extends PairingRegister {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async add({ deviceCode, anonymous, intervalMs, expiresAt }: RegisteredPairing): Promise<void> {
    const rows = this.repositories.of(pairings);
    await rows.delete({ expiresAt: LessThanOrEqual(this.clock.now()) });
    await rows.insert({ deviceCodeDigest: digestOf(deviceCode), anonymous, intervalMs, expiresAt });
  }

  override async poll(deviceCode: string, now: EpochMs): Promise<PollOutcome> {
    const [row] = await this.database.query<PollRow>(POLL, [digestOf(deviceCode), now, EARLY_MS]);
    if (row === undefined) return 'unknown';
    if (row.too_soon) return 'too_soon';
    return row.claiming ? 'claiming' : 'clear';
  }
}
