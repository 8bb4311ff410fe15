import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PreferencesApi, type ListeningView, type ProfileView } from '../api.js';
import { ListeningStore } from './ports/listening-store.js';
import { ProfileStore } from './ports/profile-store.js';

/** Implements PreferencesApi for other contexts. */
@Injectable()
export class PublishedPreferences extends PreferencesApi {
  constructor(
    private readonly profiles: ProfileStore,
    private readonly listening: ListeningStore,
  ) {
    super();
  }

  override profileOf(caller: CallerId): Promise<ProfileView> {
    return this.profiles.of(caller);
  }

  override listeningOf(caller: CallerId): Promise<ListeningView> {
    return this.listening.of(caller);
  }
}
