import type { FormPage } from '../../../shared/delivery/web/forms/page-forms.js';
import { SETTINGS_PATH } from '../../../shared/delivery/web/settings/settings-sheet.js';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import type { PreferencesFault, TypedPreferences } from './preferences-form.js';

export const PREFERENCES_PATH = `${SETTINGS_PATH}/preferences`;

export interface PreferencesModel extends FormPage {
  readonly typed: TypedPreferences;
  readonly faults: readonly PreferencesFault[];
  /** All who can be chosen. */
  readonly hosts: readonly Host[];
  readonly isSaved: boolean;
}
