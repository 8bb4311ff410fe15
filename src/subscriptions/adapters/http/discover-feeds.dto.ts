import type { Caller } from '../../../shared/kernel/caller.js';
import { Described, NoOtherFields, Strings, WebAddress } from '../../../shared/delivery/http/dto.js';
import { DiscoverFeeds } from '../../application/commands/discover-feeds.js';
import { FEED_URL } from './create-subscription.dto.js';

@NoOtherFields()
export class DiscoverFeedsRequest {
  @WebAddress() @Described(FEED_URL) feed_url!: string;

  toCommand(caller: Caller): DiscoverFeeds {
    return new DiscoverFeeds(caller.id, this.feed_url);
  }
}

@NoOtherFields()
export class DiscoverFeedsResponse {
  @Strings({ min: 1 })
  @Described('Each can be the feed_url of subscriptions/create.')
  feed_urls!: string[];
}
