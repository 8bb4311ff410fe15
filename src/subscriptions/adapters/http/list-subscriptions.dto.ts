import type { Caller } from '../../../shared/kernel/caller.js';
import { formatCursor, parseCursor, type Page } from '../../../shared/kernel/page.js';
import { Default, Integer, Nullable, Optional, Pattern, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { ListSubscriptions } from '../../application/queries/list-subscriptions.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import { Source, toSource } from './source.dto.js';

const DEFAULT_LIMIT = 50;

export class ListSubscriptionsRequest {
  @Optional() @Pattern(/^\d+:.+$/) cursor?: string;
  @Optional() @Integer(1, 100) @Default(DEFAULT_LIMIT) limit?: number;
  @Optional() @Text(1, 200) query?: string;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListSubscriptions {
    return new ListSubscriptions({
      owner: caller.id,
      query: this.query ?? null,
      after: this.cursor === undefined ? null : parseCursor(this.cursor),
      limit: this.limit ?? DEFAULT_LIMIT,
    });
  }
}

export class ListSubscriptionsResponse {
  @TypeOf(Source) sources!: Source[];
  @Optional() @Text() @Nullable() next_cursor?: string | null;
}

export const toListSubscriptionsResponse = (page: Page<SubscriptionView>): ListSubscriptionsResponse => ({
  sources: page.rows.map(toSource),
  next_cursor: page.next === null ? null : formatCursor(page.next),
});
