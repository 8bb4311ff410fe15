import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { SharedLookup } from '../../../../shared/storage/database/shared-lookup.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  SessionStore,
  type KnownSession,
  type LiveSession,
  type NewSession,
} from '../../application/ports/session-store.js';

interface SessionRow {
  readonly digest: Buffer;
  readonly id: Caller['id'];
  readonly kind: Caller['kind'];
  readonly roles: Caller['roles'];
  readonly expires_at: EpochMs;
}

interface KnownRow {
  readonly digest: string;
  readonly started_at: EpochMs;
  readonly expires_at: EpochMs;
}

const ADD = `
  insert into identity.session (digest, caller_id, started_at, expires_at) values (decode($1, 'hex'), $2, $3, $4)`;

/** Runs before every request of somebody who is signed in. */
const KEPT = `
  select session.digest, caller.id, caller.kind, session.expires_at,
         array(select role from identity.role_grant where caller_id = caller.id and revoked_at is null) as roles
  from identity.session join identity.caller on caller.id = session.caller_id
  where session.digest = any($1::bytea[])`;

const EXTEND = `
  update identity.session set expires_at = greatest(expires_at, $2) where digest = decode($1, 'hex')`;

/** The caller first: see TypeormCallerStore.erase. */
const HOLD = `
  with caller as materialized (
    select id from identity.caller
    where id = (select caller_id from identity.session where digest = decode($1, 'hex')) for key share
  )
  select from identity.session
  where digest = decode($1, 'hex') and expires_at > $2 and caller_id = (select id from caller) for key share`;

const END = `delete from identity.session where digest = decode($1, 'hex') returning caller_id as "callerId"`;

const END_ALL = `
  delete from identity.session where caller_id = $1 and ($2::text is null or digest <> decode($2, 'hex'))`;

const OF_CALLER = `
  select encode(digest, 'hex') as digest, started_at, expires_at from identity.session
  where caller_id = $1 and expires_at > $2 order by started_at desc`;

@Injectable()
export class TypeormSessionStore extends SessionStore {
  private readonly kept = new SharedLookup((digests) => this.read(digests));

  constructor(private readonly database: Database) {
    super();
  }

  override async add({ digest, callerId, startedAt, expiresAt }: NewSession): Promise<void> {
    await this.database.execute(ADD, [digest, callerId, startedAt, expiresAt]);
  }

  override async live(digest: string, now: EpochMs): Promise<LiveSession | null> {
    const row = await this.kept.find(digest);
    if (row === null || row.expires_at <= now) return null;
    const { id, kind, roles, expires_at: expiresAt } = row;
    return { caller: { id, kind, roles }, expiresAt };
  }

  override async extend(digest: string, expiresAt: EpochMs): Promise<boolean> {
    return (await this.database.execute(EXTEND, [digest, expiresAt])) > 0;
  }

  override async hold(digest: string, now: EpochMs): Promise<boolean> {
    return (await this.database.query(HOLD, [digest, now])).length > 0;
  }

  override async end(digest: string): Promise<CallerId | null> {
    const [row] = await this.database.query<{ callerId: CallerId }>(END, [digest]);
    return row?.callerId ?? null;
  }

  override endAll(callerId: CallerId, except: string | null): Promise<number> {
    return this.database.execute(END_ALL, [callerId, except]);
  }

  override async of(callerId: CallerId, now: EpochMs): Promise<readonly KnownSession[]> {
    const rows = await this.database.query<KnownRow>(OF_CALLER, [callerId, now]);
    return rows.map(({ digest, started_at: startedAt, expires_at: expiresAt }) => ({ digest, startedAt, expiresAt }));
  }

  private async read(digests: readonly string[]): Promise<ReadonlyMap<string, SessionRow>> {
    const keys = digests.map((digest) => Buffer.from(digest, 'hex'));
    const rows = await this.database.query<SessionRow>(KEPT, [keys], 'identity.session.kept');
    return new Map(rows.map((row) => [row.digest.toString('hex'), row]));
  }
}
