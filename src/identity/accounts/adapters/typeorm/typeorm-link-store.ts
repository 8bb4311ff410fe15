import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { LinkStore, type KeptLink, type NewLink } from '../../application/ports/link-store.js';
import type { LinkPurpose } from '../../domain/link.js';
import { emailKey } from '../../domain/member.js';

/** Invitations have no caller, so none takes another's place. */
const ADD = `
  insert into identity.link (digest, purpose, caller_id, email, email_key, expires_at)
  values (decode($1, 'hex'), $2, $3, $4, $5, $6)
  on conflict (caller_id) do update set digest = excluded.digest, expires_at = excluded.expires_at`;

const FIND = `
  select link.caller_id as "callerId", coalesce(member.email, link.email) as email, link.expires_at as "expiresAt"
  from identity.link left join identity.member on member.caller_id = link.caller_id
  where link.digest = decode($1, 'hex') and link.purpose = $2 and link.expires_at > $3`;

/** The caller before the link: an erasure takes their rows in that order, and two orders would wait for each other. */
const USE = `
  with caller as materialized (
    select id from identity.caller where id = (select caller_id from identity.link where digest = decode($1, 'hex'))
    for key share
  )
  delete from identity.link where digest = decode($1, 'hex') and purpose = $2 and expires_at > $3
    and (caller_id is null or caller_id = (select id from caller))`;

@Injectable()
export class TypeormLinkStore extends LinkStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async add({ digest, purpose, callerId, email, expiresAt }: NewLink): Promise<void> {
    const key = email === null ? null : emailKey(email);
    await this.database.execute(ADD, [digest, purpose, callerId, email, key, expiresAt]);
  }

  override async find(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<KeptLink | null> {
    const [row] = await this.database.query<KeptLink>(FIND, [digest, purpose, now]);
    return row ?? null;
  }

  override async use(digest: string, purpose: LinkPurpose, now: EpochMs): Promise<boolean> {
    return (await this.database.execute(USE, [digest, purpose, now])) > 0;
  }
}
