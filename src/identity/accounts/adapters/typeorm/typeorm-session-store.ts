import { Injectable } from '@nestjs/common';
import { MoreThan, Not } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { SharedLookup } from '../../../../shared/storage/database/shared-lookup.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  SessionStore,
  type KnownSession,
  type LiveSession,
  type NewSession,
} from '../../application/ports/session-store.js';
import { sessions } from './session-row.js';
import { END, EXTEND, HOLD, KEPT, type KeptRow } from './sessions.sql.js';

@Injectable()
export class TypeormSessionStore extends SessionStore {
  private readonly kept = new SharedLookup('sessions', (digests) => this.read(digests));

  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async add(session: NewSession): Promise<void> {
    await this.rows.insert({ ...session, confirmedAt: null });
  }

  override async live(digest: string, now: EpochMs): Promise<LiveSession | null> {
    const row = await this.kept.find(digest);
    if (row === null || row.expires_at <= now) return null;
    const { id, kind, roles, expires_at: expiresAt } = row;
    return { caller: { id, kind, roles }, expiresAt };
  }

  override async confirm(digest: string, callerId: CallerId, now: EpochMs): Promise<boolean> {
    const { affected } = await this.rows.update({ digest, callerId }, { confirmedAt: now });
    return affected === 1;
  }

  override async confirmedAt(digest: string, callerId: CallerId): Promise<EpochMs | null> {
    return (await this.rows.findOneBy({ digest, callerId }))?.confirmedAt ?? null;
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

  override async endAll(callerId: CallerId, except: string | null): Promise<number> {
    const { affected } = await this.rows.delete({ callerId, ...(except !== null && { digest: Not(except) }) });
    return affected ?? 0;
  }

  override async of(callerId: CallerId, now: EpochMs): Promise<readonly KnownSession[]> {
    const live = { callerId, expiresAt: MoreThan(now) };
    const rows = await this.rows.find({ where: live, order: { startedAt: 'DESC' } });
    return rows.map(({ digest, startedAt, expiresAt }) => ({ digest, startedAt, expiresAt }));
  }

  private get rows() {
    return this.repositories.of(sessions);
  }

  private async read(digests: readonly string[]): Promise<ReadonlyMap<string, KeptRow>> {
    const keys = digests.map((digest) => Buffer.from(digest, 'hex'));
    const rows = await this.database.query<KeptRow>(KEPT, [keys], 'identity.session.kept');
    return new Map(rows.map((row) => [row.digest.toString('hex'), row]));
  }
}
