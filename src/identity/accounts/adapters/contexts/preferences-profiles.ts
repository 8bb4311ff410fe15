import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../../preferences/api.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Profiles, type Profile } from '../../application/ports/profiles.js';

@Injectable()
export class PreferencesProfiles extends Profiles {
  constructor(private readonly preferences: PreferencesApi) {
    super();
  }

  override of(callerId: CallerId): Promise<Profile> {
    return this.preferences.profileOf(callerId);
  }
}
