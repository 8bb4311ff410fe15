import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PageVisit } from '../../../shared/delivery/web/sections/page-sections.js';
import { SettingsSections } from '../../../shared/delivery/web/sections/settings-sections.js';
import { SettingsCard } from '../../../shared/delivery/web/settings/settings-card.js';
import { ListShows } from '../../application/queries/list-shows.js';
import { wordsFor } from './locale.js';
import { PODCASTS_PATH } from './show-model.js';

const NAMED = 3;

/** What `/settings` says of podcast feeds. */
@Injectable()
export class PodcastSettings {
  constructor(
    private readonly queries: QueryBus,
    sections: SettingsSections,
  ) {
    sections.register({ place: 5, render: (visit) => this.render(visit) });
  }

  private async render({ caller, language }: PageVisit) {
    const { rows, next } = await this.queries.execute(new ListShows(caller, { after: null, limit: NAMED }));
    const { podcasts: words } = wordsFor(language);
    const names = [words.everything, ...rows.map(({ name }) => name)].join(' · ');
    return (
      <SettingsCard href={PODCASTS_PATH} heading={words.heading}>
        <bdi>{next === null ? names : `${names} …`}</bdi>
      </SettingsCard>
    );
  }
}
