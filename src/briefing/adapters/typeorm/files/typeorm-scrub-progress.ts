import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { ScrubProgress, type Scrubbed } from '../../../application/ports/media/scrub-progress.js';
import { ERASED } from '../../../domain/briefing.js';

interface Row {
  readonly began_at: EpochMs | null;
  readonly ended_at: EpochMs | null;
  readonly files: number;
  readonly bytes: number;
}

const NEXT = `
  select id from briefing.briefing
  where id > (select after_briefing from briefing.file_scrub) and status <> $1
  order by id limit 1`;

const PASSED = `
  update briefing.file_scrub set after_briefing = $1, files = files + $2, bytes = bytes + $3`;

const BEGIN = `update briefing.file_scrub set after_briefing = '', began_at = $1, ended_at = null, files = 0, bytes = 0`;

@Injectable()
export class TypeormScrubProgress extends ScrubProgress {
  constructor(private readonly database: Database) {
    super();
  }

  override async read(): Promise<Scrubbed & { running: boolean }> {
    const [row] = await this.database.query<Row>('select began_at, ended_at, files, bytes from briefing.file_scrub');
    if (row === undefined) throw new Error('The row of briefing.file_scrub is gone.');
    const { began_at: beganAt, ended_at: endedAt, files, bytes } = row;
    return { beganAt, endedAt, files, bytes, running: beganAt !== null && endedAt === null };
  }

  override async begin(at: EpochMs): Promise<void> {
    await this.database.execute(BEGIN, [at]);
  }

  override async next(): Promise<BriefingId | null> {
    const [row] = await this.database.query<{ id: BriefingId }>(NEXT, [ERASED]);
    return row?.id ?? null;
  }

  override async passed(briefing: BriefingId, { files, bytes }: { files: number; bytes: number }): Promise<void> {
    await this.database.execute(PASSED, [briefing, files, bytes]);
  }

  override async end(at: EpochMs): Promise<void> {
    await this.database.execute('update briefing.file_scrub set ended_at = $1', [at]);
  }
}
