import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SharedLookup } from '../../../../shared/storage/database/shared-lookup.js';
import type { Audience } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { TokenStore, type LiveToken, type NewToken } from '../../application/ports/token-store.js';
import { rolesWithin } from '../../domain/token.js';
import { tokens } from './token-row.js';
import { NOTE_USE, REVOKE, UNREVOKED, type UnrevokedRow } from './tokens.sql.js';

@Injectable()
export class TypeormTokenStore extends TokenStore {
  private readonly unrevoked = new SharedLookup('tokens', (digests) => this.read(digests));

  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(token: NewToken): Promise<void> {
    await this.rows.insert({ ...token });
  }

  override async live(digest: string, audience: Audience, now: EpochMs): Promise<LiveToken | null> {
    const row = await this.unrevoked.find(digest);
    if (row === null || row.expiresAt <= now || row.audience !== audience) return null;
    const { callerId: id, kind, roles, client, scopes, lastUsedAt } = row;
    return { caller: { id, kind, roles: rolesWithin(roles, scopes) }, client, scopes, lastUsedAt };
  }

  override async find(digest: string, now: EpochMs): Promise<NewToken | null> {
    const row = (await this.read([digest])).get(digest);
    if (row === undefined || row.expiresAt <= now) return null;
    const { callerId, client, clientName, audience, scopes, grantId, issuedAt, expiresAt } = row;
    return { digest, callerId, client, clientName, audience, scopes, grantId, issuedAt, expiresAt };
  }

  override async noteUse(digest: string, now: EpochMs): Promise<void> {
    await this.database.execute(NOTE_USE, [digest, now]);
  }

  override async revoke(digest: string, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(REVOKE, [digest, now])) > 0;
  }

  override async revokeGrant(grantId: string, now: EpochMs): Promise<void> {
    await this.rows.update({ grantId, revokedAt: IsNull() }, { revokedAt: now });
  }

  override async revokeAllOf(callerId: CallerId, now: EpochMs): Promise<void> {
    await this.rows.update({ callerId, revokedAt: IsNull() }, { revokedAt: now });
  }

  private get rows() {
    return this.repositories.of(tokens);
  }

  private async read(digests: readonly string[]): Promise<ReadonlyMap<string, UnrevokedRow>> {
    const keys = digests.map((digest) => Buffer.from(digest, 'hex'));
    const rows = await this.database.query<UnrevokedRow>(UNREVOKED, [keys], 'identity.token.unrevoked');
    return new Map(rows.map((row) => [row.digest.toString('hex'), row]));
  }
}
