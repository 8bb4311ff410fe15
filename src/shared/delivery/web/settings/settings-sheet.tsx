import type { ComponentChildren } from 'preact';
import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import { Sheet } from '../shell/sheet.js';

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
  readonly children: ComponentChildren;
}

/** A page below `/settings`, with the way back there. */
export function SettingsSheet({ styles = [], done = null, children, ...sheet }: SettingsSheetProps) {
  return (
    <Sheet {...sheet} signedIn place="settings" styles={['settings.css', ...styles]} class="settings">
      <a class="settings-back" href={SETTINGS_PATH}>
        {pageWordsFor(sheet.language).navigation.places.settings}
      </a>
      {done !== null && (
        <p class="done" role="status" tabIndex={-1} autofocus>
          {done}
        </p>
      )}
      {children}
    </Sheet>
  );
}
