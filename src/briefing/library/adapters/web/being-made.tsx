import type { Language } from '../../../../shared/kernel/language.js';
import { libraryWordsFor } from './locale.js';

interface BeingMadeProps {
  readonly slug: string;
  readonly percent: number;
  readonly language: Language;
}

/** How far it is; the script hears of news. */
export function BeingMade({ slug, percent, language }: BeingMadeProps) {
  const { list: words } = libraryWordsFor(language);
  const shown = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div class="library-making" data-events={`/b/${slug}/events`}>
      <progress max="100" value={shown} aria-label={words.making} />
      <span role="status" data-ready={words.ready} data-failed={words.failed}>
        {words.making}
      </span>
    </div>
  );
}
