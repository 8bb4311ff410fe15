import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { CallerStore, type NewMember } from '../../application/ports/caller-store.js';

/** One statement: both rows or none, without a transaction to open. */
const ADD_MEMBER = `
  with member as (
    insert into identity.member (caller_id, email, email_key, name, password_hash, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (email_key) do nothing
    returning caller_id, created_at
  )
  insert into identity.caller (id, kind, created_at) select caller_id, 'member', created_at from member`;

const KNOWN = `
  select exists (select from identity.caller where id = $1)
      or exists (select from identity.erased_caller where caller_id = $1) as known`;

@Injectable()
export class TypeormCallerStore extends CallerStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async addMember({ id, email, emailKey, name, passwordHash, createdAt }: NewMember): Promise<boolean> {
    const params = [id, email, emailKey, name, passwordHash, createdAt];
    return (await this.database.execute(ADD_MEMBER, params)) > 0;
  }

  override async memberByEmail(emailKey: string): Promise<CallerId | null> {
    const sql = 'select caller_id from identity.member where email_key = $1';
    const [row] = await this.database.query<{ caller_id: CallerId }>(sql, [emailKey]);
    return row?.caller_id ?? null;
  }

  override async isKnown(id: CallerId): Promise<boolean> {
    const [row] = await this.database.query<{ known: boolean }>(KNOWN, [id]);
    return row?.known ?? false;
  }
}
