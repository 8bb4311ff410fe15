import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { Language } from '../../shared/kernel/language.js';
import type { Pronunciation } from '../../shared/kernel/hosts/pronunciation.js';
import { PreferencesApi, type ListeningView, type ProfileView } from '../api.js';
import { merged } from '../domain/pronunciation.js';
import { HousePronunciations } from './ports/house-pronunciations.js';
import { ListeningStore } from './ports/listening-store.js';
import { ProfileStore } from './ports/profile-store.js';
import { PronunciationStore } from './ports/pronunciation-store.js';

/** Implements PreferencesApi for other contexts. */
@Injectable()
export class PublishedPreferences extends PreferencesApi {
  constructor(
    private readonly profiles: ProfileStore,
    private readonly listening: ListeningStore,
    private readonly pronunciations: PronunciationStore,
    private readonly house: HousePronunciations,
  ) {
    super();
  }

  override profileOf(caller: CallerId): Promise<ProfileView> {
    return this.profiles.of(caller);
  }

  override listeningOf(caller: CallerId): Promise<ListeningView> {
    return this.listening.of(caller);
  }

  override async pronunciationsOf(caller: CallerId, language: Language): Promise<readonly Pronunciation[]> {
    return merged(await this.pronunciations.of(caller, language), this.house.of(language));
  }
}
