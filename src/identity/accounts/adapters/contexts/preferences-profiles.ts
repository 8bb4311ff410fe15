import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../../preferences/api.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { Profiles, type Profile } from '../../application/ports/profiles.js';

@Injectable()
export class PreferencesProfiles extends Profiles {
  constructor(private readonly preferences: PreferencesApi) {
    super();
  }

  override async of(callerId: CallerId): Promise<Profile> {
    const { language, languageChosen, timezone } = await this.preferences.profileOf(callerId);
    return { language, languageChosen, timezone };
  }
}
