import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { pageWordsFor } from '../../../../../src/shared/delivery/web/language/locale.js';
import { startTestApp, type TestApp } from '../../../../support/http/http-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

describe('the language switch in the footer', () => {
  test.each(LANGUAGES)('brings the page where one is in %s, and the browser keeps it', async (language) => {
    const browser = app.browser({ language: 'fr' });
    await browser.open('/signin?a=1');
    const chosen = await browser.submit('/language?returnTo=%2Fsignin%3Fa%3D1', { language });
    expect([chosen.status, chosen.location]).toEqual([303, `${app.url}/signin?a=1`]);
    expect(chosen.setCookies).toEqual([expect.objectContaining({ httpOnly: true, sameSite: 'lax', path: '/' })]);
    expect((await browser.open('/')).text).toContain(pageWordsFor(language).start.heading);
  });

  test('knows where one is, names each language in its own words, and says which it is', async () => {
    const { text } = await app.browser({ language: 'de' }).open('/signin?a=1');
    expect(text).toContain('action="/language?returnTo=%2Fsignin%3Fa%3D1"');
    expect(text).toContain('<button name="language" value="de" lang="de" aria-current="true">Deutsch</button>');
    expect(text).toContain('<button name="language" value="zh" lang="zh-Hans">简体中文</button>');
  });

  test('is on the page of a wrong address too, and leads back to it', async () => {
    const { text } = await app.browser().open('/nothing-here');
    expect(text).toContain('action="/language?returnTo=%2Fnothing-here"');
  });

  test.each(['https://evil.example/', '//evil.example', '/.//evil.example'])('never leads to %s', async (address) => {
    const browser = app.browser();
    await browser.open('/');
    const chosen = await browser.submit(`/language?returnTo=${encodeURIComponent(address)}`, { language: 'de' });
    expect(chosen.location).toBe(`${app.url}/`);
  });

  test('takes no language that there are no pages in, and no form of another site', async () => {
    const browser = app.browser();
    await browser.open('/');
    expect((await browser.submit('/language', { language: 'xx' })).status).toBe(400);
    expect((await browser.submit('/language', { language: 'de' }, 'other site')).status).toBe(403);
    expect((await browser.open('/')).text).toContain(pageWordsFor('en').start.heading);
  });
});
