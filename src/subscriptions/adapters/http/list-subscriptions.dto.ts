import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, type Page } from '../../../shared/kernel/page.js';
import { Nullable, Optional, Text, TypeOf } from '../../../shared/delivery/http/dto.js';
import { PageFields } from '../../../shared/delivery/http/page.dto.js';
import { ListSubscriptions } from '../../application/queries/list-subscriptions.js';
import type { SubscriptionView } from '../../application/ports/subscription-reader.js';
import { Source, toSource } from './source.dto.js';

const DEFAULT_LIMIT = 50;

export class ListSubscriptionsRequest extends PageFields(DEFAULT_LIMIT) {
  @Optional() @Text(1, 200) query?: string;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListSubscriptions {
    return new ListSubscriptions({
      owner: caller.id,
      query: this.query ?? null,
      ...this.page(),
    });
  }
}

export class ListSubscriptionsResponse {
  @TypeOf(Source) sources!: Source[];
  @Optional() @Text() @Nullable() next_cursor?: string | null;
}

export const toListSubscriptionsResponse = (page: Page<SubscriptionView>): ListSubscriptionsResponse => ({
  sources: page.rows.map(toSource),
  next_cursor: formatNext(page.next),
});
