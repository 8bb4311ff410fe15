import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { GrantStore } from '../../application/ports/grant-store.js';

@Injectable()
export class TypeormGrantStore extends GrantStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async revokeAllOf(callerId: CallerId): Promise<void> {
    await this.database.execute('delete from identity.oidc_payload where caller_id = $1', [callerId]);
  }
}
