import {
  ArrayOf,
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Strings,
  Text,
} from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { MarkItemsOpened } from '../../application/commands/mark-items-opened.js';
import type { OpenedItem } from '../../application/ports/opened-items.js';
import { ListOpenedItems } from '../../application/queries/list-opened-items.js';

const DEFAULT_LIMIT = 100;

@NoOtherFields()
export class MarkItemsOpenedRequest {
  @Strings({ min: 1, max: 100 })
  item_ids!: string[];

  toCommand(caller: Caller): MarkItemsOpened {
    return new MarkItemsOpened(caller.id, this.item_ids);
  }
}

export class MarkItemsOpenedResponse {
  @Integer(0, 100)
  @Described('How many of them the caller can read; the others are passed over.')
  opened!: number;
}

@NoOtherFields()
export class ListOpenedItemsRequest extends PageFields(DEFAULT_LIMIT) {
  @Optional()
  @Strings({ min: 1, max: 100 })
  @Described('Only which of these were opened.')
  item_ids?: string[];

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListOpenedItems {
    return new ListOpenedItems(caller.id, {
      itemIds: this.item_ids ?? null,
      ...this.page(),
    });
  }
}

@NoOtherFields()
export class OpenedItemDto {
  @Text(1)
  item_id!: string;

  @EpochMsField()
  @Described('The last time.')
  opened_at!: number;
}

export class ListOpenedItemsResponse {
  @ArrayOf(OpenedItemDto)
  opened!: OpenedItemDto[];

  @Text()
  @Nullable()
  next_cursor!: string | null;
}

export const toListOpenedItemsResponse = ({ rows, next }: Page<OpenedItem>): ListOpenedItemsResponse => ({
  opened: rows.map(({ itemId, openedAt }) => ({ item_id: itemId, opened_at: openedAt })),
  next_cursor: formatNext(next),
});
