import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { IssueToken } from '../../src/identity/access/application/commands/issue-token.js';
import { RequestPasswordReset } from '../../src/identity/accounts/application/commands/request-password-reset.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import type { CallerId } from '../../src/shared/kernel/identifiers.js';
import { ShowsModule } from '../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { linkIn, mailTo } from '../identity/accounts/mail-kit.js';
import type { BrowserClient, Seen } from '../support/browser/browser-client.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { type Arrived, MailServer } from '../support/servers/mail-server.js';
import { newAddress, PASSWORD, People } from '../support/people/people.js';
import { untilTrue } from '../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];
const NEXT = 'a brand new secret';
const HOOK = { url: 'https://hooks.example.org/briefings' };
const SHOW = { name: 'Morning', schedule: { new_stories: 5 } };

interface Webhook {
  readonly enabled: boolean;
  readonly disabled_reason: string | null;
}

/** What whoever was in an account has of it. */
interface Known {
  readonly caller: CallerId;
  readonly feeds: readonly string[];
  readonly secret: string;
}

let server: MailServer;
let front: TestApp;
let worker: TestApp;
let people: People;
let made = 0;

const newEmail = (): string => `victim-${(made += 1)}@example.org`;

const startWorker = (): Promise<TestApp> =>
  startTestApp({
    modules: MODULES,
    databaseUrl: front.databaseUrl,
    // Links lead to where people come in.
    config: { ...mailTo(server), baseUrl: front.url, rateLimitPerMinute: 100_000, role: 'worker' },
  });

beforeAll(async () => {
  server = await MailServer.start();
  front = await startTestApp({
    modules: MODULES,
    listen: 'known',
    config: { ...mailTo(server), signUp: 'open', rateLimitPerMinute: 100_000, role: 'api' },
  });
  worker = await startWorker();
  people = new People(front);
});

afterAll(async () => {
  await worker?.close();
  await front?.close();
  await server?.close();
});

/** Somebody makes an account with that address, and has what goes on without the password. */
async function signUp(email: string, browser: BrowserClient): Promise<Known> {
  await browser.open('/signup');
  await browser.submit('/signup', { email, name: 'Whoever', password: PASSWORD });
  const { token, callerId } = await people.commands.execute(new IssueToken(email));
  const show = await front.post<{ show: { podcast_feed_url: string } }>('/api/v1/shows/create', SHOW, token);
  const feeds = [await feedOf(token), show.body.show.podcast_feed_url];
  const { body } = await front.post<{ secret: string }>('/api/v1/webhooks/create', HOOK, token);
  return { caller: callerId, feeds, secret: body.secret };
}

async function feedOf(token: string): Promise<string> {
  const { body } = await front.post<{ podcast: { feed_url: string } }>('/api/v1/podcasts/get', {}, token);
  return body.podcast.feed_url;
}

const statusOf = async (url: string): Promise<number> => (await front.get(new URL(url).pathname)).status;

const areRefused = async ({ feeds }: Known): Promise<boolean> =>
  (await Promise.all(feeds.map(statusOf))).every((status) => status === 404);

async function webhookOf(email: string): Promise<Webhook | undefined> {
  const { token } = await people.commands.execute(new IssueToken(email));
  return (await front.post<{ webhooks: Webhook[] }>('/api/v1/webhooks/list', {}, token)).body.webhooks[0];
}

const resetsFor = (email: string): readonly Arrived[] =>
  server.arrived.filter(({ to, mail }) => to.includes(email) && mail.text?.includes('/reset/') === true);

async function mailed(email: string): Promise<string> {
  const before = resetsFor(email).length;
  const request = { email, visit: { address: newAddress() }, language: 'en' } as const;
  await people.commands.execute(new RequestPasswordReset(request));
  await untilTrue(() => resetsFor(email).length > before);
  return linkIn(resetsFor(email)[before]!, 'reset');
}

async function choosePassword(path: string, browser: BrowserClient): Promise<Seen> {
  await browser.open(path);
  return browser.submit(path, { password: NEXT });
}

const reset = async (email: string, browser = front.browser()): Promise<Seen> =>
  choosePassword(await mailed(email), browser);

/** Of facts and of what comes after them, at once. */
const isAllTold = async (): Promise<boolean> => {
  await people.database.execute(`update jobs.job set start_after = now() where name like '%secured-late'`);
  const [row] = await people.database.query<{ count: number }>(
    `select count(*)::int as count from jobs.job where name like '%secured%' and state not in ('completed', 'failed')`,
  );
  return row?.count === 0;
};

describe('an account that somebody made with the address of another one', () => {
  test('keeps nothing for them when the other one chooses a password by mail', async () => {
    const [email, owner] = [newEmail(), front.browser()];
    const known = await signUp(email, front.browser());
    expect(await Promise.all(known.feeds.map(statusOf))).toEqual([200, 200]);
    const answer = await reset(email, owner);
    expect(answer.location).toBe(`${front.url}/account?done=recovered`);
    await untilTrue(() => areRefused(known));
    await untilTrue(async () => (await webhookOf(email))?.enabled === false);
    expect(await webhookOf(email)).toMatchObject({ enabled: false, disabled_reason: 'account_secured' });
    const { text } = await owner.open('/account?done=recovered');
    for (const words of ['private podcast feeds have new addresses', 'Podcast feeds got new addresses']) {
      expect(text).toContain(words);
    }
    const kinds = await people.kindsOf(known.caller);
    expect(kinds).toEqual(expect.arrayContaining(['account_recovered', 'podcasts_renewed', 'webhooks_disabled']));
  });

  test('keeps nothing for them when the other one had confirmed the address without thinking', async () => {
    const email = newEmail();
    const known = await signUp(email, front.browser());
    const path = linkIn((await server.mailTo(email))[0]!, 'confirm');
    const owner = front.browser();
    await owner.open(path);
    expect((await owner.submit(path)).status).toBe(200);
    expect(await statusOf(known.feeds[0]!)).toBe(200);
    expect((await reset(email)).location).toContain('done=recovered');
    await untilTrue(() => areRefused(known));
  });

  test('keeps nothing for them when the program is killed right after the new password', async () => {
    const email = newEmail();
    const known = await signUp(email, front.browser());
    const path = await mailed(email);
    await worker.close(0);
    expect((await choosePassword(path, front.browser())).status).toBe(303);
    expect(await Promise.all(known.feeds.map(statusOf))).toEqual([200, 200]);
    worker = await startWorker();
    await untilTrue(() => areRefused(known));
    await untilTrue(async () => (await webhookOf(email))?.enabled === false);
  });

  test('gives a new secret to a webhook, so that the one they know signs nothing', async () => {
    const email = newEmail();
    const known = await signUp(email, front.browser());
    await reset(email);
    await untilTrue(async () => (await webhookOf(email))?.enabled === false);
    await untilTrue(isAllTold);
    const { token } = await people.commands.execute(new IssueToken(email));
    const { body } = await front.post<{ webhooks: { id: string }[] }>('/api/v1/webhooks/list', {}, token);
    const asked = { webhook_id: body.webhooks[0]!.id };
    const rotated = await front.post<{ secret: string }>('/api/v1/webhooks/rotate', asked, token);
    expect(rotated.body.secret).not.toBe(known.secret);
    const on = await front.post<{ webhook: Webhook }>('/api/v1/webhooks/update', { ...asked, enabled: true }, token);
    expect(on.body.webhook).toMatchObject({ enabled: true, disabled_reason: null });
  });
});

describe('an account whose owner is known by mail', () => {
  test('keeps its podcast feeds and webhooks over a later reset, which offers to end them', async () => {
    const email = newEmail();
    await signUp(email, front.browser());
    await reset(email);
    await untilTrue(async () => (await webhookOf(email))?.enabled === false);
    await untilTrue(isAllTold);
    const { token } = await people.commands.execute(new IssueToken(email));
    const feed = await feedOf(token);
    const owner = front.browser();
    expect((await reset(email, owner)).location).toBe(`${front.url}/account?done=reset`);
    const { text } = await owner.open('/account?done=reset');
    expect(text).toContain('New addresses for all my podcast feeds');
    await untilTrue(isAllTold);
    expect(await statusOf(feed)).toBe(200);
    const answer = await owner.submit('/account', { secure: 'now', podcasts: 'on' });
    expect(answer.location).toBe(`${front.url}/account?done=secured`);
    await untilTrue(async () => (await statusOf(feed)) === 404);
  });

  test('is known from the day on which they confirmed the address in the browser that is signed in', async () => {
    const [email, owner] = [newEmail(), front.browser()];
    const known = await signUp(email, owner);
    const path = linkIn((await server.mailTo(email))[0]!, 'confirm');
    await owner.open(path);
    expect((await owner.submit(path)).status).toBe(200);
    expect((await reset(email, owner)).location).toContain('done=reset');
    await untilTrue(isAllTold);
    expect(await Promise.all(known.feeds.map(statusOf))).toEqual([200, 200]);
    await owner.open('/account');
    await owner.submit('/account', { secure: 'now', webhooks: 'on' });
    await untilTrue(async () => (await webhookOf(email))?.disabled_reason === 'account_secured');
    expect(await statusOf(known.feeds[0]!)).toBe(200);
  });
});
