import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { HomePage } from '../../../../../src/shared/delivery/web/start/home-page.js';
import { pageWordsFor } from '../../../../../src/shared/delivery/web/language/locale.js';
import { renderPage } from '../../../../../src/shared/delivery/web/serving/render.js';
import { HomeSections } from '../../../../../src/shared/delivery/web/sections/home-sections.js';
import { ANONYMOUS_VISIT } from './anonymous-visit.js';

const NOTHING = { styles: [], scripts: [], content: [] };

describe('the page at / of whoever is signed in', () => {
  test.each(LANGUAGES)('shows in %s the ways through the house, and where one is', (language) => {
    const page = renderPage(<HomePage language={language} sections={NOTHING} />);
    const { label, places } = pageWordsFor(language).navigation;
    for (const word of [label, ...Object.values(places)]) expect(page).toContain(word);
    expect(page).toMatch(new RegExp(`<a href="/" aria-current="page">.{0,300}<span>${places.today}</span></a>`));
    expect(page.match(/aria-current/g)).toHaveLength(1);
    for (const href of ['/briefings', '/shows', '/items', '/feeds', '/settings', '/account']) {
      expect(page).toContain(`<li><a href="${href}">`);
    }
  });

  test('puts the sections of the contexts in their order, with all assets that any of them needs, once', async () => {
    const home = new HomeSections();
    const section = (text: string) => () => Promise.resolve(<p>{text}</p>);
    home.register({ place: 2, scripts: ['copy.js', 'forms.js'], render: section('second') });
    home.register({ place: 3, render: () => Promise.resolve(null) });
    home.register({ place: 1, scripts: ['copy.js'], render: section('first') });
    const { scripts, content } = await home.render(ANONYMOUS_VISIT);
    expect(scripts).toEqual(['copy.js', 'forms.js']);
    expect(renderPage(<>{content}</>)).toContain('<p>first</p><p>second</p>');
    expect(content).toHaveLength(2);
  });

  test('is there when one of its sections fails, and says so in the place of that one', async () => {
    const home = new HomeSections();
    home.register({ place: 1, render: () => Promise.reject(new Error('no database')) });
    home.register({ place: 2, render: () => Promise.resolve(<p>news</p>) });
    const { content } = await home.render(ANONYMOUS_VISIT);
    const page = renderPage(<>{content}</>);
    expect(page).toContain('<p>news</p>');
    expect(page).toContain(pageWordsFor('en').errors.unavailable.heading);
    expect(page).not.toContain('no database');
  });
});
