import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ArticleStore, type ArticleFate, type LeasedArticle } from '../../application/ports/article-store.js';
import type { Prospect } from '../../domain/article.js';
import { lexemesOf } from '../../domain/search-words.js';
import { toItemId, toUuids } from './item-rows.js';
import { tsvectorOf } from './lexemes.js';

interface ProspectRow {
  readonly id: string;
  readonly url: string | null;
  readonly length: number;
  readonly text: string;
  readonly ending: string | null;
  readonly article_url: string | null;
  readonly article_length: number | null;
  readonly article_outdated: boolean | null;
}

interface LeasedRow {
  readonly item_id: string;
  readonly feed_id: number;
  readonly url: string;
  readonly turn_kept: boolean;
  readonly attempts: number;
  readonly title: string;
  readonly text: string;
}

interface HeadRow {
  readonly title: string;
  readonly summary: string | null;
  readonly author: string | null;
  readonly content_hash: string;
}

/** What a feed says of an item. */
const TEXT = "coalesce(nullif(t.content_text, ''), i.summary, '')";

const NEWEST = `
  select i.id, i.url, char_length(${TEXT}) as length, right(${TEXT}, 4000) as text, right(t.content_raw, 400) as ending,
    a.url as article_url, char_length(a.content_text) as article_length,
    a.item_hash <> i.content_hash as article_outdated
  from feed.item i join feed.item_text t on t.item_id = i.id left join feed.article a on a.item_id = i.id
  where i.feed_id = $1 order by i.sort_at desc, i.id desc limit $2`;

// In one order, so that two at once wait for each other instead of for ever; the newest is due first.
const ENQUEUE = `
  insert into feed.article (item_id, url, due_at)
  select item_id, url, $3 + place - 1
  from unnest($1::uuid[], $2::text[]) with ordinality as queued (item_id, url, place) order by item_id
  on conflict (item_id) do update set url = excluded.url, status = 'sought', due_at = excluded.due_at,
    turn_kept = false, attempts = 0, reason = null`;

const LEASE_NEXT = `
  with due as (
    select item_id from feed.article where due_at <= $1 order by due_at limit 1 for update skip locked
  ), leased as (
    update feed.article a set due_at = $2, attempts = a.attempts + 1
    from due where a.item_id = due.item_id returning a.*
  )
  select c.item_id, i.feed_id, c.url, c.turn_kept, c.attempts, i.title, ${TEXT} as text
  from leased c join feed.item i on i.id = c.item_id join feed.item_text t on t.item_id = c.item_id`;

/** Of the one that is held, by its lease; the link may have changed, which ends the lease too. */
const HELD = 'where item_id = $1 and due_at = $2';

const PUT_OFF = `update feed.article set due_at = $3, turn_kept = $4, attempts = attempts - 1 ${HELD}`;

const KEEP = `
  update feed.article set status = 'kept', content_text = $4, all_words = $5::tsvector, item_hash = $6, fetched_at = $3,
    due_at = null, turn_kept = false, reason = null ${HELD}`;

const GIVE_UP = `
  update feed.article set status = 'given_up', reason = $4, fetched_at = $3, due_at = null, turn_kept = false ${HELD}`;

const TRY_AGAIN = `update feed.article set reason = $4, due_at = $3, turn_kept = false ${HELD}`;

const HEAD = 'select title, summary, author, content_hash from feed.item where id = $1';

const REWORD = 'update feed.article set all_words = $2::tsvector, item_hash = $3 where item_id = $1';

@Injectable()
export class TypeormArticleStore extends ArticleStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async newest(feedId: number, count: number): Promise<Prospect[]> {
    const rows = await this.database.query<ProspectRow>(NEWEST, [feedId, count], 'feed.article-prospects');
    return rows.map(({ id, url, text, length, ending, article_url, article_length, article_outdated }) => ({
      itemId: toItemId(id),
      url,
      text,
      length,
      ending: ending ?? '',
      article:
        article_url === null
          ? null
          : { url: article_url, length: article_length ?? 0, isOutdated: article_outdated ?? false },
    }));
  }

  override async enqueue(prospects: readonly Prospect[], at: EpochMs): Promise<void> {
    if (prospects.length === 0) return;
    const ids = prospects.map(({ itemId }) => toUuid('itm', itemId));
    await this.database.execute(ENQUEUE, [ids, prospects.map(({ url }) => url), at]);
  }

  override async drop(itemIds: readonly FeedItemId[]): Promise<void> {
    if (itemIds.length === 0) return;
    await this.database.execute('delete from feed.article where item_id = any($1::uuid[])', [toUuids(itemIds)]);
  }

  override async leaseNext(now: EpochMs, leaseUntil: EpochMs): Promise<LeasedArticle | null> {
    const [row] = await this.database.query<LeasedRow>(LEASE_NEXT, [now, leaseUntil], 'feed.article-lease');
    if (row === undefined) return null;
    const { item_id, feed_id: feedId, url, turn_kept: reserved, attempts, title, text } = row;
    return { itemId: toItemId(item_id), feedId, url, reserved, attempts, item: { title, text }, leaseUntil };
  }

  override async putOff({ itemId, leaseUntil }: LeasedArticle, at: EpochMs, reserved: boolean): Promise<void> {
    await this.database.execute(PUT_OFF, [toUuid('itm', itemId), leaseUntil, at, reserved]);
  }

  override async settle(article: LeasedArticle, fate: ArticleFate): Promise<void> {
    const held = [toUuid('itm', article.itemId), article.leaseUntil, fate.at];
    if (fate.fate === 'kept') {
      const { words, hash } = await this.wordsOf(article.itemId, fate.text);
      await this.database.execute(KEEP, [...held, fate.text, words, hash]);
    } else {
      await this.database.execute(fate.fate === 'given_up' ? GIVE_UP : TRY_AGAIN, [...held, fate.reason]);
    }
  }

  override async renew(itemIds: readonly FeedItemId[]): Promise<void> {
    const sql = 'select item_id, content_text from feed.article where item_id = any($1::uuid[]) order by item_id';
    const rows = await this.database.query<{ item_id: string; content_text: string }>(sql, [toUuids(itemIds)]);
    for (const { item_id, content_text } of rows) {
      const { words, hash } = await this.wordsOf(toItemId(item_id), content_text);
      await this.database.execute(REWORD, [item_id, words, hash]);
    }
  }

  /** Words that are looked for may be spread over the head of an item and its article. */
  private async wordsOf(itemId: FeedItemId, text: string): Promise<{ words: string; hash: string | null }> {
    const [head] = await this.database.query<HeadRow>(HEAD, [toUuid('itm', itemId)], 'feed.article-head');
    const words = tsvectorOf(lexemesOf([head?.title ?? null, head?.summary ?? null, head?.author ?? null, text]));
    return { words, hash: head?.content_hash ?? null };
  }
}
