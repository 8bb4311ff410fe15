import type { Language } from '../../../kernel/language.js';
import { pageWordsFor } from '../language/locale.js';
import { SITE_NAME } from '../shell/page.js';
import type { RenderedSections } from '../sections/page-sections.js';
import { Sheet } from '../shell/sheet.js';

interface HomePageProps {
  readonly language: Language;
  readonly sections: RenderedSections;
}

/** `/` for whoever is signed in: what the contexts have to say today. */
export function HomePage({ language, sections: { content, ...assets } }: HomePageProps) {
  const { today } = pageWordsFor(language).navigation.places;
  return (
    <Sheet language={language} heading={today} signedIn place="today" class="home" {...assets}>
      <h1 class="visually-hidden">
        {today} · {SITE_NAME}
      </h1>
      {content}
    </Sheet>
  );
}
