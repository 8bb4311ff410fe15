import { Module } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { SettingsSection } from './adapters/discovery/settings-section.js';
import { SettingsController } from './adapters/http/settings.controller.js';
import { SettingsTools } from './adapters/mcp/settings.tools.js';
import { PreferencesSchema1763660000000 } from './adapters/migrations/1763660000000-preferences-schema.js';
import { profiles } from './adapters/typeorm/profile-row.js';
import { TypeormProfileStore } from './adapters/typeorm/typeorm-profile-store.js';
import { PreferencesApi } from './api.js';
import { GetProfileHandler } from './application/queries/get-profile.js';
import { ProfileStore } from './application/ports/profile-store.js';
import { PreferencesPersonalData } from './application/preferences-personal-data.js';
import { PublishedPreferences } from './application/published-preferences.js';
import { UpdateProfileHandler } from './application/commands/update-profile.js';

/** Preferences of callers: language and time zone. */
@Module({
  controllers: [SettingsController],
  providers: [
    GetProfileHandler,
    UpdateProfileHandler,
    PreferencesPersonalData,
    SettingsTools,
    SettingsSection,
    { provide: ProfileStore, useClass: TypeormProfileStore },
    { provide: PreferencesApi, useClass: PublishedPreferences },
  ],
  exports: [PreferencesApi],
})
export class PreferencesModule {
  static readonly schema: ContextSchema = { migrations: [PreferencesSchema1763660000000], entities: [profiles] };
}
