import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdapterPayload } from 'oidc-provider';
import { IsNull, MoreThan } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { payloads, type PayloadRow } from './payload-row.js';
import { DECIDE, FIND_UNDECIDED, GET, HOLD_GRANT } from './payloads.sql.js';

/** One thing that the library keeps. Its id is in no column: whoever has it holds the secret. */
export interface NewPayload {
  readonly kind: string;
  readonly id: string;
  readonly payload: AdapterPayload;
  readonly callerId: string | null;
  readonly clientId: string | null;
  readonly grantId: string | null;
  /** Of a pairing: the keyed digest of its user code. */
  readonly userCode?: Buffer;
  /** null: it stays until it is removed. */
  readonly expiresAt: EpochMs | null;
}

export interface StoredPayload extends Pick<PayloadRow, 'createdAt' | 'expiresAt' | 'consumedAt'> {
  readonly payload: AdapterPayload;
}

/** Ids are long and random, so one round is enough. */
const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest();

/** Rows of identity.oidc_payload. Joins an open unit of work. */
@Injectable()
export class PayloadStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  now(): EpochMs {
    return this.clock.now();
  }

  async put(entry: NewPayload): Promise<void> {
    const { id, userCode = null, ...kept } = entry;
    const row = { ...kept, digest: digestOf(id), userCode, createdAt: this.clock.now() };
    await this.rows
      .createQueryBuilder()
      .insert()
      .values(row)
      .orUpdate(['payload', 'caller_id', 'grant_id', 'expires_at'], ['kind', 'digest'])
      .execute();
  }

  /** Also what has expired: the library knows what to say then. */
  async get(kind: string, id: string): Promise<StoredPayload | null> {
    const [row] = await this.database.query<StoredPayload>(GET, [kind, digestOf(id)], 'identity.oidc_payload.get');
    return row ?? null;
  }

  /** False: it was consumed before, or is gone. Of several at the same time one gets true. */
  async consume(kind: string, id: string): Promise<boolean> {
    const unconsumed = { kind, digest: digestOf(id), consumedAt: IsNull() };
    const { affected } = await this.rows.update(unconsumed, { consumedAt: this.clock.now() });
    return affected === 1;
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.rows.delete({ kind, digest: digestOf(id) });
  }

  /**
   * In a unit of work: whoever wants to end that caller's grant, or to erase the caller, waits until the unit ends, and
   * then finds what it has issued. False: it has ended.
   */
  async holdGrant(grantId: string, callerId: CallerId): Promise<boolean> {
    return (await this.database.query(HOLD_GRANT, [digestOf(grantId), callerId])).length > 0;
  }

  /** The grant and all that came of it. */
  async removeGrant(grantId: string): Promise<void> {
    await this.rows.delete({ grantId });
  }

  /** All that is kept for that caller. */
  async removeAllOf(callerId: CallerId): Promise<void> {
    await this.rows.delete({ callerId });
  }

  /** What that caller last let that client do; null when nothing holds. */
  async grantOf(callerId: string, clientId: string): Promise<string | null> {
    const holding = { kind: 'Grant', callerId, clientId, expiresAt: MoreThan(this.clock.now()) };
    return (await this.rows.findOne({ where: holding, order: { createdAt: 'DESC' } }))?.grantId ?? null;
  }

  /** null: unknown, expired, or decided on. */
  async undecidedPairing(userCode: Buffer): Promise<StoredPayload | null> {
    const [row] = await this.database.query<StoredPayload>(FIND_UNDECIDED, [userCode, this.clock.now()]);
    return row ?? null;
  }

  /** False: it is not, or no longer, undecided. Of several at the same time one gets true. */
  async decidePairing(userCode: Buffer, outcome: AdapterPayload, caller: CallerId | null): Promise<boolean> {
    const params = [userCode, this.clock.now(), outcome, caller, outcome.grantId ?? null];
    return (await this.database.execute(DECIDE, params)) > 0;
  }

  private get rows() {
    return this.repositories.of(payloads);
  }
}
