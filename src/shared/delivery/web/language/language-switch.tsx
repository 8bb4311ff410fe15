import { createContext } from 'preact';
import { LANGUAGES, type Language } from '../../../kernel/language.js';
import { FormToken } from '../forms/form-token.js';
import { languageTag } from './formats.js';
import { pageWordsFor } from './locale.js';
import { withReturnTo } from '../return-to.js';

/** Where the form of the language switch lives. */
export const LANGUAGE_PATH = '/language';

/** What the switch has to know of the request that a page answers. */
export interface SwitchedPage {
  /** Where one is. */
  readonly returnTo: string;
  /** Gives the browser its form cookie when it has none, so it is asked only where there is a form. */
  readonly formToken: () => string;
}

/** null: a page without a switch, because what it shows has one language, or because nobody asked for it. */
export const Switched = createContext<SwitchedPage | null>(null);

const NATIVE: Readonly<Record<Language, string>> = {
  en: 'English',
  zh: '简体中文',
  es: 'Español',
  pt: 'Português',
  de: 'Deutsch',
  fr: 'Français',
  ja: '日本語',
};

/** In the footer: all languages by their own names, each a button of one form. */
export function LanguageSwitch({ language }: { readonly language: Language }) {
  return (
    <Switched.Consumer>
      {(page) =>
        page !== null && (
          <form
            class="language-switch"
            method="post"
            action={withReturnTo(LANGUAGE_PATH, page.returnTo)}
            aria-label={pageWordsFor(language).language}
          >
            <FormToken token={page.formToken()} />
            {LANGUAGES.map((other) => (
              <button
                name="language"
                value={other}
                lang={languageTag(other)}
                aria-current={other === language ? 'true' : undefined}
              >
                {NATIVE[other]}
              </button>
            ))}
          </form>
        )
      }
    </Switched.Consumer>
  );
}
