import { Injectable } from '@nestjs/common';
import { In, LessThanOrEqual } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { keyStandsFor } from '../../../shared/kernel/idempotency.js';
import type { BriefingId, CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import type { LeaseTerms } from '../../application/ports/due-shows.js';
import {
  EpisodeStore,
  type EpisodeFilter,
  type EpisodeKey,
  type RunEpisode,
} from '../../application/ports/episode-store.js';
import { nextLookAt, UNFINISHED, type Episode, type EpisodeState } from '../../domain/episode.js';
import { columnsOfState, episodes, toEpisode, type EpisodeRow } from './episode-row.js';
import { EPISODE_PAGE, LEASE_EPISODES } from './episodes.sql.js';

type Show = { readonly id: ShowId; readonly owner: CallerId };

@Injectable()
export class TypeormEpisodeStore extends EpisodeStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async page({ owner, showId, after, limit }: EpisodeFilter): Promise<Page<Episode>> {
    // There is one for each moment of a show, so the moment alone is a place in the list.
    const params = [owner, showId, after?.at ?? Number.MAX_SAFE_INTEGER, limit + 1];
    const rows = await this.database.query<EpisodeRow>(EPISODE_PAGE, params, 'shows.episodes');
    return pageOf(rows.map(toEpisode), limit, ({ moment }) => ({ at: moment, id: showId }));
  }

  override async lease({ now, leaseUntil, limit }: LeaseTerms): Promise<readonly Episode[]> {
    const params = [now, leaseUntil, limit];
    return (await this.database.query<EpisodeRow>(LEASE_EPISODES, params, 'shows.lease-episodes')).map(toEpisode);
  }

  override async byBriefing(briefingId: BriefingId): Promise<Episode | null> {
    const row = await this.rows.findOneBy({ briefingId });
    return row === null ? null : toEpisode(row);
  }

  override async relink(briefingId: BriefingId, slug: string): Promise<void> {
    await this.rows.update({ briefingId }, { slug });
  }

  override update(
    { showId, moment }: EpisodeKey,
    now: EpochMs,
    change: (episode: Episode) => Promise<EpisodeState>,
  ): Promise<EpisodeState | null> {
    return this.unitOfWork.run(async () => {
      const row = await this.rows.findOne({ where: { showId, moment }, lock: { mode: 'pessimistic_write' } });
      if (row === null) return null;
      const episode = toEpisode(row);
      const state = await change(episode);
      const changed = state === episode.state ? {} : { ...columnsOfState(state), updatedAt: now };
      await this.rows.update({ showId, moment }, { ...changed, lookAt: nextLookAt(state, now) });
      return state;
    });
  }

  override run(show: Show, key: string | null, { now, leaseUntil }: Omit<LeaseTerms, 'limit'>): Promise<RunEpisode> {
    return this.unitOfWork.run(async () => {
      await this.database.lock(`shows.run ${show.id}`);
      const earlier = await this.earlier(show, key, now);
      if (earlier !== null) return { episode: toEpisode(earlier), fresh: false };
      return { episode: await this.insert(show, key, { now, leaseUntil }), fresh: true };
    });
  }

  override async remove({ showId, moment }: EpisodeKey): Promise<void> {
    await this.rows.delete({ showId, moment });
  }

  override lastReadyAt(showId: ShowId, now: EpochMs): Promise<EpochMs | null> {
    return this.rows.maximum('createdAt', { showId, status: 'ready', createdAt: LessThanOrEqual(now) });
  }

  override count(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  private async earlier({ id }: Show, runKey: string | null, now: EpochMs): Promise<EpisodeRow | null> {
    const keyed = runKey === null ? null : await this.byKey(id, runKey, now);
    if (keyed !== null) return keyed;
    const unfinished = await this.rows.findOneBy({ showId: id, status: In([...UNFINISHED]) });
    // Whoever asks with this key again, when it is finished, is told of it and gets no other one.
    if (runKey !== null && unfinished?.runKey === null) {
      await this.rows.update({ showId: id, moment: unfinished.moment }, { runKey });
    }
    return unfinished;
  }

  /** The show is all that is asked for: one digest. */
  private async byKey(showId: ShowId, runKey: string, now: EpochMs): Promise<EpisodeRow | null> {
    const row = await this.rows.findOneBy({ showId, runKey });
    if (row === null || keyStandsFor(showId, { digest: showId, usedAt: row.createdAt }, now)) return row;
    await this.rows.update({ showId, moment: row.moment }, { runKey: null });
    return null;
  }

  private async insert(
    { id, owner }: Show,
    runKey: string | null,
    { now, leaseUntil }: Omit<LeaseTerms, 'limit'>,
  ): Promise<Episode> {
    const state: EpisodeState = { status: 'pending', attempts: 0 };
    const row: EpisodeRow = {
      showId: id,
      moment: await this.freeMoment(id, now),
      owner,
      cause: 'run',
      ...columnsOfState(state),
      lookAt: leaseUntil,
      runKey,
      createdAt: now,
      updatedAt: now,
    };
    await this.rows.insert(row);
    return toEpisode(row);
  }

  /** A clock may have been set back, or it is the very moment of the schedule. */
  private async freeMoment(showId: ShowId, now: EpochMs): Promise<EpochMs> {
    let moment = now;
    while (await this.rows.existsBy({ showId, moment })) moment += 1;
    return moment;
  }

  private get rows() {
    return this.repositories.of(episodes);
  }
}
