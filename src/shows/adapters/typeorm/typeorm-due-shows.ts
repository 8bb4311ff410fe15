import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ShowId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import {
  DueShows,
  type LeasedShow,
  type LeaseTerms,
  type ShowTurn,
  type StoriesSoFar,
} from '../../application/ports/due-shows.js';
import { ADVANCE, LEASE, OPEN, REPAIR_EPISODES, REPAIR_SHOWS, STORIES_SO_FAR, TAKEN } from './due-shows.sql.js';
import type { ShowRow } from './show-row.js';

interface TakenMoment {
  readonly showId: ShowId;
  readonly moment: EpochMs;
}

@Injectable()
export class TypeormDueShows extends DueShows {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async lease({ now, leaseUntil, limit }: LeaseTerms): Promise<readonly LeasedShow[]> {
    const rows = await this.database.query<ShowRow>(LEASE, [now, leaseUntil, limit], 'shows.lease');
    const earliest = Math.min(now, ...rows.map(({ nextAt }) => nextAt ?? now));
    const ids = rows.map(({ id }) => id);
    const taken = rows.length === 0 ? [] : await this.takenMoments(ids, earliest);
    return rows.map((row) => ({
      show: row,
      until: leaseUntil,
      taken: new Set(taken.filter(({ showId }) => showId === row.id).map(({ moment }) => moment)),
    }));
  }

  override async take(turns: readonly ShowTurn[], now: EpochMs): Promise<number> {
    const [first] = turns;
    if (first === undefined) return 0;
    return this.unitOfWork.run(async () => {
      const advanced = await this.database.query<{ id: string }>(ADVANCE, [
        turns.map(({ leased }) => leased.show.id),
        first.leased.until,
        turns.map(({ timing }) => timing.nextAt),
        turns.map(({ timing }) => timing.dueAt),
      ]);
      const held = new Set(advanced.map(({ id }) => id));
      const opened = turns.filter(({ leased, moment }) => moment !== null && held.has(leased.show.id));
      return opened.length === 0 ? 0 : this.open(opened, now);
    });
  }

  override async storiesSoFar({ id, createdAt }: LeasedShow['show'], now: EpochMs): Promise<StoriesSoFar> {
    const params = [id, createdAt, now];
    const [row] = await this.database.query<StoriesSoFar>(STORIES_SO_FAR, params, 'shows.stories-so-far');
    return row ?? { since: createdAt, unfinished: false, possibleAt: null };
  }

  override async repairDates(now: EpochMs): Promise<void> {
    await this.database.execute(REPAIR_SHOWS, [now]);
    await this.database.execute(REPAIR_EPISODES, [now]);
  }

  override async taken(showId: ShowId, from: EpochMs): Promise<ReadonlySet<EpochMs>> {
    return new Set((await this.takenMoments([showId], from)).map(({ moment }) => moment));
  }

  private open(turns: readonly ShowTurn[], now: EpochMs): Promise<number> {
    return this.database.execute(OPEN, [
      turns.map(({ leased }) => leased.show.id),
      turns.map(({ moment }) => moment),
      turns.map(({ leased }) => leased.show.owner),
      turns.map(({ cause }) => cause),
      now,
    ]);
  }

  private takenMoments(ids: readonly ShowId[], from: EpochMs): Promise<readonly TakenMoment[]> {
    return this.database.query<TakenMoment>(TAKEN, [ids, from], 'shows.taken');
  }
}
