import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/personal-data.js';
import { ProfileStore } from './ports/profile-store.js';

/** The profile of a caller. A member with a profile of their own keeps it when they claim work. */
@Injectable()
export class PreferencesPersonalData extends PersonalData {
  readonly context = 'preferences';

  constructor(private readonly profiles: ProfileStore) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [{ what: 'profiles', count: (await this.profiles.has(caller)) ? 1 : 0 }];
  }

  override erase({ caller }: Erasure): Promise<void> {
    return this.profiles.erase(caller);
  }

  override handOver({ from, to }: WorkClaim): Promise<void> {
    return this.profiles.takeOver(from, to);
  }
}
