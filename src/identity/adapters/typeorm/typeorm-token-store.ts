import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { TokenStore, type LiveToken, type NewToken } from '../../application/ports/token-store.js';
import { SharedLookup } from '../../../shared/database/shared-lookup.js';

interface TokenRow {
  readonly digest: Buffer;
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  readonly roles: Caller['roles'];
  readonly expires_at: EpochMs;
  readonly last_used_at: EpochMs | null;
}

/** Runs before every authenticated request. */
const UNREVOKED = `
  select token.digest, caller.id, caller.kind, token.expires_at, token.last_used_at,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.token join identity.caller on caller.id = token.caller_id
  where token.digest = any($1::bytea[]) and token.revoked_at is null`;

@Injectable()
export class TypeormTokenStore extends TokenStore {
  private readonly unrevoked = new SharedLookup((digests) => this.read(digests));

  constructor(private readonly database: Database) {
    super();
  }

  override async add({ digest, callerId, issuedAt, expiresAt }: NewToken): Promise<void> {
    await this.database.execute(
      `insert into identity.token (digest, caller_id, issued_at, expires_at) values (decode($1, 'hex'), $2, $3, $4)`,
      [digest, callerId, issuedAt, expiresAt],
    );
  }

  override async live(digest: string, now: EpochMs): Promise<LiveToken | null> {
    const row = await this.unrevoked.find(digest);
    if (row === null || row.expires_at <= now) return null;
    const { id, kind, roles } = row;
    return { caller: { id, kind, roles }, lastUsedAt: row.last_used_at };
  }

  override async noteUse(digest: string, now: EpochMs): Promise<void> {
    await this.database.execute(
      `update identity.token set last_used_at = greatest(last_used_at, $2) where digest = decode($1, 'hex')`,
      [digest, now],
    );
  }

  override async revoke(digest: string, now: EpochMs): Promise<boolean> {
    const sql = `update identity.token set revoked_at = coalesce(revoked_at, $2) where digest = decode($1, 'hex')`;
    return (await this.database.execute(sql, [digest, now])) > 0;
  }

  private async read(digests: readonly string[]): Promise<ReadonlyMap<string, TokenRow>> {
    const keys = digests.map((digest) => Buffer.from(digest, 'hex'));
    const rows = await this.database.query<TokenRow>(UNREVOKED, [keys], 'identity.token.unrevoked');
    return new Map(rows.map((row) => [row.digest.toString('hex'), row]));
  }
}
