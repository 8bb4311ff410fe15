import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberStore, type Credentials } from '../../application/ports/member-store.js';
import type { Member } from '../../domain/member.js';

const GET = `
  select caller_id as id, name, email, created_at as "createdAt" from identity.member where caller_id = $1`;

const CREDENTIALS = `
  select caller_id as "callerId", password_hash as "passwordHash" from identity.member where email_key = $1`;

/** The caller first: see TypeormCallerStore.erase. */
const HOLD = `
  with caller as materialized (select id from identity.caller where id = $1 for key share)
  select password_hash as "passwordHash" from identity.member
  where caller_id = (select id from caller) for no key update`;

const SET = `
  with link as (delete from identity.link where caller_id = $1)
  update identity.member set password_hash = $2 where caller_id = $1`;

@Injectable()
export class TypeormMemberStore extends MemberStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async get(callerId: CallerId): Promise<Member | null> {
    const [row] = await this.database.query<Member>(GET, [callerId]);
    return row ?? null;
  }

  override async credentialsOf(emailKey: string): Promise<Credentials | null> {
    const [row] = await this.database.query<Credentials>(CREDENTIALS, [emailKey]);
    return row ?? null;
  }

  override async hold(callerId: CallerId): Promise<string | null> {
    const [row] = await this.database.query<{ passwordHash: string }>(HOLD, [callerId]);
    return row?.passwordHash ?? null;
  }

  override async setPasswordHash(callerId: CallerId, passwordHash: string): Promise<void> {
    await this.database.execute(SET, [callerId, passwordHash]);
  }
}
