import { IsBoolean } from 'class-validator';
import type { Caller } from '../../../shared/kernel/caller.js';
import {
  Default,
  Described,
  Integer,
  Nullable,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import { GetItem, type OpenedItem } from '../../application/queries/get-item.js';
import { windowAt } from '../../domain/content-window.js';
import { ItemBody, toItemSummary } from './item.dto.js';

const DEFAULT_MAX_CHARS = 12_000;

export class GetItemRequest {
  @Text(1) item_id!: string;
  @Optional() @Pattern(/^\d+$/) @Described('next_content_cursor of the window before.') cursor?: string;
  @Optional() @Integer(1, 20_000) @Default(DEFAULT_MAX_CHARS) max_chars?: number;
  @Optional() @IsBoolean() @Default(false) include_raw?: boolean;

  toQuery(caller: Caller): GetItem {
    const window = windowAt(this.cursor ?? null, this.max_chars ?? DEFAULT_MAX_CHARS);
    return new GetItem(caller.id, this.item_id, window);
  }
}

export class GetItemResponse {
  @TypeOf(ItemBody) item!: ItemBody;
  @Text() @Nullable() next_content_cursor!: string | null;
}

export const toGetItemResponse = ({ item, nextWindow }: OpenedItem, includeRaw: boolean): GetItemResponse => ({
  item: {
    ...toItemSummary(item),
    content_text: item.contentText,
    ...(includeRaw && { raw: { content_raw: item.contentRaw } }),
  },
  next_content_cursor: nextWindow,
});
