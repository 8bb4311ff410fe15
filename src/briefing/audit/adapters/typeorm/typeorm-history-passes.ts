import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { brand } from '../../../../shared/kernel/brand.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { HistoryPasses, type HistoryKey, type PassHolder } from '../../application/ports/history-passes.js';
import { keyExpiry, passExpiry } from '../../../domain/history-pass.js';

const secret = (): string => randomBytes(32).toString('base64url');

/** One round is enough: nobody can try out 256 random bits. */
const digestOf = (value: string): string => createHash('sha256').update(value).digest('hex');

@Injectable()
export class TypeormHistoryPasses extends HistoryPasses {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async issue(owner: CallerId, id: string): Promise<HistoryKey | null> {
    const now = this.clock.now();
    await this.database.execute('delete from briefing.history_pass where expires_at <= $1', [now]);
    const key = secret();
    const expiresAt = keyExpiry(now);
    const [row] = await this.database.query<{ slug: string }>(
      `with own as (select id, slug from briefing.briefing where (id = $1 or quick_read_id = $1) and owner = $2),
       kept as (insert into briefing.history_pass (digest, kind, briefing_id, owner, expires_at)
         select $3, 'key', id, $2, $4 from own)
       select slug from own`,
      [id, owner, digestOf(key), expiresAt],
    );
    return row === undefined ? null : { slug: row.slug, key, expiresAt };
  }

  override async trade(slug: string, key: string): Promise<string | null> {
    const pass = secret();
    const now = this.clock.now();
    // The row of the key becomes that of the pass: of two browsers with the same key only one finds it.
    const traded = await this.database.execute(
      `update briefing.history_pass p set digest = $3, kind = 'pass', expires_at = $5 from briefing.briefing b
       where p.digest = $2 and p.kind = 'key' and p.expires_at > $4
         and b.id = p.briefing_id and b.owner = p.owner and b.slug = $1`,
      [slug, digestOf(key), digestOf(pass), now, passExpiry(now)],
    );
    return traded === 1 ? pass : null;
  }

  override async holderOf(slug: string, pass: string): Promise<PassHolder | null> {
    const [row] = await this.database.query<{ owner: string; id: string }>(
      `select b.owner, b.id from briefing.history_pass p
       join briefing.briefing b on b.id = p.briefing_id and b.owner = p.owner
       where p.digest = $2 and p.kind = 'pass' and p.expires_at > $3 and b.slug = $1`,
      [slug, digestOf(pass), this.clock.now()],
    );
    return row === undefined ? null : { owner: brand(row.owner), briefingId: brand(row.id) };
  }
}
