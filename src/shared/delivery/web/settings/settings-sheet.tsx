import type { ComponentChildren } from 'preact';
import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import { Sheet, type WayBack } from '../shell/sheet.js';

/** Where everything that can be set is found. */
export const SETTINGS_PATH = '/settings';

interface SettingsSheetProps {
  readonly language: Language;
  readonly heading: string;
  readonly refused?: boolean;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  /** What has just been done; null: nothing. */
  readonly done?: string | null;
  /** Where it is not the list of settings. */
  readonly back?: WayBack;
  readonly children: ComponentChildren;
}

/** A page below `/settings`, with the way back there. */
export function SettingsSheet({ styles = [], done = null, children, ...sheet }: SettingsSheetProps) {
  const up = { href: SETTINGS_PATH, label: pageWordsFor(sheet.language).navigation.places.settings };
  return (
    <Sheet back={up} {...sheet} signedIn place="settings" styles={['settings.css', ...styles]} class="settings">
      {done !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {done}
        </p>
      )}
      {children}
    </Sheet>
  );
}
