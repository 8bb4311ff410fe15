import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PreferencesApi, type ProfileView } from '../api.js';
import { ProfileStore } from './ports/profile-store.js';

/** Implements PreferencesApi for other contexts. */
@Injectable()
export class PublishedPreferences extends PreferencesApi {
  constructor(private readonly profiles: ProfileStore) {
    super();
  }

  override profileOf(caller: CallerId): Promise<ProfileView> {
    return this.profiles.of(caller);
  }
}
