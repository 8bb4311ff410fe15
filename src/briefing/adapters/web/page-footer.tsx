import type { Language } from '../../../shared/kernel/language.js';
import { wordsFor } from './locale.js';

interface PageFooterProps {
  readonly language: Language;
  readonly viewerUrl: string;
}

/** Where the page comes from, and the door to how it came about. */
export function PageFooter({ language, viewerUrl }: PageFooterProps) {
  const { footer, historyLink } = wordsFor(language);
  return (
    <>
      <p>{footer}</p>
      <p class="history-link">
        <a href={`${viewerUrl}/history`}>{historyLink}</a>
      </p>
    </>
  );
}
