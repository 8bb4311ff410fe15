import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ArticleReader, type ArticleWindow } from '../../application/ports/article-reader.js';
import type { ContentWindow } from '../../domain/content-window.js';
import { TEXTS, WINDOW } from './articles.sql.js';
import { toItemId, toUuids } from './item-rows.js';

@Injectable()
export class TypeormArticleReader extends ArticleReader {
  constructor(private readonly database: Database) {
    super();
  }

  override async window(itemId: FeedItemId, { offset, length }: ContentWindow): Promise<ArticleWindow | null> {
    const params = [toUuid('itm', itemId), offset, length];
    const [row] = await this.database.query<ArticleWindow>(WINDOW, params, 'feed.article-window');
    return row ?? null;
  }

  override async texts(itemIds: readonly FeedItemId[]): Promise<ReadonlyMap<FeedItemId, string>> {
    const rows = await this.database.query<{ item_id: string; text: string }>(
      TEXTS,
      [toUuids(itemIds)],
      'feed.article-texts',
    );
    return new Map(rows.map(({ item_id, text }) => [toItemId(item_id), text]));
  }
}
