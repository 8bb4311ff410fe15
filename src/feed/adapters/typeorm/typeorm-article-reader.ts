import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { toUuid } from '../../../shared/storage/database/type-id-ids.js';
import type { FeedItemId } from '../../../shared/kernel/identifiers.js';
import { ArticleReader, type ArticleWindow } from '../../application/ports/article-reader.js';
import type { ContentWindow } from '../../domain/content-window.js';
import { toItemId, toUuids } from './item-rows.js';

const WINDOW = `
  select substr(content_text, $2::int + 1, $3::int) as text, char_length(content_text) as length
  from feed.article where item_id = $1 and content_text is not null`;

// As much as of what feeds say.
const TEXTS = `
  select item_id, left(content_text, 50000) as text
  from feed.article where item_id = any($1::uuid[]) and content_text is not null`;

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
