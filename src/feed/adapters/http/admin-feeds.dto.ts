import {
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Refreshed } from '../../application/commands/refresh-feed.js';
import type { TroubledFeed } from '../../application/ports/feed-overview.js';
import { ShowFeedStatus, type FeedStatus } from '../../application/queries/show-feed-status.js';
import { lastErrorOf } from '../../domain/feed.js';

const MANY = Number.MAX_SAFE_INTEGER;
/** Of each list. */
const LISTED = 100;

@NoOtherFields()
export class AdminFeedsRequest {
  toQuery(): ShowFeedStatus {
    return new ShowFeedStatus(LISTED);
  }
}

class TroubledFeedDto {
  @Text(1)
  feed_url!: string;

  @Text()
  reason!: string;

  @Integer(0, MANY)
  @Described('In a row.')
  failures!: number;

  @Nullable()
  @EpochMsField()
  last_success_at!: number | null;

  @Nullable()
  @EpochMsField()
  @Described('null: it is not fetched any more.')
  next_check_at!: number | null;
}

export class AdminFeedsResponse {
  @Integer(0, MANY)
  @Described('Feeds that somebody follows.')
  watched!: number;

  @Integer(0, MANY)
  due!: number;

  @Integer(0, MANY)
  @Described('How long the longest due feed has waited.')
  latest_ms!: number;

  @TypeOf(TroubledFeedDto)
  @Described('Most failures first.')
  failing!: TroubledFeedDto[];

  @TypeOf(TroubledFeedDto)
  @Described('Their publisher took them down.')
  gone!: TroubledFeedDto[];
}

@NoOtherFields()
export class AdminRefreshFeedRequest {
  @Text(1, 2048)
  feed_url!: string;
}

export class AdminRefreshFeedResponse {
  @OneOf(['fetched', 'failed', 'left'])
  @Described('left: not asked again, because it was just now, or its server wants to be left alone.')
  outcome!: string;

  @Integer(0, MANY)
  new_items!: number;

  @Nullable()
  @Text()
  message!: string | null;
}

const toTroubled = ({ url, reason, failures, lastSuccessAt, nextCheckAt }: TroubledFeed): TroubledFeedDto => {
  return { feed_url: url, reason, failures, last_success_at: lastSuccessAt, next_check_at: nextCheckAt };
};

export const toAdminFeeds = ({ counts, failing, gone }: FeedStatus): AdminFeedsResponse => ({
  watched: counts.watched,
  due: counts.due,
  latest_ms: Math.max(0, Math.round(counts.latestMs)),
  failing: failing.map(toTroubled),
  gone: gone.map(toTroubled),
});

export function toRefreshedFeed(refreshed: Refreshed): AdminRefreshFeedResponse {
  if (refreshed.outcome === 'left') return { outcome: 'left', new_items: 0, message: refreshed.message };
  const error = lastErrorOf(refreshed.feed.health);
  return { outcome: error === null ? 'fetched' : 'failed', new_items: refreshed.newItems, message: error };
}
