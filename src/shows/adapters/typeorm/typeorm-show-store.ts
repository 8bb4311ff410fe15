import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { keyStandsFor, type RequestKey } from '../../../shared/kernel/idempotency.js';
import { Ids, isId, type CallerId, type ShowId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { ShowStore, type ChangedShow, type NewShow, type ShowFilter } from '../../application/ports/show-store.js';
import type { Show, ShowPlan } from '../../domain/show.js';
import { shows, toShow, type ShowRow } from './show-row.js';
import { ShowWords } from './show-words.js';
import { HAND_OVER_EPISODES, PAGE } from './shows.sql.js';

/** Above every row, so that the first page needs no statement of its own. */
const TOP = { at: Number.MAX_SAFE_INTEGER, id: '~' };

@Injectable()
export class TypeormShowStore extends ShowStore {
  // eslint-disable-next-line max-params
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly words: ShowWords,
    private readonly ids: Ids,
  ) {
    super();
  }

  override async page({ owner, after, limit }: ShowFilter): Promise<Page<Show>> {
    const { at, id } = after ?? TOP;
    const rows = await this.database.query<ShowRow>(PAGE, [owner, at, id, limit + 1], 'shows.page');
    const page = pageOf(rows, limit, (row) => ({ at: row.createdAt, id: row.id }));
    return { ...page, rows: await Promise.all(page.rows.map((row) => this.opened(row))) };
  }

  override async find(owner: CallerId, id: string): Promise<Show | null> {
    const row = isId('shw', id) ? await this.rows.findOneBy({ owner, id: brand<ShowId>(id) }) : null;
    return row === null ? null : this.opened(row);
  }

  override async madeWith(owner: CallerId, key: RequestKey, now: EpochMs): Promise<Show | null> {
    const row = await this.byKey(owner, key, now);
    return row === null ? null : this.opened(row);
  }

  override create(show: NewShow, check: (count: number) => void): Promise<Show> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first show of a caller finds no row to lock.
      await this.database.lock(`shows.create ${show.owner}`);
      const earlier = show.key === null ? null : await this.byKey(show.owner, show.key, show.now);
      if (earlier !== null) return this.opened(earlier);
      check(await this.count(show.owner));
      return this.insert(show);
    });
  }

  override update(owner: CallerId, id: string, change: (show: Show) => ChangedShow): Promise<Show | null> {
    return this.unitOfWork.run(async () => {
      const row = await this.locked(owner, id);
      if (row === null) return null;
      const { plan, timing, now } = change(await this.opened(row));
      const changed = {
        ...(await this.valuesOf(row.id, plan)),
        // Whoever looks after it meanwhile has looked at what it was.
        ...(timing !== null && { ...timing, leasedUntil: null }),
        updatedAt: now,
      };
      await this.rows.update({ id: row.id }, changed);
      return this.opened({ ...row, ...changed });
    });
  }

  override async delete(owner: CallerId, id: string): Promise<boolean> {
    if (!isId('shw', id)) return false;
    const { affected } = await this.rows.delete({ owner, id: brand<ShowId>(id) });
    return (affected ?? 0) > 0;
  }

  override count(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async handOver(from: CallerId, to: CallerId): Promise<void> {
    await this.unitOfWork.run(async () => {
      // A key of a request is for whoever made it.
      await this.rows.update({ owner: from }, { owner: to, requestKey: null, requestDigest: null });
      await this.database.execute(HAND_OVER_EPISODES, [from, to]);
    });
  }

  override async erase(owner: CallerId): Promise<void> {
    await this.rows.delete({ owner });
  }

  private async byKey(owner: CallerId, { key, digest }: RequestKey, now: EpochMs): Promise<ShowRow | null> {
    const row = await this.rows.findOneBy({ owner, requestKey: key });
    if (row === null) return null;
    if (keyStandsFor(digest, { digest: row.requestDigest ?? '', usedAt: row.createdAt }, now)) return row;
    await this.rows.update({ id: row.id }, { requestKey: null, requestDigest: null });
    return null;
  }

  private async insert({ owner, plan, timing, key, now }: NewShow): Promise<Show> {
    const id = brand<ShowId>(this.ids.next('shw'));
    const keyed = { requestKey: key?.key ?? null, requestDigest: key?.digest ?? null };
    const values = { id, owner, ...(await this.valuesOf(id, plan)), ...timing, ...keyed };
    const row: ShowRow = { ...values, leasedUntil: null, createdAt: now, updatedAt: now };
    await this.rows.insert(row);
    return this.opened(row);
  }

  private async valuesOf(id: ShowId, plan: ShowPlan) {
    const { language, hostIds, targetLengthSeconds, format, schedule } = plan;
    const { query: _, ...scope } = plan.scope;
    const sealedWords = await this.words.seal(id, plan);
    return { sealedWords, scope, language, hostIds, targetLengthSeconds, format, schedule };
  }

  private async locked(owner: CallerId, id: string): Promise<ShowRow | null> {
    if (!isId('shw', id)) return null;
    return this.rows.findOne({ where: { owner, id: brand<ShowId>(id) }, lock: { mode: 'pessimistic_write' } });
  }

  private async opened(row: ShowRow): Promise<Show> {
    return toShow(row, await this.words.open(row.id, row.sealedWords));
  }

  private get rows() {
    return this.repositories.of(shows);
  }
}
