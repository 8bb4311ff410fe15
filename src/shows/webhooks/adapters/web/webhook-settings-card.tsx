import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageVisit } from '../../../../shared/delivery/web/sections/page-sections.js';
import { SettingsSections } from '../../../../shared/delivery/web/sections/settings-sections.js';
import { SettingsCard } from '../../../../shared/delivery/web/settings/settings-card.js';
import { ListWebhooks } from '../../application/queries/list-webhooks.js';
import { wordsFor } from './locale.js';
import { PATH } from './webhook-model.js';

/** What `/settings` says of webhooks. */
@Injectable()
export class WebhookSettingsCard {
  constructor(
    private readonly queries: QueryBus,
    sections: SettingsSections,
  ) {
    sections.register({ place: 4, render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit) {
    const webhooks = await this.queries.execute(new ListWebhooks(caller));
    const off = webhooks.filter(({ state }) => state.status === 'disabled').length;
    const words = wordsFor(language);
    return (
      <SettingsCard href={PATH} heading={words.heading}>
        {webhooks.length === 0 ? words.none : words.count(webhooks.length, off)}
      </SettingsCard>
    );
  }
}
