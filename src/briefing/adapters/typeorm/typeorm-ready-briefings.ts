import { Injectable } from '@nestjs/common';
import { brand } from '../../../shared/kernel/brand.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { Database } from '../../../shared/storage/database/database.js';
import { ReadyBriefings, type ReadyBriefing } from '../../application/ports/ready-briefings.js';
import { readyBriefings } from './ready-briefings.sql.js';

@Injectable()
export class TypeormReadyBriefings extends ReadyBriefings {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(owner: CallerId, series: string | null, limit: number): Promise<readonly ReadyBriefing[]> {
    const [row] = await this.database.query<{ listed: string | null }>(
      readyBriefings(series),
      series === null ? [owner, limit] : [owner, limit, series],
      `briefing.ready-of-${series === null ? 'owner' : 'series'}`,
    );
    return row?.listed?.split(',').map(readyBriefing) ?? [];
  }
}

function readyBriefing(listed: string): ReadyBriefing {
  const [id = '', revision, updatedAt] = listed.split(' ');
  return { briefingId: brand(id), revision: Number(revision), updatedAt: Number(updatedAt) };
}
