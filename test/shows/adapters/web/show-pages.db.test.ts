import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../../src/preferences/preferences.module.js';
import { ShowsModule } from '../../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import type { BrowserOptions } from '../../../support/browser/browser-client.js';
import { FeedServer, newsItems } from '../../../support/servers/feed-server.js';
import { follow } from '../../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { somebody, type Somebody } from '../../../support/people/operators.js';

const PAGE = '/shows';

let app: TestApp;
let feeds: FeedServer;

beforeAll(async () => {
  feeds = await FeedServer.start();
  app = await startTestApp({
    listen: 'known',
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule],
    config: { role: 'api', rateLimitPerMinute: 100_000, feedAllowedPrivateCidrs: ['127.0.0.0/8'], showsPerMember: 2 },
  });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

interface Listener extends Somebody {
  readonly sourceId: string;
}

async function signedIn(options: BrowserOptions = {}): Promise<Listener> {
  const one = await somebody(app, options);
  const address = feeds.serve('gazette', newsItems(12, Date.now()));
  return { ...one, sourceId: await follow(app, one.token, address) };
}

const filled = (fields: Record<string, string> = {}): Record<string, string> => ({
  do: 'save',
  name: 'Morning <i>',
  request: 'No sport, please',
  when: 'weekly',
  day_mon: 'on',
  readyAt: '07:00',
  timezone: 'Europe/Berlin',
  ...fields,
});

interface Show {
  readonly id: string;
  readonly name: string;
  readonly format: string | null;
  readonly podcast_feed_url: string;
  readonly scope: object;
}

const shows = async (token: string): Promise<Show[]> =>
  (await app.post<{ shows: Show[] }>('/api/v1/shows/list', {}, token)).body.shows;

/** The path of the new show. */
async function made({ browser }: Somebody, fields: Record<string, string> = {}): Promise<string> {
  await browser.open(`${PAGE}/new`);
  const { status, location } = await browser.submit(PAGE, filled(fields));
  expect(status).toBe(303);
  return new URL(location ?? '').pathname;
}

describe('the pages of shows', () => {
  test('are for who is signed in', async () => {
    const seen = await app.browser().open(PAGE);
    expect([seen.status, seen.location]).toEqual([303, `${app.url}/signin?returnTo=%2Fshows`]);
  });

  test('make a show of chosen sources, which agents see as well', async () => {
    const somebody = await signedIn();
    const { browser, token, sourceId } = somebody;
    expect((await browser.open(PAGE)).text).toContain('You have no shows yet.');
    const path = await made(somebody, { [`only_${sourceId}`]: 'on' });
    const shown = await browser.open(`${path}?done=created`);
    expect(shown.text).toContain('Morning &lt;i>');
    expect(shown.text).toContain('Mon, 07:00 (Europe/Berlin)');
    const [show] = await shows(token);
    expect(show).toMatchObject({ name: 'Morning <i>', scope: { source_ids: [sourceId] } });
    expect(shown.text).toContain(show?.podcast_feed_url ?? '?');
    expect((await browser.open(PAGE)).text).toContain(`href="${path}"`);
  });

  test('make one show however often the button is pressed', async () => {
    const { browser, token } = await signedIn();
    const { text } = await browser.open(`${PAGE}/new`);
    const [, key = ''] = /name="key" value="([^"]+)"/.exec(text) ?? [];
    const [first, second] = [await browser.submit(PAGE, filled({ key })), await browser.submit(PAGE, filled({ key }))];
    expect(second.location).toBe(first.location);
    expect(await shows(token)).toHaveLength(1);
  });

  test('show again what was refused, with what was typed and what is wrong with it', async () => {
    const { browser, token } = await signedIn({ language: 'de' });
    await browser.open(`${PAGE}/new`);
    const refused = await browser.submit(PAGE, filled({ readyAt: '25:00', request: '"><script>' }));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('href="#readyAt">Geben Sie eine Uhrzeit');
    expect(refused.text).toContain('&quot;>&lt;script></textarea>');
    const strange = await browser.submit(PAGE, filled({ only_src_01kdwx6z5nf3btkmh4g0s1v9aq: 'on' }));
    expect([strange.status, strange.text.includes('href="#sources"')]).toEqual([422, true]);
    expect(await shows(token)).toEqual([]);
  });

  test('offer all time zones, keep an alias that an agent chose, and refuse what is none', async () => {
    const { browser, token } = await signedIn();
    const { text } = await browser.open(`${PAGE}/new`);
    expect(text).toContain('<optgroup label="America">');
    expect(text).toContain('<option value="America/Argentina/Buenos_Aires">Argentina, Buenos Aires</option>');
    expect(text.match(/<option value="[A-Z]\w+\//g)?.length).toBeGreaterThan(400);
    const schedule = { days: ['mon'], ready_at: '07:00', timezone: 'US/Pacific' };
    const { body } = await app.post<{ show: Show }>('/api/v1/shows/create', { name: 'West', schedule }, token);
    const form = await browser.open(`${PAGE}/${body.show.id}/edit`);
    expect(form.text).toContain('<option value="US/Pacific" selected>US/Pacific</option>');
    const refused = await browser.submit(PAGE, filled({ timezone: 'Mars/Olympus' }));
    expect(refused.status).toBe(422);
    expect(refused.text).toContain('id="timezone-fault"');
  });

  test('change a show, keep what was not changed, and say when there are too many', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    const path = await made(somebody, { format: 'headlines' });
    const form = await browser.open(`${path}/edit`);
    expect(form.text).toMatch(/<option value="headlines" selected/);
    const saved = await browser.submit(path, filled({ name: 'Evening', format: 'headlines' }));
    expect(saved.location).toBe(`${app.url}${path}?done=saved`);
    expect(await shows(token)).toMatchObject([{ name: 'Evening', format: 'headlines' }]);
    await made(somebody);
    await browser.open(`${PAGE}/new`);
    const third = await browser.submit(PAGE, filled({ name: 'Third' }));
    expect([third.status, third.text.includes('as many shows as there can be')]).toEqual([422, true]);
  });

  test('make no show of everything of one whose sources are followed no more', async () => {
    const somebody = await signedIn();
    const { browser, token, sourceId } = somebody;
    const path = await made(somebody, { [`only_${sourceId}`]: 'on' });
    expect((await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token)).status).toBe(200);
    const { text } = await browser.open(`${path}/edit`);
    expect(text).toMatch(new RegExp(`name="only_${sourceId}" checked`));
    const saved = await browser.submit(path, filled({ name: 'Evening', [`only_${sourceId}`]: 'on' }));
    expect(saved.location).toBe(`${app.url}${path}?done=saved`);
    expect(await shows(token)).toMatchObject([{ name: 'Evening', scope: { source_ids: [sourceId] } }]);
  });

  test('run an episode, renew the address of the feed, and delete the show', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    const path = await made(somebody);
    const [before] = await shows(token);
    await browser.open(path);
    expect((await browser.submit(path, { do: 'run' })).location).toBe(`${app.url}${path}?done=started`);
    expect((await browser.open(path)).text).toMatch(/<h3><a href="\/b\/[^"]+">/);
    expect((await browser.submit(path, { do: 'renew' })).status).toBe(303);
    const [after] = await shows(token);
    expect(after?.podcast_feed_url).not.toBe(before?.podcast_feed_url);
    await browser.open(path);
    expect((await browser.submit(path, { do: 'delete' })).location).toBe(`${app.url}${PAGE}`);
    expect(await shows(token)).toEqual([]);
    expect((await browser.open(path)).status).toBe(404);
  });

  test('say why no episode can be made now, to whoever follows nothing any more', async () => {
    const somebody = await signedIn();
    const { browser, token, sourceId } = somebody;
    const path = await made(somebody);
    expect((await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token)).status).toBe(200);
    for (const [at, fields] of [[path, { do: 'run' }] as const, [`${path}/preview`, { format: 'brief' }] as const]) {
      await browser.open(path);
      expect((await browser.submit(at, fields)).location).toBe(`${app.url}${path}?done=no_sources`);
    }
    expect((await browser.open(`${path}?done=no_sources`)).text).toContain('None of its sources is followed any more.');
  });

  test('preview what the next episode would say otherwise', async () => {
    const somebody = await signedIn();
    const path = await made(somebody, { request: '' });
    await somebody.browser.open(path);
    const { status, text } = await somebody.browser.submit(`${path}/preview`, { request: '', format: 'headlines' });
    expect([status, text.includes('With the changes')]).toEqual([200, true]);
    expect(text).toContain('as before');
    expect(await shows(somebody.token)).toMatchObject([{ format: null }]);
  });

  test('say which rules hold for the episodes, in the words of their own page', async () => {
    const somebody = await signedIn();
    const path = await made(somebody, {});
    const none = await somebody.browser.open(path);
    expect(none.text).toMatch(/Rules for what is told.*There are none yet/);
    await app.post('/api/v1/rules/create', { action: 'mute', keyword: '<i>golf' }, somebody.token);
    const { text } = await somebody.browser.open(path);
    expect(text).toMatch(/These hold for every episode.*Leave out what says “&lt;i(?:>|&gt;)golf”.*All feeds/);
    expect(text).toContain('href="/feeds/rules"');
  });

  test('do not show the shows of others, and take no form of another site', async () => {
    const path = await made(await signedIn());
    const { browser } = await signedIn();
    expect((await browser.open(path)).status).toBe(404);
    expect((await browser.open(`${path}/edit`)).status).toBe(404);
    await browser.open(`${PAGE}/new`);
    expect((await browser.submit(path, { do: 'delete' })).status).toBe(404);
    expect((await browser.submit(PAGE, filled(), 'other site')).status).not.toBe(303);
    expect((await browser.submitRaw(PAGE, new URLSearchParams(filled()).toString())).status).toBe(403);
  });
});

describe('POST /api/v1/shows/preview', () => {
  test('tells what would be said, story by story, and refuses what a show would be refused for', async () => {
    const somebody = await signedIn();
    await made(somebody, { request: '' });
    const [show] = await shows(somebody.token);
    const preview = (body: object) =>
      app.post<{ before: object | null; after: object | null; script: { item_id: string | null }[] }>(
        '/api/v1/shows/preview',
        { show_id: show?.id, ...body },
        somebody.token,
      );
    const { status, body } = await preview({});
    expect([status, body.before]).toEqual([200, body.after]);
    expect(body.script.some(({ item_id }) => item_id !== null)).toBe(true);
    expect((await preview({ changes: { scope: { query: 'zzzqqq' } } })).body.after).toBeNull();
    const muted = { action: 'mute', keyword: 'port OR harbour' };
    expect((await preview({ changes: { added_rules: [{ ...muted, keyword: '-zzzqqq' }] } })).body.after).toBeNull();
    const kept = await preview({ changes: { added_rules: [{ action: 'keep_only', keyword: 'zzzqqq' }] } });
    expect([kept.status, kept.body.after]).toEqual([200, null]);
    const strange = { ...muted, source_id: 'src_01kdwx6z5nf3btkmh4g0s1v9aq' };
    expect((await preview({ changes: { added_rules: [strange] } })).status).toBe(400);
    expect((await preview({ changes: { host_ids: ['nobody'] } })).status).toBe(400);
    expect((await preview({ changes: { name: 'x' } })).status).toBe(400);
    const stranger = await app.memberToken('stranger@example.org');
    const foreign = await app.post('/api/v1/shows/preview', { show_id: show?.id }, stranger);
    expect(foreign.status).toBe(404);
  });

  test('tells what another scope would make of a show whose sources are all gone', async () => {
    const somebody = await signedIn();
    const { token, sourceId } = somebody;
    await made(somebody, { request: '', [`only_${sourceId}`]: 'on' });
    const [show] = await shows(token);
    const other = await follow(app, token, feeds.serve('tribune', newsItems(12, Date.now())));
    await app.post('/api/v1/subscriptions/delete', { source_id: sourceId }, token);
    const preview = (changes: object) =>
      app.post<{ before: object | null; after: object | null; error?: string }>(
        '/api/v1/shows/preview',
        { show_id: show?.id, changes },
        token,
      );
    const moved = await preview({ scope: { source_ids: [other] } });
    expect([moved.status, moved.body.before, typeof moved.body.after]).toEqual([200, null, 'object']);
    expect(moved.body.after).not.toBeNull();
    expect((await preview({ format: 'brief' })).status).toBe(400);
  });
});

describe('the page of podcast feeds', () => {
  const FEEDS = '/settings/podcasts';

  const addressOf = async (token: string, show_id?: string): Promise<string> => {
    const asked = show_id === undefined ? {} : { show_id };
    const { body } = await app.post<{ podcast: { feed_url: string } }>('/api/v1/podcasts/get', asked, token);
    return body.podcast.feed_url;
  };

  test('is for who is signed in, and found from the settings', async () => {
    expect((await app.browser().open(FEEDS)).location).toBe(`${app.url}/signin?returnTo=%2Fsettings%2Fpodcasts`);
    const { browser } = await signedIn();
    expect((await browser.open('/settings')).text).toContain(`href="${FEEDS}"`);
  });

  test('shows the feed of everything and one for each show, and gives each a new address', async () => {
    const somebody = await signedIn();
    const { browser, token } = somebody;
    expect((await browser.open(FEEDS)).text).toContain('You have no shows yet.');
    const path = await made(somebody);
    const id = path.slice(PAGE.length + 1);
    const before = [await addressOf(token), await addressOf(token, id)];
    const { text } = await browser.open(FEEDS);
    for (const address of before) expect(text).toContain(address);
    expect(text).toContain(`href="${before[0]?.replace('http:', 'podcast:')}"`);
    const renewed = await browser.submit(FEEDS, { do: 'renew', show: id });
    expect(renewed.location).toBe(`${app.url}${FEEDS}?done=renewed`);
    const after = [await addressOf(token), await addressOf(token, id)];
    expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, false]);
    const { hidden } = await browser.settle(renewed);
    const withoutShow = Object.fromEntries(Object.entries(hidden).filter(([name]) => name !== 'show'));
    await browser.submitRaw(FEEDS, new URLSearchParams({ ...withoutShow, do: 'renew' }).toString());
    expect(await addressOf(token)).not.toBe(before[0]);
  });

  test('renews nothing of somebody else, and nothing without the token of its form', async () => {
    const owner = await signedIn();
    const id = (await made(owner)).slice(PAGE.length + 1);
    const before = await addressOf(owner.token, id);
    const { browser } = await signedIn();
    await browser.open(FEEDS);
    expect((await browser.submit(FEEDS, { do: 'renew', show: id })).status).toBe(404);
    await owner.browser.open(FEEDS);
    expect((await owner.browser.submitRaw(FEEDS, 'do=renew')).status).toBe(403);
    expect(await addressOf(owner.token, id)).toBe(before);
  });
});

describe('the page of today', () => {
  test('shows which shows come next, and nothing of them to who has none', async () => {
    const somebody = await signedIn();
    const { browser } = somebody;
    expect((await browser.open('/')).text).not.toContain('Next shows');
    await made(somebody, { name: 'When there is news', when: 'stories', stories: '5' });
    const path = await made(somebody, { name: 'Morning' });
    const { text } = await browser.open('/');
    expect(text).toMatch(/Next shows.*Morning.*When there is news/s);
    expect(text).toContain(`href="${path}"`);
  });
});
