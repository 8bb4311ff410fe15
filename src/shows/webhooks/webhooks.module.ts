import { Module, type Provider } from '@nestjs/common';
import { BriefingModule } from '../../briefing/briefing.module.js';
import { FeedSettings } from '../../config/feed-settings.js';
import { HttpSettings } from '../../config/http-settings.js';
import { WebhookSettings } from '../../config/webhook-settings.js';
import { SafeRequest } from '../../shared/outbound/network/safe-request.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { SubscriptionsModule } from '../../subscriptions/subscriptions.module.js';
import { BriefingViewerLinks } from './adapters/contexts/briefing-viewer-links.js';
import { SubscriptionsFeedFollowers } from './adapters/contexts/subscriptions-feed-followers.js';
import { MeasuredReceivers, UnmeasuredReceivers } from './adapters/metrics/measured-receivers.js';
import { HttpReceivers } from './adapters/delivering/http-receivers.js';
import { RandomSigningSecrets } from './adapters/delivering/random-signing-secrets.js';
import { ReceiverAddresses } from './adapters/delivering/receiver-addresses.js';
import { WebhooksSection } from './adapters/discovery/webhooks-section.js';
import { SecuredAccounts } from '../adapters/events/secured-accounts.js';
import { AccountSecuredListener } from './adapters/events/account-secured.listener.js';
import { BriefingFactsListener } from './adapters/events/briefing-facts.listener.js';
import { FeedFactsListener } from './adapters/events/feed-facts.listener.js';
import { ShowFactsListener } from './adapters/events/show-facts.listener.js';
import { WebhooksController } from './adapters/http/webhooks.controller.js';
import { WebhookTools } from './adapters/mcp/webhook.tools.js';
import { KeepWebhooks1795424000000 } from './adapters/migrations/1795424000000-keep-webhooks.js';
import { deliveries } from './adapters/typeorm/delivery-row.js';
import { TypeormDeliveryStore } from './adapters/typeorm/typeorm-delivery-store.js';
import { TypeormWebhookStore } from './adapters/typeorm/typeorm-webhook-store.js';
import { webhooks } from './adapters/typeorm/webhook-row.js';
import { DeliveryLogPurge } from './adapters/worker/delivery-log-purge.js';
import { WebhookModels } from './adapters/web/webhook-models.js';
import { WebhookPagesController } from './adapters/web/webhook-pages.controller.js';
import { WebhookSettingsCard } from './adapters/web/webhook-settings-card.js';
import { WebhookSender } from './adapters/worker/webhook-sender.js';
import { CreateWebhookHandler } from './application/commands/create-webhook.js';
import { DeleteWebhookHandler } from './application/commands/delete-webhook.js';
import { LeaseDueDeliveriesHandler } from './application/commands/lease-due-deliveries.js';
import { PurgeDeliveriesHandler } from './application/commands/purge-deliveries.js';
import { RotateSecretHandler } from './application/commands/rotate-secret.js';
import { SendLeasedDeliveryHandler } from './application/commands/send-leased-delivery.js';
import { SwitchOffWebhooksHandler } from './application/commands/switch-off-webhooks.js';
import { TellFailingFeedHandler } from './application/commands/tell-failing-feed.js';
import { TellOfBriefingHandler } from './application/commands/tell-of-briefing.js';
import { TellSkippedShowHandler } from './application/commands/tell-skipped-show.js';
import { TestWebhookHandler } from './application/commands/test-webhook.js';
import { UpdateWebhookHandler } from './application/commands/update-webhook.js';
import { NewDeliveries } from './application/new-deliveries.js';
import { BriefingLinks } from './application/ports/briefing-links.js';
import { DeliveryStore } from './application/ports/delivery-store.js';
import { FeedFollowers } from './application/ports/feed-followers.js';
import { Receivers } from './application/ports/receivers.js';
import { SigningSecrets } from './application/ports/signing-secrets.js';
import { WebhookStore } from './application/ports/webhook-store.js';
import { ListDeliveriesHandler } from './application/queries/list-deliveries.js';
import { ListWebhooksHandler } from './application/queries/list-webhooks.js';
import { WebhookNotifications } from './application/webhook-notifications.js';
import { WebhooksPersonalData } from './application/webhooks-personal-data.js';
import { Notifications } from './webhooks.js';

/** What the owner of a webhook does. */
const owning: Provider[] = [
  CreateWebhookHandler,
  UpdateWebhookHandler,
  DeleteWebhookHandler,
  RotateSecretHandler,
  TestWebhookHandler,
  SwitchOffWebhooksHandler,
  SecuredAccounts,
  AccountSecuredListener,
  ListWebhooksHandler,
  ListDeliveriesHandler,
  WebhooksPersonalData,
  WebhookTools,
  WebhooksSection,
  WebhookModels,
  WebhookSettingsCard,
  { provide: WebhookStore, useClass: TypeormWebhookStore },
  { provide: SigningSecrets, useClass: RandomSigningSecrets },
];

/** What happens becomes a message to those who want to be told. */
const telling: Provider[] = [
  TellOfBriefingHandler,
  TellFailingFeedHandler,
  TellSkippedShowHandler,
  BriefingFactsListener,
  FeedFactsListener,
  ShowFactsListener,
  NewDeliveries,
  { provide: Notifications, useClass: WebhookNotifications },
  { provide: BriefingLinks, useClass: BriefingViewerLinks },
  { provide: FeedFollowers, useClass: SubscriptionsFeedFollowers },
];

/** With the ranges that are allowed to webhooks: an operator may let feeds be read where nothing should be posted. */
const guarded = (webhookSettings: WebhookSettings, feeds: FeedSettings, http: HttpSettings): SafeRequest =>
  new SafeRequest({ ...feeds, feedAllowedPrivateCidrs: webhookSettings.webhookAllowedPrivateCidrs }, http);

/** Messages are sent until they are taken, or nobody expects it any more. */
const sending: Provider[] = [
  LeaseDueDeliveriesHandler,
  SendLeasedDeliveryHandler,
  PurgeDeliveriesHandler,
  WebhookSender,
  DeliveryLogPurge,
  ReceiverAddresses,
  { provide: SafeRequest, inject: [WebhookSettings, FeedSettings, HttpSettings], useFactory: guarded },
  { provide: UnmeasuredReceivers, useClass: HttpReceivers },
  { provide: Receivers, useClass: MeasuredReceivers },
  { provide: DeliveryStore, useClass: TypeormDeliveryStore },
];

/** Webhooks: members are told what happens to their briefings, shows and sources. */
@Module({
  imports: [BriefingModule, SubscriptionsModule],
  controllers: [WebhooksController, WebhookPagesController],
  providers: [...owning, ...telling, ...sending],
  exports: [Notifications],
})
export class WebhooksModule {
  static readonly schema = {
    migrations: [KeepWebhooks1795424000000],
    entities: [webhooks, deliveries],
  } satisfies ContextSchema;
}
