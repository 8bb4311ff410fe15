import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/database/database.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { CallerStore, type NewAnonymous, type NewMember } from '../../application/ports/caller-store.js';

/** One statement each: all rows or none, without a transaction to open. */
const ADD_ANONYMOUS = `
  with caller as (
    insert into identity.caller (id, kind, client_name, created_at) values ($1, 'anonymous', $2, $3)
  ), token as (
    insert into identity.token (digest, caller_id, issued_at, expires_at) values (decode($4, 'hex'), $1, $5, $6)
  )
  insert into identity.claim (digest, caller_id, expires_at) values (decode($7, 'hex'), $1, $8)`;

const ADD_MEMBER = `
  with member as (
    insert into identity.member (caller_id, email, email_key, name, password_hash, created_at)
    values ($1, $2, $3, $4, $5, $6)
    on conflict (email_key) do nothing
    returning caller_id, created_at
  )
  insert into identity.caller (id, kind, created_at) select caller_id, 'member', created_at from member`;

@Injectable()
export class TypeormCallerStore extends CallerStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async addAnonymous({ id, clientName, createdAt, token, claim }: NewAnonymous): Promise<void> {
    await this.database.execute(ADD_ANONYMOUS, [
      id,
      clientName,
      createdAt,
      token.digest,
      token.issuedAt,
      token.expiresAt,
      claim.digest,
      claim.expiresAt,
    ]);
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
}
