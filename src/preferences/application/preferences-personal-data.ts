import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/personal-data.js';
import { ListeningStore } from './ports/listening-store.js';
import { ProfileStore } from './ports/profile-store.js';

/** What a caller prefers. A member who has preferences of a kind keeps them when they claim work. */
@Injectable()
export class PreferencesPersonalData extends PersonalData {
  readonly context = 'preferences';

  constructor(
    private readonly profiles: ProfileStore,
    private readonly listening: ListeningStore,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [
      { what: 'profiles', count: (await this.profiles.has(caller)) ? 1 : 0 },
      { what: 'listening preferences', count: (await this.listening.has(caller)) ? 1 : 0 },
    ];
  }

  override async erase({ caller }: Erasure): Promise<void> {
    await this.profiles.erase(caller);
    await this.listening.erase(caller);
  }

  override async handOver({ from, to }: WorkClaim): Promise<void> {
    await this.profiles.takeOver(from, to);
    await this.listening.takeOver(from, to);
  }
}
