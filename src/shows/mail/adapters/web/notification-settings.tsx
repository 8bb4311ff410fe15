import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { SettingsSections } from '../../../../shared/delivery/web/sections/settings-sections.js';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { SettingsCard } from '../../../../shared/delivery/web/settings/settings-card.js';
import { GetNotifications, type Notifications } from '../../application/queries/get-notifications.js';
import { wordsFor } from './locale.js';
import { PATH } from './notifications-model.js';
import type { Words } from './words.js';

/** What `/settings` says of mails. */
@Injectable()
export class NotificationSettings {
  constructor(
    private readonly queries: QueryBus,
    sections: SettingsSections,
  ) {
    sections.register({ place: 3, render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit) {
    const notifications = await this.queries.execute(new GetNotifications(caller));
    const { notifications: words } = wordsFor(language);
    return (
      <SettingsCard href={PATH} heading={words.heading}>
        {inWords(notifications, words)}
      </SettingsCard>
    );
  }
}

function inWords({ mailReady, reach }: Notifications, words: Words['notifications']): string {
  if (reach.kind === 'no_server') return words.noServer;
  if (!mailReady) return words.off;
  return reach.kind === 'confirmed' ? words.goesTo(reach.address) : words.unconfirmed.on;
}
