import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { AdapterPayload } from 'oidc-provider';
import { Database } from '../../../../shared/storage/database/database.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';

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

export interface StoredPayload {
  readonly payload: AdapterPayload;
  readonly createdAt: EpochMs;
  readonly expiresAt: EpochMs | null;
  readonly consumedAt: EpochMs | null;
}

interface PayloadRow {
  readonly payload: AdapterPayload;
  readonly created_at: EpochMs;
  readonly expires_at: EpochMs | null;
  readonly consumed_at: EpochMs | null;
}

const PUT = `
  insert into identity.oidc_payload (kind, digest, payload, caller_id, client_id, grant_id, user_code, created_at, expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (kind, digest) do update
    set payload = excluded.payload, caller_id = excluded.caller_id, grant_id = excluded.grant_id,
        expires_at = excluded.expires_at`;

const GET = `
  select payload, created_at, expires_at, consumed_at from identity.oidc_payload where kind = $1 and digest = $2`;

const CONSUME = `
  update identity.oidc_payload set consumed_at = $3 where kind = $1 and digest = $2 and consumed_at is null`;

const GRANT_OF = `
  select grant_id from identity.oidc_payload
  where kind = 'Grant' and caller_id = $1 and client_id = $2 and expires_at > $3
  order by created_at desc limit 1`;

/** The caller first: see TypeormCallerStore.erase. */
const HOLD_GRANT = `
  with caller as materialized (select id from identity.caller where id = $2 for key share)
  select from identity.oidc_payload
  where kind = 'Grant' and digest = $1 and caller_id = (select id from caller) for share`;

/** A pairing that nobody has decided on. */
const UNDECIDED = `
  kind = 'DeviceCode' and user_code = $1 and expires_at > $2 and consumed_at is null
  and not payload ?| array['accountId', 'error']`;

const DECIDE = `
  update identity.oidc_payload set payload = payload || $3::jsonb, caller_id = $4, grant_id = $5 where ${UNDECIDED}`;

/** Ids are long and random, so one round is enough. */
const digestOf = (id: string): Buffer => createHash('sha256').update(id).digest();

const storedOf = ({ payload, created_at, expires_at, consumed_at }: PayloadRow): StoredPayload => {
  return { payload, createdAt: created_at, expiresAt: expires_at, consumedAt: consumed_at };
};

/** Rows of identity.oidc_payload. Joins an open unit of work. */
@Injectable()
export class PayloadStore {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  now(): EpochMs {
    return this.clock.now();
  }

  async put(entry: NewPayload): Promise<void> {
    const { kind, id, payload, callerId, clientId, grantId, userCode = null, expiresAt } = entry;
    const params = [kind, digestOf(id), payload, callerId, clientId, grantId, userCode, this.clock.now(), expiresAt];
    await this.database.execute(PUT, params);
  }

  /** Also what has expired: the library knows what to say then. */
  async get(kind: string, id: string): Promise<StoredPayload | null> {
    const [row] = await this.database.query<PayloadRow>(GET, [kind, digestOf(id)], 'identity.oidc_payload.get');
    return row === undefined ? null : storedOf(row);
  }

  /** False: it was consumed before, or is gone. Of several at the same time one gets true. */
  async consume(kind: string, id: string): Promise<boolean> {
    return (await this.database.execute(CONSUME, [kind, digestOf(id), this.clock.now()])) > 0;
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.database.execute('delete from identity.oidc_payload where kind = $1 and digest = $2', [
      kind,
      digestOf(id),
    ]);
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
    await this.database.execute('delete from identity.oidc_payload where grant_id = $1', [grantId]);
  }

  /** What that caller last let that client do; null when nothing holds. */
  async grantOf(callerId: string, clientId: string): Promise<string | null> {
    const [row] = await this.database.query<{ grant_id: string }>(GRANT_OF, [callerId, clientId, this.clock.now()]);
    return row?.grant_id ?? null;
  }

  /** null: unknown, expired, or decided on. */
  async undecidedPairing(userCode: Buffer): Promise<StoredPayload | null> {
    const sql = `select payload, created_at, expires_at, consumed_at from identity.oidc_payload where ${UNDECIDED}`;
    const [row] = await this.database.query<PayloadRow>(sql, [userCode, this.clock.now()]);
    return row === undefined ? null : storedOf(row);
  }

  /** False: it is not, or no longer, undecided. Of several at the same time one gets true. */
  async decidePairing(userCode: Buffer, outcome: AdapterPayload, caller: CallerId | null): Promise<boolean> {
    const params = [userCode, this.clock.now(), outcome, caller, outcome.grantId ?? null];
    return (await this.database.execute(DECIDE, params)) > 0;
  }
}
