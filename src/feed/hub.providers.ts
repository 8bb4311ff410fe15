import type { Provider } from '@nestjs/common';
import { HttpHubs } from './adapters/hubs/http-hubs.js';
import { HubCallback } from './adapters/hubs/hub-callback.js';
import { TypeormHubStore } from './adapters/typeorm/typeorm-hub-store.js';
import { HubRenewal } from './adapters/worker/hub-renewal.js';
import { AnswerHubHandler } from './application/commands/answer-hub.js';
import { HandleHubNotificationHandler } from './application/commands/handle-hub-notification.js';
import { RenewHubSubscriptionsHandler } from './application/commands/renew-hub-subscriptions.js';
import { HubTracking } from './application/fetching/hub-tracking.js';
import { HubStore } from './application/ports/hub-store.js';
import { Hubs } from './application/ports/hubs.js';
import { FindHubSubscriptionHandler } from './application/queries/find-hub-subscription.js';

/** Hubs notify us of news at once (WebSub). */
export const HUB_PROVIDERS: Provider[] = [
  RenewHubSubscriptionsHandler,
  AnswerHubHandler,
  HandleHubNotificationHandler,
  FindHubSubscriptionHandler,
  HubTracking,
  HubRenewal,
  HubCallback,
  { provide: Hubs, useClass: HttpHubs },
  { provide: HubStore, useClass: TypeormHubStore },
];
