import { Global, Module } from '@nestjs/common';
import { AssetsController } from './serving/assets.controller.js';
import { PageErrors } from '../http/errors/page-errors.js';
import { PageForms } from './forms/page-forms.js';
import { LanguageController } from './language/language.controller.js';
import { ManifestController } from './serving/manifest.controller.js';
import { PageErrorFilter } from './page-error.filter.js';
import { AdminSections } from './sections/admin-sections.js';
import { HomeSections } from './sections/home-sections.js';
import { SettingsSections } from './sections/settings-sections.js';
import { AccountSettings } from './settings/account-settings.js';
import { SettingsPageController } from './settings/settings.controller.js';
import { ShowSections } from './sections/show-sections.js';
import { StartSample } from './sections/start-sample.js';
import { StartController } from './start/start.controller.js';
import { StrangersPage } from './shell/strangers-page.js';

const SECTIONS = [StartSample, HomeSections, SettingsSections, ShowSections, AdminSections];

/** What all pages share: their files, the tokens of their forms, the page at `/`, and the pages of many contexts. */
@Global()
@Module({
  controllers: [AssetsController, LanguageController, ManifestController, StartController, SettingsPageController],
  providers: [
    PageForms,
    StrangersPage,
    AccountSettings,
    ...SECTIONS,
    { provide: PageErrors, useClass: PageErrorFilter },
  ],
  exports: [PageForms, PageErrors, ...SECTIONS],
})
export class WebModule {}
