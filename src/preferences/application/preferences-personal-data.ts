import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { everyRow } from '../../shared/kernel/page.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/compliance/personal-data.js';
import { ListeningStore } from './ports/listening-store.js';
import { MOST_PRONUNCIATIONS } from '../domain/pronunciation.js';
import { ProfileStore } from './ports/profile-store.js';
import { PronunciationStore } from './ports/pronunciation-store.js';

/**
 * What a caller prefers. A member who has preferences of a kind keeps them when they claim work; pronunciations are added
 * to those that they have.
 */
@Injectable()
export class PreferencesPersonalData extends PersonalData {
  readonly context = 'preferences';

  constructor(
    private readonly profiles: ProfileStore,
    private readonly listening: ListeningStore,
    private readonly pronunciations: PronunciationStore,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [
      { what: 'profiles', count: (await this.profiles.has(caller)) ? 1 : 0 },
      { what: 'listening preferences', count: (await this.listening.has(caller)) ? 1 : 0 },
      { what: 'pronunciations', count: await this.pronunciations.count(caller) },
    ];
  }

  override async export(caller: CallerId): Promise<object> {
    const [profile, listening, pronunciations] = await Promise.all([
      this.profiles.of(caller),
      this.listening.of(caller),
      everyRow((after) => this.pronunciations.page({ caller, language: null, after, limit: 100 })),
    ]);
    return { profile, listening, pronunciations };
  }

  override async erase({ caller }: Erasure): Promise<void> {
    await this.profiles.erase(caller);
    await this.listening.erase(caller);
    await this.pronunciations.erase(caller);
  }

  override async handOver({ from, to }: WorkClaim): Promise<void> {
    await this.profiles.takeOver(from, to);
    await this.listening.takeOver(from, to);
    await this.pronunciations.takeOver(from, to, MOST_PRONUNCIATIONS);
  }
}
