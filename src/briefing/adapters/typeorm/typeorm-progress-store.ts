import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Clock, type EpochMs } from '../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { ProgressStore } from '../../application/ports/progress-store.js';
import { PROGRESSING } from '../../domain/production/progress.js';
import { NOTE } from './progress-store.sql.js';
import { TypeormBriefingChanges } from './typeorm-briefing-changes.js';

const AT_MOST_EVERY_MS = 400;

@Injectable()
export class TypeormProgressStore extends ProgressStore {
  private readonly noted = new Map<BriefingId, EpochMs>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly changes: TypeormBriefingChanges,
  ) {
    super();
  }

  override note(id: BriefingId, percent: number): void {
    const now = this.clock.now();
    if (now - (this.noted.get(id) ?? 0) < AT_MOST_EVERY_MS) return;
    this.forgetOld(now);
    this.noted.set(id, now);
    // Progress that could not be shown is no reason to stop a production.
    this.write(id, percent, now).catch(() => undefined);
  }

  private async write(id: BriefingId, percent: number, now: EpochMs): Promise<void> {
    const noted = await this.database.query<{ owner: string }>(NOTE, [id, percent, now, PROGRESSING]);
    for (const { owner } of noted) this.changes.announce(owner, id);
  }

  private forgetOld(now: EpochMs): void {
    for (const [id, at] of this.noted) if (now - at > 60_000) this.noted.delete(id);
  }
}
