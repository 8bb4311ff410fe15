import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { renderPage } from '../../../../src/shared/delivery/web/render.js';
import { StartPage } from '../../../../src/shared/delivery/web/start-page.js';
import { startWordsFor } from '../../../../src/shared/delivery/web/start-words.js';

describe('the start page', () => {
  test.each(LANGUAGES)('says in %s what the service is, and how it goes on', (language) => {
    const page = renderPage(<StartPage language={language} />);
    const { heading, lead, steps, signIn, account } = startWordsFor(language);
    expect(steps).toHaveLength(3);
    for (const word of [heading, lead, ...steps.flat(), signIn]) expect(page).toContain(word);
    expect(page).toContain('href="/signin"');
    expect(page).not.toContain(account);
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('has words of its own in %s', (language) => {
    const english = new Set(Object.values(startWordsFor('en')));
    expect(Object.values(startWordsFor(language)).filter((word) => english.has(word))).toEqual([]);
  });

  test('leads whoever is signed in to their account', () => {
    const page = renderPage(<StartPage signedIn />);
    expect(page).toContain('<a class="header-link" href="/account">Your account</a>');
    expect(page).not.toContain('/signin');
  });
});
