import { Module } from '@nestjs/common';
import type { PronunciationSettings } from '../config/pronunciation-settings.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { SettingsSection } from './adapters/discovery/settings-section.js';
import { FilePronunciations } from './adapters/files/file-pronunciations.js';
import { ListeningController } from './adapters/http/listening.controller.js';
import { PronunciationsController } from './adapters/http/pronunciations.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { ListeningTools } from './adapters/mcp/listening.tools.js';
import { PronunciationTools } from './adapters/mcp/pronunciation.tools.js';
import { SettingsTools } from './adapters/mcp/settings.tools.js';
import { PreferencesSchema1763660000000 } from './adapters/migrations/1763660000000-preferences-schema.js';
import { KeepHowCallersListen1795375440000 } from './adapters/migrations/1795375440000-keep-how-callers-listen.js';
import { KeepPronunciations1795398900000 } from './adapters/migrations/1795398900000-keep-pronunciations.js';
import { TellChosenLanguages1795418000000 } from './adapters/migrations/1795418000000-tell-chosen-languages.js';
import { listeningPreferences } from './adapters/typeorm/listening-row.js';
import { pronunciations } from './adapters/typeorm/pronunciation-row.js';
import { profiles } from './adapters/typeorm/profile-row.js';
import { TypeormListeningStore } from './adapters/typeorm/typeorm-listening-store.js';
import { TypeormProfileStore } from './adapters/typeorm/typeorm-profile-store.js';
import { TypeormPronunciationStore } from './adapters/typeorm/typeorm-pronunciation-store.js';
import { PreferenceSettings } from './adapters/web/preference-settings.js';
import { PreferencesPageController } from './adapters/web/preferences.controller.js';
import { PronunciationPagesController } from './adapters/web/pronunciations.controller.js';
import { PreferencesApi } from './api.js';
import { GetListeningHandler } from './application/queries/get-listening.js';
import { GetProfileHandler } from './application/queries/get-profile.js';
import { ListPronunciationsHandler } from './application/queries/list-pronunciations.js';
import { HousePronunciations } from './application/ports/house-pronunciations.js';
import { ListeningStore } from './application/ports/listening-store.js';
import { ProfileStore } from './application/ports/profile-store.js';
import { PronunciationStore } from './application/ports/pronunciation-store.js';
import { PreferencesPersonalData } from './application/preferences-personal-data.js';
import { PublishedPreferences } from './application/published-preferences.js';
import { DeletePronunciationHandler } from './application/commands/delete-pronunciation.js';
import { SetPronunciationHandler } from './application/commands/set-pronunciation.js';
import { UpdateListeningHandler } from './application/commands/update-listening.js';
import { UpdateProfileHandler } from './application/commands/update-profile.js';

/** Preferences of callers: language and time zone, how they like to listen, and how words are said to them. */
@Module({
  controllers: [
    SettingsController,
    ListeningController,
    PronunciationsController,
    PreferencesPageController,
    PronunciationPagesController,
  ],
  providers: [
    GetProfileHandler,
    UpdateProfileHandler,
    GetListeningHandler,
    UpdateListeningHandler,
    ListPronunciationsHandler,
    SetPronunciationHandler,
    DeletePronunciationHandler,
    PreferencesPersonalData,
    SettingsTools,
    ListeningTools,
    PronunciationTools,
    SettingsSection,
    PreferenceSettings,
    { provide: ListeningStore, useClass: TypeormListeningStore },
    { provide: ProfileStore, useClass: TypeormProfileStore },
    { provide: PronunciationStore, useClass: TypeormPronunciationStore },
    { provide: HousePronunciations, useClass: FilePronunciations },
    { provide: PreferencesApi, useClass: PublishedPreferences },
  ],
  exports: [PreferencesApi],
})
export class PreferencesModule {
  /** Throws ConfigError. Asked before anything is started: what is wrong is then all that an operator has to read. */
  static checkSettings(settings: PronunciationSettings): void {
    void new FilePronunciations(settings);
  }

  static readonly schema: ContextSchema = {
    migrations: [
      PreferencesSchema1763660000000,
      KeepHowCallersListen1795375440000,
      KeepPronunciations1795398900000,
      TellChosenLanguages1795418000000,
    ],
    entities: [profiles, listeningPreferences, pronunciations],
  };
}
