import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { GrantStore } from '../../application/ports/grant-store.js';
import { UNUSED_CLIENT_MS } from '../../domain/lifetimes.js';

/** A client that registered itself stays as long as anybody lets it in, and a while for those who are about to. */
const PURGE = `
  delete from identity.oidc_payload where ctid = any (array(
    select ctid from identity.oidc_payload old
    where expires_at <= $1
       or (kind = 'Client' and created_at <= $2 and not exists (
             select from identity.oidc_payload used
             where used.client_id = old.client_id and used.kind <> 'Client' and used.expires_at > $1))
    limit $3 for update skip locked))`;

@Injectable()
export class TypeormGrantStore extends GrantStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async revokeAllOf(callerId: CallerId): Promise<void> {
    await this.database.execute('delete from identity.oidc_payload where caller_id = $1', [callerId]);
  }

  override purge(now: EpochMs, limit: number): Promise<number> {
    return this.database.execute(PURGE, [now, now - UNUSED_CLIENT_MS, limit]);
  }
}
