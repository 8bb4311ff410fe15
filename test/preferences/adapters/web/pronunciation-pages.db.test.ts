import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { BrowserOptions } from '../../../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { somebody, type Somebody } from '../../../support/people/operators.js';

const PAGE = '/settings/pronunciations';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ listen: 'known', config: { rateLimitPerMinute: 100_000 } });
});

afterAll(() => app?.close());

const signedIn = (options: BrowserOptions = {}): Promise<Somebody> => somebody(app, options);

const list = async (token: string): Promise<string[]> => {
  const { body } = await app.post<{ pronunciations: { language: string; written: string; respelling: string }[] }>(
    '/api/v1/pronunciations/list',
    {},
    token,
  );
  return body.pronunciations.map(({ language, written, respelling }) => `${language} ${written} → ${respelling}`);
};

const NGUYEN = { language: 'en', written: 'Nguyen', respelling: 'Win', do: 'set' };

describe('the page of pronunciations', () => {
  test('is for who is signed in, and leads there', async () => {
    const seen = await app.browser().open(PAGE);
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Fsettings%2Fpronunciations`]);
  });

  test('sets, changes and deletes words, which agents see as well', async () => {
    const { browser, token } = await signedIn();
    const empty = await browser.open(PAGE);
    expect(empty.text).toContain('There are none yet.');
    const set = await browser.submit(PAGE, NGUYEN);
    expect([set.status, set.location]).toEqual([303, `${app.url}${PAGE}?done=set`]);
    const shown = await browser.settle(set);
    expect(shown.text).toContain('Saved.');
    expect(shown.text).toMatch(/<bdi lang="en">Nguyen<\/bdi>.*value="Win"/s);
    await browser.submit(PAGE, { ...NGUYEN, written: 'nguyen', respelling: 'Nwin' });
    expect(await list(token)).toEqual(['en nguyen → Nwin']);
    await browser.open(PAGE);
    const gone = await browser.submit(PAGE, { ...NGUYEN, do: 'delete' });
    expect(gone.location).toBe(`${app.url}${PAGE}?done=deleted`);
    expect(await list(token)).toEqual([]);
    await browser.open(PAGE);
    expect((await browser.submit(PAGE, { ...NGUYEN, do: 'delete' })).status).toBe(303);
  });

  test('shows again what was refused, with the field and what is wrong with it', async () => {
    const { browser, token } = await signedIn({ language: 'de' });
    await browser.open(PAGE);
    const refused = await browser.submit(PAGE, { ...NGUYEN, language: 'ja', respelling: '<b>"x"</b>' });
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('Das hat nicht geklappt');
    expect(refused.text).toMatch(/href="#respelling">Nur Buchstaben, Ziffern/);
    expect(refused.text).toMatch(/<option value="ja" selected>Japanisch/);
    expect(refused.text).toContain('value="&lt;b>&quot;x&quot;&lt;/b>"');
    expect(await list(token)).toEqual([]);
  });

  test('shows the list in parts, and stays where one was', async () => {
    const { browser, token } = await signedIn();
    for (let number = 1; number <= 51; number += 1) {
      const body = { language: 'en', written: `word ${number}`, respelling: 'said' };
      await app.post('/api/v1/pronunciations/set', body, token);
    }
    const first = await browser.open(PAGE);
    expect(first.text.match(/<bdi lang=/g)).toHaveLength(50);
    const [, next = ''] = /href="(\/settings\/pronunciations\?cursor=[^"]+)"/.exec(first.text) ?? [];
    const second = await browser.open(next);
    expect(second.text).toContain('<bdi lang="en">word 1</bdi>');
    const changed = await browser.submit(PAGE, { written: 'word 1', respelling: 'told', do: 'set' });
    expect(changed.location).toBe(`${app.url}${next}&done=set`);
    expect((await browser.open(`${PAGE}?cursor=nonsense`)).status).toBe(400);
    await browser.open(next);
    const deleted = await browser.submit(PAGE, { written: 'word 1', respelling: '', do: 'delete' });
    const emptied = await browser.settle(deleted);
    expect(emptied.text).toContain('<bdi lang="en">word 51</bdi>');
  });

  test('takes no form of another site, and none without its token', async () => {
    const { browser, token } = await signedIn();
    await browser.open(PAGE);
    expect((await browser.submit(PAGE, NGUYEN, 'other site')).status).not.toBe(200);
    expect((await browser.submitRaw(PAGE, new URLSearchParams(NGUYEN).toString())).status).toBe(403);
    expect(await list(token)).toEqual([]);
  });

  test('is found from the settings, and from the address that it had', async () => {
    const { browser } = await signedIn();
    expect((await browser.open('/settings')).text).toContain(`href="${PAGE}"`);
    expect((await browser.open('/pronunciations')).location).toBe(`${app.url}${PAGE}`);
  });
});
