import type { Language } from '../../../kernel/language.js';
import { waitOf } from '../language/formats.js';
import { pageWordsFor } from '../language/locale.js';
import type { ErrorKind } from '../language/page-words.js';
import { NoticePage } from './sheet.js';

interface ErrorPageProps {
  readonly kind: ErrorKind;
  readonly language: Language;
  /** Until it is worth another try; 0: nobody knows. */
  readonly waitSeconds?: number;
}

/** What a browser shows when a page route fails; API routes answer with the Error body instead. */
export function ErrorPage({ kind, language, waitSeconds = 0 }: ErrorPageProps) {
  const { errors, forms, home } = pageWordsFor(language);
  const { heading, advice } = errors[kind];
  const known = kind === 'too_many' && waitSeconds > 0;
  return (
    <NoticePage
      language={language}
      words={{ heading, advice: known ? forms.tooMany(waitOf(waitSeconds, language)) : advice }}
    >
      <p class="actions">
        <a class="button primary" href="/">
          {home}
        </a>
      </p>
    </NoticePage>
  );
}
