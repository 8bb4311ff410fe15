import type { ContextParts } from '../shared/wiring/context-parts.js';
import { HttpHubs } from './adapters/hubs/http-hubs.js';
import { HubCallback } from './adapters/hubs/hub-callback.js';
import { Hubs1795309140000 } from './adapters/typeorm/1795309140000-hubs.js';
import { TypeormHubStore } from './adapters/typeorm/typeorm-hub-store.js';
import { HubTender } from './adapters/worker/hub-tender.js';
import { AnswerHubHandler } from './application/commands/answer-hub.js';
import { FindHubSubscriptionHandler } from './application/queries/find-hub-subscription.js';
import { HubTracking } from './application/hub-tracking.js';
import { HubStore } from './application/ports/hub-store.js';
import { Hubs } from './application/ports/hubs.js';
import { RingFeedHandler } from './application/commands/ring-feed.js';
import { TendHubSubscriptionsHandler } from './application/commands/tend-hub-subscriptions.js';

/** Hubs tell of news at once (WebSub). */
export const hubs: ContextParts = {
  providers: [
    TendHubSubscriptionsHandler,
    AnswerHubHandler,
    RingFeedHandler,
    FindHubSubscriptionHandler,
    HubTracking,
    HubTender,
    HubCallback,
    { provide: Hubs, useClass: HttpHubs },
    { provide: HubStore, useClass: TypeormHubStore },
  ],
  migrations: [Hubs1795309140000],
};
