import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { CallerStore, type NewMember } from '../../application/ports/caller-store.js';
import { ADD_MEMBER, KNOWN } from './accounts.sql.js';
import { members } from './member-row.js';

@Injectable()
export class TypeormCallerStore extends CallerStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async addMember({ id, email, emailKey, name, passwordHash, createdAt }: NewMember): Promise<boolean> {
    const params = [id, email, emailKey, name, passwordHash, createdAt];
    return (await this.database.execute(ADD_MEMBER, params)) > 0;
  }

  override async memberByEmail(emailKey: string): Promise<CallerId | null> {
    return (await this.repositories.of(members).findOneBy({ emailKey }))?.id ?? null;
  }

  override async isKnown(id: CallerId): Promise<boolean> {
    const [row] = await this.database.query<{ known: boolean }>(KNOWN, [id]);
    return row?.known ?? false;
  }
}
