import type { Language } from '../../kernel/language.js';
import { pageWordsFor } from './locale.js';
import type { ErrorKind } from './page-words.js';
import { NoticePage } from './sheet.js';

interface ErrorPageProps {
  readonly kind: ErrorKind;
  readonly language: Language;
}

/** What a browser shows when a page route fails; API routes answer with the Error body instead. */
export function ErrorPage({ kind, language }: ErrorPageProps) {
  return <NoticePage language={language} words={pageWordsFor(language).errors[kind]} />;
}
