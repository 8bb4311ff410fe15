import { Injectable } from '@nestjs/common';
import { IsNull } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberStore, type Credentials, type KnownAddress } from '../../application/ports/member-store.js';
import type { Member } from '../../domain/member.js';
import { members } from './member-row.js';
import { emailKey } from '../../domain/member.js';
import { HOLD, SET, SET_EMAIL } from './members.sql.js';

@Injectable()
export class TypeormMemberStore extends MemberStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override hasAny(): Promise<boolean> {
    return this.rows.exists();
  }

  override async get(callerId: CallerId): Promise<Member | null> {
    const row = await this.rows.findOneBy({ id: callerId });
    if (row === null) return null;
    const { id, name, email, confirmedAt, createdAt } = row;
    return { id, name, email, confirmedAt, createdAt };
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

  override async rename(id: CallerId, name: string): Promise<void> {
    await this.rows.update({ id }, { name });
  }

  override async setEmail(id: CallerId, email: string, known: KnownAddress | null): Promise<boolean> {
    const provenAt = known?.isOwner === true ? known.confirmedAt : null;
    await this.database.lock(`identity.email ${emailKey(email)}`);
    const params = [id, email, emailKey(email), known?.confirmedAt ?? null, provenAt];
    return (await this.database.query(SET_EMAIL, params)).length > 0;
  }

  override async confirmAddress(id: CallerId, now: EpochMs): Promise<boolean> {
    const { affected } = await this.rows.update({ id, confirmedAt: IsNull() }, { confirmedAt: now });
    return (affected ?? 0) > 0;
  }

  override async proveOwner(id: CallerId, now: EpochMs): Promise<boolean> {
    await this.confirmAddress(id, now);
    const { affected } = await this.rows.update({ id, ownerProvenAt: IsNull() }, { ownerProvenAt: now });
    return (affected ?? 0) > 0;
  }

  private get rows() {
    return this.repositories.of(members);
  }
}
