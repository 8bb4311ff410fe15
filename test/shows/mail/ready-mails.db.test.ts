import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { FindPerson } from '../../../src/identity/accounts/application/queries/find-person.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { BriefingId, CallerId } from '../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../src/shared/kernel/compliance/personal-data-index.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { AnnounceBriefing } from '../../../src/shows/mail/application/commands/announce-briefing.js';
import { SendReadyMail } from '../../../src/shows/mail/application/commands/send-ready-mail.js';
import { PurgeReadyMails } from '../../../src/shows/mail/application/commands/purge-ready-mails.js';
import { ShowsModule } from '../../../src/shows/shows.module.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { linkIn, mailTo } from '../../identity/accounts/mail-kit.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { follow } from '../../support/people/follow.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { type Arrived, MailServer } from '../../support/servers/mail-server.js';
import { until, untilTrue } from '../../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ShowsModule];
const EMAIL = 'listener@example.org';
const HOUR_MS = 3_600_000;

let app: TestApp;
let feeds: FeedServer;
let server: MailServer;
let token: string;
let owner: CallerId;
let briefingId: BriefingId;
let first: Arrived;

const commands = () => app.app.get(CommandBus, { strict: false });
const database = () => app.app.get(Database);
const callerOf = (email: string): Promise<CallerId> =>
  app.app.get(QueryBus, { strict: false }).execute(new FindPerson({ email }));

const notify = (value: boolean, as = token) => app.post('/api/v1/notifications/update', { mail_ready: value }, as);

/** Wants mails at an address that is theirs. */
async function subscribed(email: string): Promise<string> {
  const made = await app.memberToken(email);
  expect((await notify(true, made)).body).toEqual({ mail_ready: true });
  const [confirmation] = await server.mailTo(email);
  const browser = app.browser();
  const path = linkIn(confirmation!, 'confirm');
  await browser.open(path);
  expect((await browser.submit(path)).status).toBe(200);
  return made;
}

async function readyBriefing(): Promise<BriefingId> {
  feeds.serve('daily', newsItems(12, Date.now()));
  await follow(app, token, `${feeds.url}/daily`);
  const capacity = { target_length_seconds: 180 };
  const request = { artifact_type: 'audio_brief', user_request: 'What is new?', capacity };
  const { body } = await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', request, token);
  await until(
    () => app.post<{ artifact: { status: string } }>('/api/v1/artifacts/get', { id: body.artifact_id }, token),
    (answer) => answer.body.artifact.status === 'ready',
  );
  return brand(body.artifact_id);
}

beforeAll(async () => {
  [feeds, server] = [await FeedServer.start(), await MailServer.start()];
  const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000, ...mailTo(server) };
  app = await startTestApp({ modules: MODULES, config, listen: 'known' });
  token = await subscribed(EMAIL);
  owner = await callerOf(EMAIL);
  server.arrived.length = 0;
  briefingId = await readyBriefing();
  first = (await server.mailTo(EMAIL))[0]!;
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
  await server?.close();
});

beforeEach(() => {
  server.arrived.length = 0;
});

interface Settled {
  readonly outcome: string | null;
  readonly reason: string | null;
}

/** What becomes of the mail about the briefing when it is told as if there had been none. */
async function toldAgain(at = Date.now(), change = async (): Promise<void> => {}): Promise<Settled> {
  await database().execute('delete from shows.ready_mail');
  await change();
  await commands().execute(new AnnounceBriefing(briefingId, owner, at));
  return settled();
}

/** What has become of the mail, when it is not made to wait. */
const settled = (): Promise<Settled> =>
  until(
    async () => {
      await database().execute(`update jobs.job set start_after = now() where state = 'retry'`);
      const [row] = await database().query<Settled>('select outcome, reason from shows.ready_mail');
      return row ?? { outcome: 'none', reason: null };
    },
    ({ outcome }) => outcome !== null,
  );

describe('a mail about a briefing that is ready', () => {
  test('has its title, cover, chapters, stories with their sources, and links, in HTML and in text', async () => {
    const { artifact } = (
      await app.post<{ artifact: { title: string; viewer_url: string } }>(
        '/api/v1/artifacts/get',
        { id: briefingId },
        token,
      )
    ).body;
    const { mail } = first;
    const page = artifact.viewer_url;
    expect(mail.subject).toBe(artifact.title);
    const [cover] = mail.attachments;
    expect([cover?.cid, cover?.contentType, cover?.related]).toEqual(['cover', 'image/jpeg', true]);
    expect(cover?.content.length).toBeLessThan(100_000);
    for (const body of [mail.text ?? '', mail.html || '']) {
      for (const link of [`${page}#t=0`, `${page}/read`, `${page}/download`]) expect(body).toContain(link);
      expect(body.match(/#t=\d+/g)?.length).toBeGreaterThan(2);
      expect(body).toContain('Chapters');
    }
    expect(mail.html).toContain('src="cid:cover"');
    // Nothing is fetched to show it.
    expect(mail.html).not.toMatch(/<(?:script|link|iframe)|src="(?!cid:)|url\(/);
  });

  test('opens what it links to', async () => {
    const links = (first.mail.html || '').matchAll(/href="(http:\/\/127\.0\.0\.1:\d+\/(?:b|unsub)[^"#]+)/g);
    const paths = new Set([...links].map(([, url = '']) => new URL(url).pathname));
    expect(paths.size).toBe(4);
    for (const path of paths) expect((await app.get(path)).status).toBe(200);
  });

  test('comes once, however often the briefing is told to be ready, and with the same id after a failure', async () => {
    server.troubles.push({ at: 'data', code: 451 });
    expect(await toldAgain()).toEqual({ outcome: 'taken', reason: null });
    for (let n = 0; n < 3; n += 1) await commands().execute(new AnnounceBriefing(briefingId, owner, Date.now()));
    await untilTrue(async () => {
      const waiting = `select from jobs.job where name = 'shows.ready-mails' and state not in ('completed', 'failed')`;
      return (await database().query(waiting)).length === 0;
    });
    expect(server.arrived).toHaveLength(1);
    expect(server.arrived[0]?.mail.messageId).toBe(first.mail.messageId);
  });

  test('is sent once though the program is told to stop while the server takes it, and not begun after that', async () => {
    await database().execute('delete from shows.ready_mail');
    await database().execute('insert into shows.ready_mail (briefing_id, caller_id, decided_at) values ($1, $2, $3)', [
      briefingId,
      owner,
      Date.now(),
    ]);
    const stop = new AbortController();
    server.beforeTaking = () => stop.abort(new Error('the program is stopping'));
    await commands().execute(new SendReadyMail(briefingId, stop.signal));
    server.beforeTaking = () => undefined;
    expect(server.arrived).toHaveLength(1);
    expect(await settled()).toEqual({ outcome: 'taken', reason: null });
    await database().execute('update shows.ready_mail set outcome = null');
    await expect(commands().execute(new SendReadyMail(briefingId, stop.signal))).rejects.toThrow('stopping');
    expect(server.arrived).toHaveLength(1);
  });

  test('is not sent of a briefing that is no news: taken over from an agent later, or held up', async () => {
    expect((await toldAgain(Date.now() - 7 * HOUR_MS)).outcome).toBe('none');
    const old = () =>
      database().execute('update briefing.briefing set created_at = created_at - $1 where id = $2', [
        7 * HOUR_MS,
        briefingId,
      ]);
    expect(await toldAgain(Date.now(), async () => void (await old()))).toEqual({
      outcome: 'dropped',
      reason: 'no news',
    });
    await database().execute('update briefing.briefing set created_at = created_at + $1 where id = $2', [
      7 * HOUR_MS,
      briefingId,
    ]);
    expect(server.arrived).toEqual([]);
  });

  test('is given up, and that is on record, when the mail server will not take it', async () => {
    server.troubles.push({ at: 'recipient', code: 550 });
    expect(await toldAgain()).toEqual({ outcome: 'refused', reason: 'the mail server: EENVELOPE 550 at RCPT TO' });
  });

  test('is on record for thirty days', async () => {
    await database().execute('delete from shows.ready_mail');
    await database().execute(
      `insert into shows.ready_mail (briefing_id, caller_id, decided_at, outcome)
       values ('old', $1, $2, 'taken'), ('left over', $1, $2, null), ('new', $1, $3, 'taken')`,
      [owner, Date.now() - 31 * 24 * HOUR_MS, Date.now() - 29 * 24 * HOUR_MS],
    );
    expect(await commands().execute(new PurgeReadyMails())).toBe(2);
    const left = await database().query<{ id: string }>('select briefing_id as id from shows.ready_mail');
    expect(left).toEqual([{ id: 'new' }]);
  });

  test('is in the language of the reader, and says which language the briefing is in', async () => {
    await app.post('/api/v1/settings/update', { profile: { language: 'de' } }, token);
    await toldAgain();
    const { mail } = server.arrived[0]!;
    expect(mail.html).toContain('Kapitel');
    expect(mail.html).toMatch(/<html lang="de">[^]*<h1 [^>]*lang="en"/);
  });
});

/** Without the foot of the page, which has buttons of its own. */
const mainOf = (page: string): string => /<main[\s\S]*<\/main>/.exec(page)?.[0] ?? '';

describe('the mails', () => {
  test('end by a plain POST without a cookie, and by nobody who only opens the link', async () => {
    const [, url = ''] = /^List-Unsubscribe: <(.*)>\r$/m.exec(first.raw) ?? [];
    expect(first.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const state = async () => (await app.post('/api/v1/notifications/get', {}, token)).body;
    const page = await fetch(url);
    expect([page.status, await state()]).toEqual([200, { mail_ready: true }]);
    expect(mainOf(await page.text())).toContain('<button');
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const answer = await fetch(url, { method: 'POST', body, redirect: 'error' });
    expect([answer.status, await state()]).toEqual([200, { mail_ready: false }]);
    expect((await toldAgain()).outcome).toBe('none');
    // Once more does no harm, and the page says how it is.
    expect((await fetch(url, { method: 'POST', body })).status).toBe(200);
    expect(mainOf(await (await fetch(url)).text())).not.toContain('<button');
    for (const wrong of [`${url}x`, url.replace(/\.[^.]*$/, '.AAAAAAAAAAAAAAAAAAAAAA'), url.replace(/[^/]+$/, 'x')]) {
      expect([(await fetch(wrong)).status, (await fetch(wrong, { method: 'POST', body })).status]).toEqual([404, 404]);
    }
    await notify(true);
  });

  test('end for who changes their mind while one waits', async () => {
    await database().execute('delete from shows.ready_mail');
    // For as long as it takes to change it.
    const refusals = Array.from({ length: 50 }, () => ({ at: 'recipient', code: 450 }) as const);
    server.troubles.push(...refusals);
    await commands().execute(new AnnounceBriefing(briefingId, owner, Date.now()));
    await untilTrue(() => server.troubles.length < refusals.length);
    await notify(false);
    expect(await settled()).toEqual({ outcome: 'dropped', reason: 'not wanted any more' });
    server.troubles.length = 0;
    expect(server.arrived).toEqual([]);
    await notify(true);
  });

  test('are for members, and off until they ask', async () => {
    const someone = await app.memberToken();
    expect((await app.post('/api/v1/notifications/get', {}, someone)).body).toEqual({ mail_ready: false });
    expect((await app.post('/api/v1/notifications/update', {}, someone)).body).toEqual({ mail_ready: false });
    const agent = await app.anonymousToken();
    for (const operation of ['get', 'update']) {
      const { status, body } = await app.post(`/api/v1/notifications/${operation}`, {}, agent);
      expect([status, body]).toMatchObject([403, { error: 'forbidden', message: expect.stringContaining('sign in') }]);
    }
    const { status } = await app.post('/api/v1/notifications/update', { mail_ready: 'yes' }, someone);
    expect([status, (await app.post('/api/v1/notifications/update', { mail: true }, someone)).status]).toEqual([
      400, 400,
    ]);
  });

  test('go to nobody who has not shown that the address is theirs', async () => {
    const email = 'unconfirmed@example.org';
    const someone = await app.memberToken(email);
    await notify(true, someone);
    await server.mailTo(email);
    const id = await callerOf(email);
    await database().execute('delete from shows.ready_mail');
    await commands().execute(new AnnounceBriefing(briefingId, id, Date.now()));
    expect(await settled()).toEqual({ outcome: 'dropped', reason: 'no confirmed address' });
  });

  test('and what is kept of them go with the person', async () => {
    const email = 'gone@example.org';
    await subscribed(email);
    const id = await callerOf(email);
    const data = app.app
      .get(PersonalDataIndex)
      .all()
      .find(({ context }) => context === 'shows.mail')!;
    expect(await data.count(id)).toContainEqual({ what: 'choices of mail', count: 1 });
    await commands().execute(new EraseCaller(id, 'operator'));
    await untilTrue(async () => (await data.count(id)).every(({ count }) => count === 0));
  });

  test('are refused where the service sends none', async () => {
    const silent = await startTestApp({
      modules: MODULES,
      databaseUrl: app.databaseUrl,
      config: { role: 'api', rateLimitPerMinute: 100_000 },
    });
    const { status, body } = await silent.post('/api/v1/notifications/update', { mail_ready: true }, token);
    expect([status, body]).toMatchObject([
      400,
      { error: 'invalid_request', message: expect.stringContaining('SMTP_URL') },
    ]);
    expect((await silent.get('/readyz')).status).toBe(200);
    await silent.close();
  });
});

test('a mail server that is away makes no process unready', async () => {
  await server.close();
  expect((await app.get('/readyz')).status).toBe(200);
});
