import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import type { RenderedSections } from '../sections/page-sections.js';
import { Sheet } from '../shell/sheet.js';

interface SettingsPageProps {
  readonly language: Language;
  readonly sections: RenderedSections;
}

/** `/settings`: what the contexts let people set. */
export function SettingsPage({ language, sections: { content, styles, scripts } }: SettingsPageProps) {
  const { settings } = pageWordsFor(language).navigation.places;
  return (
    <Sheet
      language={language}
      heading={settings}
      signedIn
      place="settings"
      styles={['settings.css', ...styles]}
      scripts={scripts}
      class="settings"
    >
      <h1>{settings}</h1>
      {content}
    </Sheet>
  );
}
