import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { languageName, listOf, roundMinutes } from '../../../shared/delivery/web/language/formats.js';
import type { PageVisit } from '../../../shared/delivery/web/sections/page-sections.js';
import { SettingsSections } from '../../../shared/delivery/web/sections/settings-sections.js';
import { SettingsCard } from '../../../shared/delivery/web/settings/settings-card.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import { ListPronunciations } from '../../application/queries/list-pronunciations.js';
import { GetListening } from '../../application/queries/get-listening.js';
import { GetProfile } from '../../application/queries/get-profile.js';
import { wordsFor } from './locale.js';
import { PREFERENCES_PATH } from './preferences-model.js';
import { PATH } from './pronunciations-model.js';

/** What `/settings` says of preferences and pronunciations. */
@Injectable()
export class PreferenceSettings {
  constructor(
    private readonly queries: QueryBus,
    private readonly catalogue: HostCatalogue,
    sections: SettingsSections,
  ) {
    sections.register({ place: 1, render: (visit) => this.preferences(visit) });
    sections.register({ place: 2, render: (visit) => this.pronunciations(visit) });
  }

  private async preferences({ caller, language }: PageVisit) {
    const profile = await this.queries.execute(new GetProfile(caller.id));
    const { targetLengthSeconds, format, hostIds } = await this.queries.execute(new GetListening(caller.id));
    const { preferences: words } = wordsFor(language);
    const hosts = this.catalogue.known(hostIds ?? []).map(({ name }) => name);
    const parts = [
      languageName(profile.language, language),
      ...(targetLengthSeconds === null ? [] : [roundMinutes(targetLengthSeconds * 1000, language)]),
      ...(format === null ? [] : [words.formats[format]]),
      ...(hosts.length === 0 ? [] : [listOf(hosts, language)]),
      profile.timezone,
    ];
    return (
      <SettingsCard href={PREFERENCES_PATH} heading={words.heading}>
        {parts.join(' · ')}
      </SettingsCard>
    );
  }

  private async pronunciations({ caller, language }: PageVisit) {
    const newest = { caller: caller.id, language: null, after: null, limit: NAMED };
    const { rows, next } = await this.queries.execute(new ListPronunciations(newest));
    const words = wordsFor(language);
    const some = rows.map(({ written }) => written).join(', ');
    return (
      <SettingsCard href={PATH} heading={words.heading}>
        {rows.length === 0 ? words.own.none : <bdi>{next === null ? some : `${some} …`}</bdi>}
      </SettingsCard>
    );
  }
}

/** So many words are named on the card. */
const NAMED = 5;
