import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SmtpServer } from '../../../../src/config/mail-settings.js';
import { readConfig } from '../../../../src/config.js';
import { MailDeferred, type MailMessage, MailRefused } from '../../../../src/shared/outbound/mail/mailer.js';
import { SmtpMailer } from '../../../../src/shared/outbound/mail/smtp-mailer.js';
import { freePort } from '../../../support/program/free-port.js';
import {
  type Arrived,
  CERTIFICATE,
  LOGIN,
  MailServer,
  type MailServerOptions,
  type Trouble,
} from '../../../support/servers/mail-server.js';
import { untilTrue } from '../../../support/time/until.js';

const BASE_URL = 'https://pod.example';
/** Whoever has to wait for one of these waits in vain: long enough for a busy machine, short enough for a test. */
const LIMITS = { connectMs: 240_000, idleMs: 240_000, wholeMs: 240_000, ca: CERTIFICATE };

let server: MailServer;
let mailer: SmtpMailer | null = null;

beforeEach(async () => {
  server = await MailServer.start();
});

afterEach(async () => {
  await mailer?.onApplicationShutdown();
  mailer = null;
  await server.close();
});

const settings = (url: string): SmtpServer | null =>
  readConfig({ SMTP_URL: url, MAIL_FROM: 'Briefings <briefings@pod.example>' }).smtpServer;

const { baseUrl, ...http } = readConfig({ BASE_URL });

function mailerTo(url: string, limits: Partial<typeof LIMITS> = {}): SmtpMailer {
  mailer = new SmtpMailer({ smtpServer: settings(url) }, { ...http, baseUrl }, { ...LIMITS, ...limits });
  return mailer;
}

const message = (parts: Partial<MailMessage> = {}): MailMessage => ({
  id: 'mail 1',
  to: 'listener@example.org',
  subject: 'A briefing',
  text: 'What is new.',
  html: '<p>What is new.</p>',
  ...parts,
});

const outcome = (work: Promise<void>): Promise<unknown> => work.then(() => 'taken').catch((error: unknown) => error);

/** The mail that arrived. */
function only(): Arrived {
  const [arrived] = server.arrived;
  if (arrived === undefined) throw new Error('no mail has arrived');
  return arrived;
}

async function anotherServer(options: MailServerOptions): Promise<MailServer> {
  await server.close();
  server = await MailServer.start(options);
  return server;
}

describe('a mail', () => {
  test('arrives as text and as HTML, from and to whom it is, and as the work of a program', async () => {
    await mailerTo(server.url).send(message());
    const { from, to, mail, raw } = only();
    expect([from, to]).toEqual(['briefings@pod.example', ['listener@example.org']]);
    expect(mail.from?.value).toEqual([{ name: 'Briefings', address: 'briefings@pod.example' }]);
    expect([mail.subject, mail.text, mail.html]).toEqual(['A briefing', 'What is new.', '<p>What is new.</p>']);
    expect(mail.headers.get('auto-submitted')).toBe('auto-generated');
    expect(raw).toMatch(/^Content-Type: multipart\/alternative;/m);
  });

  test('has the same Message-ID at every attempt, and no other mail has it', async () => {
    const to = mailerTo(server.url);
    for (const id of ['mail 1', 'mail 1', 'mail 2']) await to.send(message({ id }));
    const [first, again, other] = server.arrived.map(({ mail }) => mail.messageId);
    expect(first).toMatch(/^<[0-9a-f]{40}@pod\.example>$/);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  test.each([
    ['en', 'Rates rise — “for now” 📈🎧'],
    ['zh', '央行上调利率：市场反应平静'],
    ['es', '¿Qué pasó ayer? El año económico empezó así'],
    ['pt', 'Não há inflação à vista; o câmbio é estável'],
    ['de', 'Größere Änderungen für Käufer in Österreich'],
    ['fr', 'Où en est-on ? L’été s’achève à l’Élysée'],
    ['ja', '日本銀行が金利を引き上げ、円相場は上昇した'],
  ])('keeps the characters of %s, in the subject too, and in long lines', async (_language, text) => {
    const long = `${text} `.repeat(300).trim();
    await mailerTo(server.url).send(message({ subject: text, text: long, html: `<p>${long}</p>` }));
    const { mail, raw } = only();
    expect([mail.subject, mail.text?.trim(), mail.html]).toEqual([text, long, `<p>${long}</p>`]);
    // RFC 5321 §4.5.3.1.6: servers may cut what is longer. And no server has to know anything but ASCII.
    expect(Math.max(...raw.split('\r\n').map(({ length }) => length))).toBeLessThanOrEqual(998);
    expect(raw).toMatch(/^[\t\r\n\x20-\x7e]*$/);
  });

  test('cuts a subject that nobody would read to the end, between characters', async () => {
    await mailerTo(server.url).send(message({ subject: '📈'.repeat(20_000) }));
    expect(server.arrived[0]?.mail.subject).toBe(`${'📈'.repeat(149)}…`);
  });

  test.each([
    'News\r\nBcc: everybody@example.org',
    'News\nBcc: everybody@example.org\n\nBody of somebody else',
    'News\r\n\r\n<script>',
    '=?utf-8?q?News?=\u0000\r\n .\r\nMAIL FROM:<x@example.org>',
    'News\u0085Bcc: everybody@example.org\u2028Bcc: x@example.org',
  ])('takes no header from a subject: %j', async (subject) => {
    await mailerTo(server.url).send(message({ subject }));
    const { to, mail, raw } = only();
    expect(to).toEqual(['listener@example.org']);
    expect([mail.bcc, mail.cc, mail.text]).toEqual([undefined, undefined, 'What is new.']);
    expect(raw).not.toMatch(/^(?:Bcc|MAIL)/im);
  });

  test('ends no message early: a line with a dot alone is text', async () => {
    await mailerTo(server.url).send(message({ text: 'before\n.\nQUIT\n..\nafter' }));
    expect(server.arrived[0]?.mail.text).toBe('before\n.\nQUIT\n..\nafter');
  });

  test.each([
    'a@example.org, b@example.org',
    'a@example.org\r\nRCPT TO:<b@example.org>',
    'Somebody <a@example.org>',
    '"a@example.org b"@example.net',
    'group: a@example.org;',
    '@example.org',
    'a@',
    '',
  ])('goes to one address alone, and is refused for ever for %j', async (to) => {
    expect(await outcome(mailerTo(server.url).send(message({ to })))).toBeInstanceOf(MailRefused);
    expect(server.arrived).toEqual([]);
  });

  test('is refused at once for what would be an address of 20,000 characters', async () => {
    const to = `${'a.'.repeat(10_000)}@example.org`;
    expect(await outcome(mailerTo(server.url).send(message({ to })))).toBeInstanceOf(MailRefused);
  });

  test('brings its pictures along, tied to the HTML', async () => {
    const images = [{ name: 'cover', contentType: 'image/png' as const, content: Uint8Array.from([1, 2, 250]) }];
    await mailerTo(server.url).send(message({ html: '<img src="cid:cover" alt="">', images }));
    const { mail, raw } = only();
    expect(mail.attachments).toMatchObject([{ cid: 'cover', contentType: 'image/png', related: true }]);
    expect([...(mail.attachments[0]?.content ?? [])]).toEqual([1, 2, 250]);
    expect(raw).toMatch(/^Content-Disposition: inline; filename=cover\.png/m);
  });

  test('of a list says how it ends with one press, and which list it is', async () => {
    const list = { id: 'briefing-ready', unsubscribeUrl: `${BASE_URL}/unsubscribe/${'x'.repeat(100)}` };
    await mailerTo(server.url).send(message({ list }));
    const lines = server.arrived[0]?.raw.split('\r\n') ?? [];
    expect(lines).toContain(`List-Unsubscribe: <${list.unsubscribeUrl}>`);
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(lines).toContain('List-ID: <briefing-ready.pod.example>');
  });
});

describe('the connection to the mail server', () => {
  test('is encrypted before anybody signs in', async () => {
    const { port } = await anotherServer({ tls: true, login: true });
    const login = `${LOGIN.user}:${encodeURIComponent(LOGIN.password)}`;
    await mailerTo(`smtp://${login}@localhost:${port}`).send(message());
    expect(server.arrived).toMatchObject([{ encrypted: true, user: LOGIN.user }]);
  });

  test('is not used in the clear where the server offers nothing better', async () => {
    const failure = await outcome(mailerTo(`smtp://127.0.0.1:${server.port}`).send(message()));
    expect(failure).toBeInstanceOf(MailDeferred);
    expect([server.attempts, server.arrived]).toEqual([0, []]);
  });

  test('is not used when nobody vouches for the server', async () => {
    const { port } = await anotherServer({ tls: true });
    const failure = await outcome(mailerTo(`smtp://localhost:${port}`, { ca: '' }).send(message()));
    expect([failure, server.arrived]).toEqual([expect.any(MailDeferred), []]);
  });

  test('is used for several mails', async () => {
    const to = mailerTo(server.url);
    for (const id of ['1', '2', '3']) await to.send(message({ id }));
    expect(server.connections).toBe(1);
    expect(server.arrived).toHaveLength(3);
  });
});

describe('a mail that is not taken', () => {
  const refusal = (at: 'connection' | 'sender' | 'recipient' | 'data', code: number): Trouble => ({ at, code });

  test.each([
    refusal('recipient', 450),
    refusal('data', 451),
    refusal('connection', 421),
    // All mails would be refused: the operator has to mend something.
    refusal('connection', 554),
    refusal('sender', 550),
  ])('waits after %j, and is taken when the server takes it', async (trouble) => {
    server.troubles.push(trouble);
    const to = mailerTo(server.url);
    expect(await outcome(to.send(message()))).toBeInstanceOf(MailDeferred);
    expect(await outcome(to.send(message()))).toBe('taken');
  });

  test.each([refusal('recipient', 550), refusal('recipient', 553), refusal('data', 554), refusal('data', 552)])(
    'is given up after %j',
    async (trouble) => {
      server.troubles.push(trouble);
      const failure = await outcome(mailerTo(server.url).send(message()));
      expect(failure).toBeInstanceOf(MailRefused);
      // Replies and our own words may go to a log, and say nothing of a person there.
      expect(String(failure)).not.toContain('listener');
    },
  );

  test('waits when the password is wrong, which is for the operator to mend', async () => {
    const { port } = await anotherServer({ tls: true, login: true });
    const failure = await outcome(mailerTo(`smtp://${LOGIN.user}:wrong@localhost:${port}`).send(message()));
    expect(failure).toBeInstanceOf(MailDeferred);
    expect(String(failure)).toMatch(/EAUTH 535/);
    expect(String(failure)).not.toContain('wrong');
  });

  test('waits when the server is away', async () => {
    const to = mailerTo(`smtp://127.0.0.1:${await freePort()}?tls=off`);
    expect(await outcome(to.send(message()))).toBeInstanceOf(MailDeferred);
  });

  test('waits when the server says nothing any more', async () => {
    server.troubles.push('hangs');
    expect(await outcome(mailerTo(server.url, { wholeMs: 300 }).send(message()))).toBeInstanceOf(MailDeferred);
  });

  test('waits when the server hangs up in the middle, and is not given to it again at once', async () => {
    server.troubles.push('hangs up in the middle');
    const to = mailerTo(server.url);
    expect(await outcome(to.send(message({ text: 'news '.repeat(50_000) })))).toBeInstanceOf(MailDeferred);
    expect(server.attempts).toBe(1);
    expect(await outcome(to.send(message()))).toBe('taken');
  });

  test('is let go of when the program stops, with the reason of who stopped it', async () => {
    server.troubles.push('hangs');
    const stop = new AbortController();
    const waiting = outcome(mailerTo(server.url).send(message(), stop.signal));
    await untilTrue(() => server.attempts === 1);
    const reason = new Error('the program is stopping');
    stop.abort(reason);
    expect(await waiting).toBe(reason);
  });
});

describe('without SMTP_URL', () => {
  test('there is no mail, and nothing is lost that waits for one', async () => {
    const off = new SmtpMailer({ smtpServer: null }, { ...http, baseUrl });
    expect(off.isOn).toBe(false);
    expect(await outcome(off.send(message()))).toBeInstanceOf(MailDeferred);
  });
});
