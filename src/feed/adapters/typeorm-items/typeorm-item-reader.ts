import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import { isId, type FeedItemId } from '../../../shared/kernel/identifiers.js';
import { UnitOfWork } from '../../../shared/kernel/unit-of-work.js';
import { pageOf, type Cursor, type Page } from '../../../shared/kernel/page.js';
import {
  ItemReader,
  type ItemContent,
  type ItemFilter,
  type ItemSearch,
  type ItemSummary,
  type ItemText,
  type ItemDeclarations,
  type PageRequest,
} from '../../application/ports/item-reader.js';
import type { ContentWindow } from '../../domain/content-window.js';
import { ItemMatcher } from './item-matcher.js';
import { ItemSearcher } from './item-searcher.js';
import { arrayOf, cursorOf, paramsOf, rangeOf, toItemId, toSummary, toUuids, type ItemRow } from './item-rows.js';
import {
  CHOSEN,
  CHOSEN_TEXTS,
  COUNT,
  COUNT_CHOSEN,
  EXISTING,
  FIRST_PAGE,
  MERGED,
  NEWER,
  NEWEST,
  NEWEST_OF_EACH,
  NEWEST_TEXTS,
  ONE,
  DECLARED,
  WITHDRAWN,
} from './items.sql.js';

interface ContentRow extends ItemRow {
  readonly content_text: string | null;
  readonly content_length: number;
  readonly content_raw: string | null;
}

interface TextRow extends ItemRow {
  readonly text: string;
  readonly categories: readonly string[] | null;
  readonly place: number | null;
}

/** SQL of the newest items, and of those that are named. */
interface Statements {
  readonly name: string;
  readonly newest: string;
  readonly chosen: string;
}

const SUMMARIES: Statements = { name: 'feed.items', newest: NEWEST, chosen: CHOSEN };
const TEXTS: Statements = { name: 'feed.texts', newest: NEWEST_TEXTS, chosen: CHOSEN_TEXTS };

@Injectable()
export class TypeormItemReader extends ItemReader {
  constructor(
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
    private readonly searcher: ItemSearcher,
    private readonly matcher: ItemMatcher,
  ) {
    super();
  }

  override asOfOneMoment<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      await this.database.query('set transaction isolation level repeatable read, read only');
      return work();
    });
  }

  override async page(filter: ItemFilter, { cursor, limit }: PageRequest): Promise<Page<ItemSummary>> {
    const open = cursor === null && filter.after === null && filter.before === null && filter.ids === null;
    const rows = open
      ? await this.database.query<ItemRow>(FIRST_PAGE, [arrayOf(filter.feedIds), limit + 1], 'feed.items-first')
      : await this.select<ItemRow>(SUMMARIES, filter, cursor, limit + 1);
    return pageOf(rows.map(toSummary), limit, cursorOf);
  }

  override async newest(feedIds: readonly number[]): Promise<readonly ItemSummary[]> {
    const rows = await this.database.query<ItemRow>(NEWEST_OF_EACH, [arrayOf(feedIds)], 'feed.newest-of-each');
    return rows.map(toSummary);
  }

  override async newer(filter: ItemFilter, { at, id }: Cursor, limit: number): Promise<ItemSummary[]> {
    const params = [arrayOf(filter.feedIds), limit, at, toUuid('itm', id), filter.before ?? Number.MAX_SAFE_INTEGER];
    return (await this.database.query<ItemRow>(NEWER, params, 'feed.newer')).map(toSummary);
  }

  override search(filter: ItemFilter, search: ItemSearch, page: PageRequest): Promise<Page<ItemSummary>> {
    return this.searcher.search(filter, search, page);
  }

  override matching(
    items: readonly ItemSummary[],
    searches: readonly ItemSearch[],
  ): Promise<readonly ReadonlySet<FeedItemId>[]> {
    return this.matcher.matching(items, searches);
  }

  override async one(feedIds: readonly number[], id: string, window: ContentWindow): Promise<ItemContent | null> {
    if (!isId('itm', id)) return null;
    const params = [arrayOf(feedIds), toUuid('itm', id), window.offset, window.length];
    const [row] = await this.database.query<ContentRow>(ONE, params, 'feed.item');
    if (row === undefined) return null;
    const { content_text: contentText, content_length: contentLength, content_raw: contentRaw } = row;
    return { ...toSummary(row), contentText, contentLength, contentRaw };
  }

  override async count(filter: ItemFilter, below: Cursor | null): Promise<number> {
    const { upper, from } = rangeOf(filter, below);
    const params = [arrayOf(filter.feedIds), upper.sort_at, upper.id, from];
    const [row] =
      filter.ids === null
        ? await this.database.query<{ count: number }>(COUNT, params, 'feed.count')
        : await this.database.query<{ count: number }>(COUNT_CHOSEN, [...params, toUuids(filter.ids)], 'feed.count-of');
    return row?.count ?? 0;
  }

  override async texts(filter: ItemFilter, limit: number): Promise<ItemText[]> {
    const rows = await this.select<TextRow>(TEXTS, filter, null, limit);
    return rows.map(toText);
  }

  override async merged(ids: readonly string[]): Promise<ReadonlyMap<string, FeedItemId>> {
    const rows = await this.database.query<{ old_id: string; into_id: string }>(MERGED, [toUuids(ids)], 'feed.merged');
    return new Map(rows.map((row) => [toItemId(row.old_id), toItemId(row.into_id)]));
  }

  override async withdrawn(ids: readonly string[]): Promise<ReadonlyMap<string, EpochMs>> {
    const rows = await this.database.query<{ id: string; withdrawn_at: EpochMs }>(WITHDRAWN, [toUuids(ids)]);
    return new Map(rows.map((row) => [toItemId(row.id), row.withdrawn_at]));
  }

  override async declared(id: FeedItemId): Promise<ItemDeclarations> {
    const rows = await this.database.query<{ language: string | null; withdrawn_at: EpochMs | null }>(DECLARED, [
      toUuid('itm', id),
    ]);
    return { declaredLanguage: rows[0]?.language ?? null, withdrawnAt: rows[0]?.withdrawn_at ?? null };
  }

  override async existing(feedIds: readonly number[], ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.database.query<{ id: string }>(EXISTING, [arrayOf(feedIds), toUuids(ids)], 'feed.existing');
    return new Set(rows.map((row) => toItemId(row.id)));
  }

  private async select<Row>(sql: Statements, filter: ItemFilter, cursor: Cursor | null, limit: number): Promise<Row[]> {
    const params = paramsOf(filter.feedIds, limit, rangeOf(filter, cursor));
    return filter.ids === null
      ? this.database.query<Row>(sql.newest, params, `${sql.name}-newest`)
      : this.database.query<Row>(sql.chosen, [...params, toUuids(filter.ids)], `${sql.name}-chosen`);
  }
}

const toText = (row: TextRow): ItemText => ({
  ...toSummary(row),
  text: row.text,
  categories: row.categories ?? [],
  place: row.place,
});
