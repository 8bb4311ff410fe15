import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { LessThanOrEqual, MoreThan, Raw } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import { Clock, type EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { HistoryPasses, type HistoryKey, type PassHolder } from '../../application/ports/history-passes.js';
import { keyExpiry, passExpiry } from '../../../domain/history-pass.js';
import { historyPasses, type HistoryPassRow } from './history-pass-row.js';
import { ISSUE, isOfSlug } from './history-passes.sql.js';

const secret = (): string => randomBytes(32).toString('base64url');

/** One round is enough: nobody can try out 256 random bits. */
const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

const valid = (kind: HistoryPassRow['kind'], value: string, slug: string, now: EpochMs) => ({
  kind,
  digest: digestOf(value),
  expiresAt: MoreThan(now),
  briefingId: Raw(isOfSlug, { slug }),
});

@Injectable()
export class TypeormHistoryPasses extends HistoryPasses {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async issue(owner: CallerId, id: string): Promise<HistoryKey | null> {
    const now = this.clock.now();
    await this.rows.delete({ expiresAt: LessThanOrEqual(now) });
    const key = secret();
    const expiresAt = keyExpiry(now);
    const params = [id, owner, digestOf(key), expiresAt];
    const [row] = await this.database.query<{ slug: string }>(ISSUE, params);
    return row === undefined ? null : { slug: row.slug, key, expiresAt };
  }

  override async trade(slug: string, key: string): Promise<string | null> {
    const pass = secret();
    const now = this.clock.now();
    // The row of the key becomes that of the pass: of two browsers with the same key only one finds it.
    const traded = await this.rows.update(valid('key', key, slug, now), {
      digest: digestOf(pass),
      kind: 'pass',
      expiresAt: passExpiry(now),
    });
    return traded.affected === 1 ? pass : null;
  }

  override async holderOf(slug: string, pass: string): Promise<PassHolder | null> {
    const row = await this.rows.findOneBy(valid('pass', pass, slug, this.clock.now()));
    return row === null ? null : { owner: row.owner, briefingId: row.briefingId };
  }

  private get rows() {
    return this.repositories.of(historyPasses);
  }
}
