import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../../shared/storage/database/shared-lookup.js';
import type { Audience, Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { TokenStore, type LiveToken, type NewToken } from '../../application/ports/token-store.js';

interface TokenRow {
  readonly digest: Buffer;
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  readonly roles: Caller['roles'];
  readonly client: string;
  readonly client_name: string | null;
  readonly audience: Audience;
  readonly scopes: readonly string[];
  readonly grant_id: string | null;
  readonly issued_at: EpochMs;
  readonly expires_at: EpochMs;
  readonly last_used_at: EpochMs | null;
}

const ADD = `
  insert into identity.token
    (digest, caller_id, client, client_name, audience, scopes, grant_id, issued_at, expires_at)
  values (decode($1, 'hex'), $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Runs before every authenticated request. */
const UNREVOKED = `
  select token.digest, token.client, token.client_name, token.audience, token.scopes, token.grant_id,
         token.issued_at, token.expires_at, token.last_used_at, caller.id, caller.kind,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.token join identity.caller on caller.id = token.caller_id
  where token.digest = any($1::bytea[]) and token.revoked_at is null`;

@Injectable()
export class TypeormTokenStore extends TokenStore {
  private readonly unrevoked = new SharedLookup((digests) => this.read(digests));

  constructor(private readonly database: Database) {
    super();
  }

  override async add(token: NewToken): Promise<void> {
    const { digest, callerId, client, clientName, audience, scopes, grantId, issuedAt, expiresAt } = token;
    const params = [digest, callerId, client, clientName, audience, scopes, grantId, issuedAt, expiresAt];
    await this.database.execute(ADD, params);
  }

  override async live(digest: string, audience: Audience, now: EpochMs): Promise<LiveToken | null> {
    const row = await this.unrevoked.find(digest);
    if (row === null || row.expires_at <= now || row.audience !== audience) return null;
    const { id, kind, roles, client, scopes } = row;
    return { caller: { id, kind, roles }, client, scopes, lastUsedAt: row.last_used_at };
  }

  override async find(digest: string, now: EpochMs): Promise<NewToken | null> {
    const row = (await this.read([digest])).get(digest);
    if (row === undefined || row.expires_at <= now) return null;
    const { id, client, client_name: clientName, audience, scopes, grant_id: grantId } = row;
    const lifetime = { issuedAt: row.issued_at, expiresAt: row.expires_at };
    return { digest, callerId: id, client, clientName, audience, scopes, grantId, ...lifetime };
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

  override async revokeGrant(grantId: string, now: EpochMs): Promise<void> {
    const sql = 'update identity.token set revoked_at = $2 where grant_id = $1 and revoked_at is null';
    await this.database.execute(sql, [grantId, now]);
  }

  override async revokeAllOf(callerId: CallerId, now: EpochMs): Promise<void> {
    const sql = 'update identity.token set revoked_at = $2 where caller_id = $1 and revoked_at is null';
    await this.database.execute(sql, [callerId, now]);
  }

  private async read(digests: readonly string[]): Promise<ReadonlyMap<string, TokenRow>> {
    const keys = digests.map((digest) => Buffer.from(digest, 'hex'));
    const rows = await this.database.query<TokenRow>(UNREVOKED, [keys], 'identity.token.unrevoked');
    return new Map(rows.map((row) => [row.digest.toString('hex'), row]));
  }
}
