import { Module } from '@nestjs/common';
import { BriefingModule } from '../../briefing/briefing.module.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { BriefingSummaries } from './adapters/contexts/briefing-summaries.js';
import { MemberRecipients } from './adapters/contexts/member-recipients.js';
import { NotificationsSection } from './adapters/discovery/notifications-section.js';
import { BriefingReadyListener } from './adapters/events/briefing-ready.listener.js';
import { NotificationsController } from './adapters/http/notifications.controller.js';
import { MailedReadyMails } from './adapters/mail/mailed-ready-mails.js';
import { NotificationTools } from './adapters/mcp/notification.tools.js';
import { KeepMailChoices1795425100000 } from './adapters/migrations/1795425100000-keep-mail-choices.js';
import { SignedUnsubscribeTokens } from './adapters/secrets/signed-unsubscribe-tokens.js';
import { notifications } from './adapters/typeorm/notification-row.js';
import { readyMails } from './adapters/typeorm/ready-mail-row.js';
import { TypeormReadyMailStore } from './adapters/typeorm/typeorm-ready-mail-store.js';
import { NotificationSettings } from './adapters/web/notification-settings.js';
import { NotificationsPageController } from './adapters/web/notifications.controller.js';
import { UnsubscribeController } from './adapters/web/unsubscribe.controller.js';
import { JobReadyMailQueue } from './adapters/worker/job-ready-mail-queue.js';
import { ReadyMailPurge } from './adapters/worker/ready-mail-purge.js';
import { ReadyMailWorker } from './adapters/worker/ready-mail-worker.js';
import { AnnounceBriefingHandler } from './application/commands/announce-briefing.js';
import { PurgeReadyMailsHandler } from './application/commands/purge-ready-mails.js';
import { SendReadyMailHandler } from './application/commands/send-ready-mail.js';
import { UnsubscribeHandler } from './application/commands/unsubscribe.js';
import { UpdateNotificationsHandler } from './application/commands/update-notifications.js';
import { MailPersonalData } from './application/mail-personal-data.js';
import { ReadyMailCarrier } from './application/ports/ready-mail-carrier.js';
import { ReadyMailQueue } from './application/ports/ready-mail-queue.js';
import { ReadyMailStore } from './application/ports/ready-mail-store.js';
import { Recipients } from './application/ports/recipients.js';
import { Summaries } from './application/ports/summaries.js';
import { UnsubscribeTokens } from './application/ports/unsubscribe-tokens.js';
import { FindSubscriberHandler } from './application/queries/find-subscriber.js';
import { GetNotificationsHandler } from './application/queries/get-notifications.js';

const useCases = [
  GetNotificationsHandler,
  UpdateNotificationsHandler,
  AnnounceBriefingHandler,
  SendReadyMailHandler,
  PurgeReadyMailsHandler,
  UnsubscribeHandler,
  FindSubscriberHandler,
  MailPersonalData,
];

const adapters = [
  { provide: ReadyMailStore, useClass: TypeormReadyMailStore },
  { provide: ReadyMailQueue, useClass: JobReadyMailQueue },
  { provide: ReadyMailCarrier, useClass: MailedReadyMails },
  { provide: Summaries, useClass: BriefingSummaries },
  { provide: Recipients, useClass: MemberRecipients },
  { provide: UnsubscribeTokens, useClass: SignedUnsubscribeTokens },
];

/** Mails that tell a member when a briefing is ready. */
@Module({
  imports: [BriefingModule, PreferencesModule],
  controllers: [NotificationsController, NotificationsPageController, UnsubscribeController],
  providers: [
    ...useCases,
    ...adapters,
    BriefingReadyListener,
    ReadyMailWorker,
    ReadyMailPurge,
    NotificationTools,
    NotificationsSection,
    NotificationSettings,
  ],
})
export class MailModule {
  static readonly schema = {
    migrations: [KeepMailChoices1795425100000],
    entities: [notifications, readyMails],
  } satisfies ContextSchema;
}
