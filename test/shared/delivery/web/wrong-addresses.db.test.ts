import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { pageWordsFor } from '../../../../src/shared/delivery/web/language/locale.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

const OF_A_BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ listen: 'known' });
});
afterAll(() => app?.close());

const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(app.url + path, { method, headers: { accept: OF_A_BROWSER, ...headers } });

describe('a wrong address', () => {
  test.each(['/nothing', '/wp-login.php', '/hosts/nobody/x', '/b/x/y/z', '/openapi.yaml', '/%E0%A4%A', '/a%00b'])(
    '%s is a page with the way home for browsers',
    async (path) => {
      const answer = await open(path);
      const text = await answer.text();
      expect([answer.status, answer.headers.get('content-type')]).toEqual([
        path === '/%E0%A4%A' ? 400 : 404,
        'text/html; charset=utf-8',
      ]);
      expect(text).toContain('<a class="button primary" href="/">');
      expect(answer.headers.get('content-security-policy')).toContain("style-src 'self'");
      expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(answer.headers.get('x-request-id')).not.toBeNull();
    },
  );

  test.each(LANGUAGES)('is explained in %s', async (language) => {
    const text = await (await open('/nothing', { 'accept-language': language })).text();
    const { errors, home } = pageWordsFor(language);
    for (const word of [errors.not_found.heading, errors.not_found.advice, home]) expect(text).toContain(word);
  });

  test('that only takes forms says so with its status', async () => {
    const answer = await open('/language');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
    expect(await answer.text()).toContain('<h1>');
  });

  test.each(['/api/v1/nothing', '/mcp', '/.well-known/nothing'])('%s stays JSON, whoever asks', async (path) => {
    const answer = await open(path);
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(await answer.json()).toHaveProperty('message');
  });

  test.each(['*/*', 'application/json', ''])('is JSON for programs that accept %p', async (accept) => {
    const answer = await open('/nothing', { accept });
    expect(await answer.json()).toEqual({
      error: 'not_found',
      message: 'There is no GET /nothing; /docs lists what there is.',
    });
  });
});
