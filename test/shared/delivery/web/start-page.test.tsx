import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { pageWordsFor } from '../../../../src/shared/delivery/web/locale.js';
import { renderPage } from '../../../../src/shared/delivery/web/render.js';
import { StartPage } from '../../../../src/shared/delivery/web/start-page.js';

describe('the start page', () => {
  test.each(LANGUAGES)('says in %s what the service is, and how it goes on', (language) => {
    const page = renderPage(<StartPage language={language} />);
    const { start, session } = pageWordsFor(language);
    const { heading, lead, steps } = start;
    const { signIn, account } = session;
    expect(steps).toHaveLength(3);
    for (const word of [heading, lead, ...steps.flat(), signIn]) expect(page).toContain(word);
    expect(page).toContain('href="/signin"');
    expect(page).not.toContain(account);
  });

  test('leads whoever is signed in to their account', () => {
    const page = renderPage(<StartPage signedIn />);
    expect(page).toContain('<a class="header-link" href="/account">Your account</a>');
    expect(page).not.toContain('/signin');
  });
});
