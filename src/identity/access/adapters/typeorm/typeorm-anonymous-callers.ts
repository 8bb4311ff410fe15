import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { AnonymousCallers, type NewAnonymous } from '../../application/ports/anonymous-callers.js';

/** One statement: all rows or none, without a transaction to open. */
const ADD_ANONYMOUS = `
  with caller as (
    insert into identity.caller (id, kind, client_name, created_at) values ($1, 'anonymous', $2, $3)
  ), token as (
    insert into identity.token (digest, caller_id, client, client_name, audience, scopes, issued_at, expires_at)
    values (decode($4, 'hex'), $1, $5, $2, $6, $7, $8, $9)
  )
  insert into identity.claim (digest, caller_id, expires_at) values (decode($10, 'hex'), $1, $11)`;

@Injectable()
export class TypeormAnonymousCallers extends AnonymousCallers {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ id, clientName, createdAt, token, claim }: NewAnonymous): Promise<void> {
    await this.database.execute(ADD_ANONYMOUS, [
      id,
      clientName,
      createdAt,
      token.digest,
      token.client,
      token.audience,
      token.scopes,
      token.issuedAt,
      token.expiresAt,
      claim.digest,
      claim.expiresAt,
    ]);
  }
}
