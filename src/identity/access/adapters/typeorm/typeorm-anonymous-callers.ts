import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { AnonymousCallers, type NewAnonymous } from '../../application/ports/anonymous-callers.js';
import { ADD_ANONYMOUS } from './anonymous-callers.sql.js';

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
