import { Module } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { SettingsSection } from './adapters/discovery/settings-section.js';
import { ListeningController } from './adapters/http/listening.controller.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { ListeningTools } from './adapters/mcp/listening.tools.js';
import { SettingsTools } from './adapters/mcp/settings.tools.js';
import { PreferencesSchema1763660000000 } from './adapters/migrations/1763660000000-preferences-schema.js';
import { KeepHowCallersListen1795375440000 } from './adapters/migrations/1795375440000-keep-how-callers-listen.js';
import { listeningPreferences } from './adapters/typeorm/listening-row.js';
import { profiles } from './adapters/typeorm/profile-row.js';
import { TypeormListeningStore } from './adapters/typeorm/typeorm-listening-store.js';
import { TypeormProfileStore } from './adapters/typeorm/typeorm-profile-store.js';
import { PreferencesApi } from './api.js';
import { GetListeningHandler } from './application/queries/get-listening.js';
import { GetProfileHandler } from './application/queries/get-profile.js';
import { ListeningStore } from './application/ports/listening-store.js';
import { ProfileStore } from './application/ports/profile-store.js';
import { PreferencesPersonalData } from './application/preferences-personal-data.js';
import { PublishedPreferences } from './application/published-preferences.js';
import { UpdateListeningHandler } from './application/commands/update-listening.js';
import { UpdateProfileHandler } from './application/commands/update-profile.js';

/** Preferences of callers: language and time zone, and how they like to listen. */
@Module({
  controllers: [SettingsController, ListeningController],
  providers: [
    GetProfileHandler,
    UpdateProfileHandler,
    GetListeningHandler,
    UpdateListeningHandler,
    PreferencesPersonalData,
    SettingsTools,
    ListeningTools,
    SettingsSection,
    { provide: ListeningStore, useClass: TypeormListeningStore },
    { provide: ProfileStore, useClass: TypeormProfileStore },
    { provide: PreferencesApi, useClass: PublishedPreferences },
  ],
  exports: [PreferencesApi],
})
export class PreferencesModule {
  static readonly schema: ContextSchema = {
    migrations: [PreferencesSchema1763660000000, KeepHowCallersListen1795375440000],
    entities: [profiles, listeningPreferences],
  };
}
