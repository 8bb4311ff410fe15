import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserOptions } from '../../../support/browser/browser-client.js';
import { follow } from '../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { LoopbackWeb } from '../../support/loopback-web.js';
import { somebody, type Somebody } from '../../../support/people/operators.js';

/** What is left of it when markup is taken away is markup. */
const HOSTILE = '&lt;/bdi&gt;&lt;script&gt;alert(1)&lt;/script&gt;';

let app: TestApp;
let web: LoopbackWeb;
let followed = 0;

beforeAll(async () => {
  web = await LoopbackWeb.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule],
    config: { role: 'api', rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'] },
  });
});

afterAll(async () => {
  await app?.close();
  await web?.close();
});

interface Reader extends Somebody {
  readonly sourceId: string;
  readonly path: string;
}

/** Whoever follows one feed with three items. */
async function reader(options: BrowserOptions = {}): Promise<Reader> {
  const one = await somebody(app, options);
  followed += 1;
  const items = ['Football today', 'Harbour news', HOSTILE].map((title) => ({ title, at: Date.now() - 3_600_000 }));
  const sourceId = await follow(app, one.token, web.feed(`/feed-${followed}`, `Feed ${HOSTILE}`, items));
  return { ...one, sourceId, path: `/feeds/${sourceId}` };
}

interface Rule {
  readonly id: string;
  readonly action: string;
  readonly keyword: string;
  readonly enabled: boolean;
  readonly source_id: string | null;
}

const rules = async (token: string): Promise<Rule[]> =>
  (await app.post<{ rules: Rule[] }>('/api/v1/rules/list', {}, token)).body.rules;

describe('the page of a feed', () => {
  test('shows how it is and its newest items, and its titles as text', async () => {
    const { browser, path, sourceId } = await reader();
    const { status, text } = await browser.open(path);
    expect(status).toBe(200);
    for (const words of [
      'All is well.',
      'Football today',
      `/items?feed=${sourceId}`,
      `/briefings/new?feed=${sourceId}`,
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&lt;script>alert');
  });

  test('is there for who follows it alone', async () => {
    const [one, other] = [await reader(), await reader()];
    expect((await other.browser.open(one.path)).status).toBe(404);
    expect((await other.browser.open('/feeds/src_01kdwx6z5nf3btkmh4g0s1v9aq')).status).toBe(404);
    expect((await app.browser().open(one.path)).status).toBe(303);
  });

  test('refreshes, or says why it does not', async () => {
    const { browser, path } = await reader();
    await browser.open(path);
    const fresh = await browser.settle(await browser.submit(path, { do: 'refresh' }));
    expect(fresh.text).toContain('It was not asked');
  });

  test('says in the language of the reader what is wrong, since when, and when it is asked again', async () => {
    const { browser, token } = await reader({ language: 'de' });
    const ill = { feed_url: web.status(`/ill-${followed}`, 500) };
    const created = await app.post<{ source: { id: string } }>('/api/v1/subscriptions/create', ill, token);
    const { text } = await browser.open(`/feeds/${created.body.source.id}`);
    expect(text).toContain('Die Website hat gerade ein Problem.');
    expect(text).not.toContain('is in trouble');
  });

  test('keeps choices of articles and folders, and says what is wrong with the name of a folder', async () => {
    const { browser, path, token, sourceId } = await reader();
    await browser.open(path);
    expect((await browser.submit(path, { do: 'articles', full_articles: 'on' })).location).toContain('done=articles');
    expect((await browser.open(path)).text).toContain('name="full_articles" checked');
    await browser.submit(path, { do: 'folders', new_folder: 'News' });
    const { body } = await app.post<{ folders: { id: string; source_ids: string[] }[] }>(
      '/api/v1/folders/list',
      {},
      token,
    );
    expect(body.folders).toMatchObject([{ source_ids: [sourceId] }]);
    expect((await browser.open(path)).text).toContain(`name="in_${body.folders[0]?.id}" checked`);
    const refused = await browser.settle(await browser.submit(path, { do: 'folders', new_folder: 'x'.repeat(101) }));
    expect(refused.text).toContain('A folder needs a name');
  });
});

describe('the pages of rules', () => {
  test('add a rule for one feed from its page, and come back to it', async () => {
    const { browser, path, token, sourceId } = await reader();
    await browser.open(path);
    const fields = { action: 'mute', keyword: 'football', scope: sourceId, do: 'save' };
    const first = await browser.submit('/feeds/rules', fields);
    expect(first.location).toBe(`${app.url}${path}?done=rule#rules`);
    await browser.submit('/feeds/rules', fields);
    expect(await rules(token)).toMatchObject([{ action: 'mute', keyword: 'football', source_id: sourceId }]);
    expect((await browser.open(path)).text).toContain('Leave out what says “football”');
  });

  test('show what a rule would have done before it is kept', async () => {
    const { browser, token } = await reader();
    await browser.open('/feeds/rules');
    const tried = await browser.submit('/feeds/rules', { action: 'mute', keyword: 'football', scope: '', do: 'try' });
    expect(tried.text).toContain('It would have left out 1 of 3 items.');
    expect(tried.text).toContain('Football today');
    expect(tried.text).toContain('value="football"');
    expect(await rules(token)).toEqual([]);
  });

  test('change, pause, resume and delete a rule', async () => {
    const { browser, token } = await reader();
    await browser.open('/feeds/rules');
    await browser.submit('/feeds/rules', { action: 'mute', keyword: 'golf', scope: '', do: 'save' });
    const [rule] = await rules(token);
    const path = `/feeds/rules/${rule?.id ?? ''}`;
    expect((await browser.open(path)).text).toContain('value="golf"');
    await browser.submit(path, { action: 'prefer', keyword: 'chess', scope: '', do: 'save' });
    await browser.submit(path, { do: 'pause' });
    expect(await rules(token)).toMatchObject([{ action: 'prefer', keyword: 'chess', enabled: false }]);
    await browser.submit(path, { do: 'resume' });
    expect((await browser.open('/feeds/rules')).text).toContain('Prefer what says “chess”');
    const gone = await browser.settle(await browser.submit(path, { do: 'delete' }));
    expect(gone.text).toContain('The rule is deleted.');
    expect((await browser.open(path)).status).toBe(404);
  });

  test('say beside the field what is wrong, and keep what was typed', async () => {
    const { browser, token } = await reader();
    await browser.open('/feeds/rules');
    const unspoken = await browser.submit('/feeds/rules', {
      action: 'prefer',
      keyword: '"---"',
      scope: '',
      do: 'save',
    });
    expect([unspoken.status, unspoken.text.includes('id="keyword-fault"')]).toEqual([422, true]);
    expect(unspoken.text).toContain('value="&quot;---&quot;"');
    const strange = { action: 'mute', keyword: 'golf', scope: 'src_01kdwx6z5nf3btkmh4g0s1v9aq', do: 'save' };
    const gone = await browser.submit('/feeds/rules', strange);
    expect([gone.status, gone.text.includes('id="scope-fault"')]).toEqual([422, true]);
    expect(await rules(token)).toEqual([]);
  });

  test('know nothing of the rules of others', async () => {
    const [one, other] = [await reader(), await reader()];
    await one.browser.open('/feeds/rules');
    await one.browser.submit('/feeds/rules', { action: 'mute', keyword: 'secret', scope: '', do: 'save' });
    const [rule] = await rules(one.token);
    const path = `/feeds/rules/${rule?.id ?? ''}`;
    expect((await other.browser.open('/feeds/rules')).text).not.toContain('secret');
    expect((await other.browser.open(path)).status).toBe(404);
    for (const action of ['delete', 'pause', 'save', 'try']) {
      await other.browser.open('/feeds/rules');
      expect((await other.browser.submit(path, { do: action, keyword: 'x' })).status).toBe(404);
    }
    expect((await one.browser.submitRaw(path, 'do=delete')).status).toBe(403);
    expect(await rules(one.token)).toHaveLength(1);
  });
});

describe('the samples', () => {
  test('are at their addresses', async () => {
    const sample = await app.get('/samples/feeds/harbour-daily.en.rss.xml');
    expect([sample.status, sample.text.includes('Harbour Daily')]).toEqual([200, true]);
    expect((await app.get('/samples/feeds/..%2Fpackage.json')).status).toBe(404);
  });
});
