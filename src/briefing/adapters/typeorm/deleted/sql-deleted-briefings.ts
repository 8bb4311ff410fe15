import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import { Database } from '../../../../shared/storage/database/database.js';
import { type DeletedBriefing, DeletedBriefings, type Due } from '../../../application/ports/deleted-briefings.js';
import { DUE, POSTPONE, SETTLE } from './deleted-briefings.sql.js';

/** In SQL: the question joins the rows of the projection. */
@Injectable()
export class SqlDeletedBriefings extends DeletedBriefings {
  constructor(private readonly database: Database) {
    super();
  }

  override due({ deletedBefore, now, except, limit }: Due): Promise<readonly DeletedBriefing[]> {
    const params = [deletedBefore, now, limit, except];
    return this.database.query<DeletedBriefing>(DUE, params, 'briefing.deleted-due');
  }

  override async postpone(id: BriefingId, until: EpochMs): Promise<void> {
    await this.database.execute(POSTPONE, [id, until]);
  }

  override async settle(id: BriefingId): Promise<void> {
    await this.database.execute(SETTLE, [id]);
  }
}
