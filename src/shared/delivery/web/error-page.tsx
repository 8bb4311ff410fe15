import { LANGUAGES, type Language } from '../../kernel/language.js';
import { pageWordsFor } from './locale.js';
import { Page, SITE_NAME } from './page.js';
import type { ErrorKind } from './page-words.js';

/** The first language of an Accept-Language header that we speak; English when there is none. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  return wanted.flatMap((tag) => LANGUAGES.filter((language) => language === tag))[0] ?? 'en';
}

/** What a browser shows when a page route fails; API routes answer with the Error body instead. */
export function ErrorPage({ kind, language }: { readonly kind: ErrorKind; readonly language: Language }) {
  const { heading, advice } = pageWordsFor(language).errors[kind];
  return (
    <Page language={language} title={`${heading} · ${SITE_NAME}`} footer={null} class="narrow">
      <div class="card notice">
        <h1>{heading}</h1>
        <p class="lead">{advice}</p>
      </div>
    </Page>
  );
}
