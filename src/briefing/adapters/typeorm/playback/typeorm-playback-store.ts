import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { BriefingId, CallerId } from '../../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../../shared/kernel/unit-of-work.js';
import {
  playedAt,
  PlaybackStore,
  type KeptPlayback,
  type PlaybackPageQuery,
} from '../../../application/ports/playback-store.js';
import { HIDDEN } from '../../../domain/briefing.js';
import type { Playback } from '../../../domain/playback.js';
import { playbacks, toPlayback, type PlaybackRow } from './playback-row.js';
import { FORGET_OLDEST, PAGE } from './playbacks.sql.js';

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

@Injectable()
export class TypeormPlaybackStore extends PlaybackStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override update(
    owner: CallerId,
    { briefingId, durationMs }: Pick<KeptPlayback, 'briefingId' | 'durationMs'>,
    change: (known: Playback | null) => Playback,
    most: number,
  ): Promise<KeptPlayback> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first report of a briefing finds no row to lock.
      await this.database.lock(`briefing.playback ${owner}`);
      const known = await this.find(owner, briefingId);
      const kept = { briefingId, durationMs, ...change(known) };
      await this.rows.upsert({ owner, ...kept }, ['owner', 'briefingId']);
      if (known === null) await this.database.execute(FORGET_OLDEST, [owner, most]);
      return kept;
    });
  }

  override async list(owner: CallerId, { after, limit }: PlaybackPageQuery): Promise<Page<KeptPlayback>> {
    const { at, id } = after ?? TOP;
    const params = [owner, at, id, limit + 1, HIDDEN];
    const rows = await this.database.query<PlaybackRow>(PAGE, params, 'briefing.playback-page');
    return pageOf(rows.map(toPlayback), limit, playedAt);
  }

  override async of(owner: CallerId, briefings: readonly BriefingId[]): Promise<ReadonlyMap<BriefingId, KeptPlayback>> {
    const rows = await this.rows.findBy({ owner, briefingId: In([...briefings]) });
    return new Map(rows.map((row) => [row.briefingId, toPlayback(row)]));
  }

  override async find(owner: CallerId, briefingId: BriefingId): Promise<KeptPlayback | null> {
    const row = await this.rows.findOneBy({ owner, briefingId });
    return row === null ? null : toPlayback(row);
  }

  private get rows() {
    return this.repositories.of(playbacks);
  }
}
