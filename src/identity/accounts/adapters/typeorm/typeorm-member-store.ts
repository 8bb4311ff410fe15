import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberStore, type Credentials } from '../../application/ports/member-store.js';
import type { Member } from '../../domain/member.js';
import { members } from './member-row.js';
import { HOLD, SET } from './members.sql.js';

@Injectable()
export class TypeormMemberStore extends MemberStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async get(callerId: CallerId): Promise<Member | null> {
    const row = await this.rows.findOneBy({ id: callerId });
    if (row === null) return null;
    const { id, name, email, createdAt } = row;
    return { id, name, email, createdAt };
  }

  override async credentialsOf(emailKey: string): Promise<Credentials | null> {
    const row = await this.rows.findOneBy({ emailKey });
    return row === null ? null : { callerId: row.id, passwordHash: row.passwordHash };
  }

  override async hold(callerId: CallerId): Promise<string | null> {
    const [row] = await this.database.query<{ passwordHash: string }>(HOLD, [callerId]);
    return row?.passwordHash ?? null;
  }

  override async setPasswordHash(callerId: CallerId, passwordHash: string): Promise<void> {
    await this.database.execute(SET, [callerId, passwordHash]);
  }

  private get rows() {
    return this.repositories.of(members);
  }
}
