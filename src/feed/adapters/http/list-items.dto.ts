import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../shared/kernel/caller.js';
import { InvalidRequest } from '../../../shared/kernel/domain-error.js';
import { isId } from '../../../shared/kernel/identifiers.js';
import { formatNext, parseCursor, type Cursor, type Page } from '../../../shared/kernel/page.js';
import {
  Default,
  Described,
  EpochMsField,
  Integer,
  Nullable,
  Optional,
  Pattern,
  StringOrStrings,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { ListItems } from '../../application/queries/list-items.js';
import type { ItemSummary } from '../../application/ports/item-reader.js';
import type { Sourced } from '../../application/sourced-item.js';
import { ItemSummaryBody, toItemSummary } from './item.dto.js';

const DEFAULT_LIMIT = 20;

export class ListItemsRequest {
  @Optional() @Text(1) source_id?: string;

  @Optional()
  @Text(1)
  @Described(
    'Words that must all occur in title, summary or author, in any language, without case and accents; "words in ' +
      'quotes" in this order; -word or -"words in quotes" must not occur. At most 64 different words and phrases.',
  )
  keyword?: string;

  @Optional() @EpochMsField() @Described('From this moment on (epoch milliseconds).') published_after?: number;
  @Optional() @EpochMsField() @Described('Before this moment (epoch milliseconds).') published_before?: number;
  @Optional() @Integer(1, 100) @Default(DEFAULT_LIMIT) limit?: number;
  @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
  @Optional() @StringOrStrings() ids?: string | string[];
  @Optional() @IsBoolean() @Default(false) @Described('Look for keyword in the content too.') search_content?: boolean;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListItems {
    const page = {
      cursor: this.cursor === undefined ? null : toCursor(this.cursor),
      limit: this.limit ?? DEFAULT_LIMIT,
    };
    const filter = {
      sourceId: this.source_id ?? null,
      ids: this.ids === undefined ? null : [this.ids].flat(),
      after: this.published_after ?? null,
      before: this.published_before ?? null,
      keyword: this.keyword ?? null,
      searchContent: this.search_content ?? false,
    };
    return new ListItems(caller.id, filter, page);
  }
}

export class ListItemsResponse {
  @TypeOf(ItemSummaryBody) items!: ItemSummaryBody[];
  @Text() @Nullable() next_cursor!: string | null;
}

function toCursor(text: string): Cursor {
  const cursor = parseCursor(text);
  if (!isId('itm', cursor.id)) throw new InvalidRequest('cursor must be the next_cursor of an earlier page.');
  return cursor;
}

export const toListItemsResponse = (page: Page<Sourced<ItemSummary>>): ListItemsResponse => ({
  items: page.rows.map(toItemSummary),
  next_cursor: formatNext(page.next),
});
