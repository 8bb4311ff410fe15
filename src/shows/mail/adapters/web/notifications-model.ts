import type { FormPage } from '../../../../shared/delivery/web/forms/page-forms.js';
import { SETTINGS_PATH } from '../../../../shared/delivery/web/settings/settings-sheet.js';
import type { Notifications } from '../../application/queries/get-notifications.js';

export const PATH = `${SETTINGS_PATH}/notifications`;

/** What has just been done, as the address of the page says it. */
const DONE = ['on', 'off', 'sent'] as const;
export type Done = (typeof DONE)[number];

export const doneOf = (value: unknown): Done | null => DONE.find((known) => known === value) ?? null;

export interface NotificationsModel extends FormPage, Notifications {
  readonly done: Done | null;
}
