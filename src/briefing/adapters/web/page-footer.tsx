import type { Language } from '../../../shared/kernel/language.js';
import { historyWordsFor, wordsFor } from './wordbook.js';

interface PageFooterProps {
  readonly language: Language;
  readonly viewerUrl: string;
}

/** Where the page comes from, and the door to how it came about. */
export function PageFooter({ language, viewerUrl }: PageFooterProps) {
  return (
    <>
      <p>{wordsFor(language).footer}</p>
      <p class="history-link">
        <a href={`${viewerUrl}/history`}>{historyWordsFor(language).link}</a>
      </p>
    </>
  );
}
