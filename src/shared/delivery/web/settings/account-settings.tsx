import { Injectable } from '@nestjs/common';
import { pageWordsFor } from '../language/locale.js';
import { SettingsSections } from '../sections/settings-sections.js';
import { SettingsCard } from './settings-card.js';

/** The way from `/settings` to the account. */
@Injectable()
export class AccountSettings {
  constructor(sections: SettingsSections) {
    sections.register({
      place: 6,
      render: ({ language }) => {
        const { session } = pageWordsFor(language);
        return Promise.resolve(
          <SettingsCard href="/account" heading={session.account}>
            {session.accountHas}
          </SettingsCard>,
        );
      },
    });
  }
}
