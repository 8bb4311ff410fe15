import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { Database } from '../../../shared/storage/database/database.js';
import { Repositories } from '../../../shared/storage/database/repositories.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ArticleStore, type ArticleFate, type LeasedArticle } from '../../application/ports/article-store.js';
import type { Prospect } from '../../domain/article.js';
import { cutText, lexemesOf } from '../../domain/search-words.js';
import { articles, type ArticleRow } from './article-row.js';
import { ENQUEUE, HEAD, LEASE_NEXT, NEWEST } from './articles.sql.js';
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

@Injectable()
export class TypeormArticleStore extends ArticleStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
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
    await this.rows.delete({ itemId: In(toUuids(itemIds)) });
  }

  override async leaseNext(now: EpochMs, leaseUntil: EpochMs): Promise<LeasedArticle | null> {
    const [row] = await this.database.query<LeasedRow>(LEASE_NEXT, [now, leaseUntil], 'feed.article-lease');
    if (row === undefined) return null;
    const { item_id, feed_id: feedId, url, turn_kept: reserved, attempts, title, text } = row;
    return { itemId: toItemId(item_id), feedId, url, reserved, attempts, item: { title, text }, leaseUntil };
  }

  override async putOff(article: LeasedArticle, at: EpochMs, reserved: boolean): Promise<void> {
    await this.rows.update(held(article), { dueAt: at, turnKept: reserved, attempts: () => 'attempts - 1' });
  }

  override async settle(article: LeasedArticle, fate: ArticleFate): Promise<void> {
    await this.rows.update(held(article), { turnKept: false, ...(await this.after(article, fate)) });
  }

  override async renew(itemIds: readonly FeedItemId[]): Promise<void> {
    const rows = await this.rows.find({
      select: { itemId: true, contentText: true },
      where: { itemId: In(toUuids(itemIds)) },
      order: { itemId: 'asc' },
    });
    for (const { itemId, contentText } of rows) {
      await this.rows.update({ itemId }, await this.wordsOf(itemId, contentText));
    }
  }

  private async after({ itemId }: LeasedArticle, fate: ArticleFate): Promise<Partial<ArticleRow>> {
    switch (fate.fate) {
      case 'tried_again':
        return { reason: fate.reason, dueAt: fate.at };
      case 'given_up':
        return { status: 'given_up', reason: fate.reason, fetchedAt: fate.at, dueAt: null };
      case 'kept': {
        const words = await this.wordsOf(toUuid('itm', itemId), fate.text);
        return { status: 'kept', contentText: fate.text, ...words, fetchedAt: fate.at, dueAt: null, reason: null };
      }
    }
  }

  /** Words that are looked for may be spread over the head of an item and its article. */
  private async wordsOf(uuid: string, text: string | null): Promise<Pick<ArticleRow, 'allWords' | 'itemHash'>> {
    const [head] = await this.database.query<HeadRow>(HEAD, [uuid], 'feed.article-head');
    const { title = null, summary = null, author = null, content_hash: itemHash = null } = head ?? {};
    return { allWords: tsvectorOf(lexemesOf([title, summary, author, text].map(cutText))), itemHash };
  }

  private get rows() {
    return this.repositories.of(articles);
  }
}

/** By its lease; the link may have changed, which ends the lease too. */
const held = ({ itemId, leaseUntil }: LeasedArticle) => ({ itemId: toUuid('itm', itemId), dueAt: leaseUntil });
