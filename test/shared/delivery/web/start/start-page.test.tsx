import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { pageWordsFor } from '../../../../../src/shared/delivery/web/language/locale.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { StartPage } from '../../../../../src/shared/delivery/web/start/start-page.js';

describe('the start page', () => {
  test.each(LANGUAGES)('says in %s what the service is, and how it goes on', (language) => {
    const page = renderPage(<StartPage language={language} />);
    const { start, session } = pageWordsFor(language);
    const { heading, lead, steps } = start;
    const { signIn } = session;
    expect(steps).toHaveLength(3);
    for (const word of [heading, lead, ...steps.flat(), signIn]) expect(page).toContain(word);
    expect(page).toContain('href="/signin"');
    expect(page).not.toContain('href="/account"');
  });

  test('offers an account where anybody may have one, and else says how it is come by', () => {
    const { start } = pageWordsFor('en');
    const [open, invited] = [true, false].map((signUp) => renderPage(<StartPage language="en" signUp={signUp} />));
    expect(open).toContain('<a class="button primary" href="/signup">');
    expect(open).not.toContain(start.invited);
    expect(invited).toContain(start.invited);
    expect(invited).not.toContain('/signup');
  });

  test('lets strangers hear something where a context offers it', () => {
    const sample = { styles: ['hosts.css'], content: <p>Listen</p> };
    const page = renderPage(<StartPage language="en" sample={sample} />);
    expect(page).toContain('<h2 id="sample">Hear what it sounds like</h2><p>Listen</p>');
    expect(page).toContain('/assets/hosts.');
  });
});
