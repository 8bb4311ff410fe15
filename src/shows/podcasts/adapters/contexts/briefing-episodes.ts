import { Injectable } from '@nestjs/common';
import { BriefingApi } from '../../../../briefing/api.js';
import { PreferencesApi } from '../../../../preferences/api.js';
import type { BriefingId, CallerId, ShowId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { EpisodeSource } from '../../application/ports/episode-source.js';
import type { Episode, EpisodeRef } from '../../domain/episode.js';

@Injectable()
export class BriefingEpisodes extends EpisodeSource {
  constructor(
    private readonly briefings: BriefingApi,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override list(owner: CallerId, show: ShowId | null, limit: number): Promise<readonly EpisodeRef[]> {
    return this.briefings.published(owner, { ...(show !== null && { series: show }), limit });
  }

  override episode(owner: CallerId, briefing: BriefingId): Promise<Episode | null> {
    return this.briefings.publishedEpisode(owner, briefing);
  }

  override async languageOf(owner: CallerId): Promise<Language> {
    return (await this.preferences.profileOf(owner)).language;
  }
}
