import type { Provider } from '@nestjs/common';
import { SubscriptionsFollowedFeeds } from './adapters/contexts/subscriptions-followed-feeds.js';
import { FeedModels } from './adapters/web/feeds/feed-models.js';
import { FeedPageController } from './adapters/web/feeds/feed-page.controller.js';
import { RulePagesController } from './adapters/web/feeds/rule-pages.controller.js';
import { RulesOfShows } from './adapters/web/feeds/rules-of-shows.js';
import { SampleFeedsController } from './adapters/web/feeds/sample-feeds.controller.js';
import { FollowedFeeds } from './application/ports/followed-feeds.js';
import { ListRuleScopesHandler, ShowFollowedFeedHandler } from './application/queries/show-followed-feed.js';

export const FEED_PAGE_CONTROLLERS = [RulePagesController, FeedPageController, SampleFeedsController];

/** The pages of one feed and of rules, and what a show says of them. */
export const FEED_PAGE_PROVIDERS: Provider[] = [
  FeedModels,
  RulesOfShows,
  ShowFollowedFeedHandler,
  ListRuleScopesHandler,
  { provide: FollowedFeeds, useClass: SubscriptionsFollowedFeeds },
];
