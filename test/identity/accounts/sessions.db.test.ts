import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseSetCookie } from 'cookie';
import { ChangePassword } from '../../../src/identity/accounts/application/commands/change-password.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { InviteMember } from '../../../src/identity/accounts/application/commands/invite-member.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { SessionStore } from '../../../src/identity/accounts/application/ports/session-store.js';
import { SignOut } from '../../../src/identity/accounts/application/commands/sign-out.js';
import { SESSION_COOKIE } from '../../../src/shared/delivery/http/cookies.js';
import { type Answered, startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, newAddress, PASSWORD, People } from '../../support/people/people.js';

const DAY_MS = 86_400_000;

let [app, other]: TestApp[] = [];
let people: People;
let elsewhere: People;

beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  people = new People(app);
  elsewhere = new People(other);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

const expiryOf = async (caller: string): Promise<number> => {
  const sql = 'select expires_at as at from identity.session where caller_id = $1';
  return (await people.database.query<{ at: number }>(sql, [caller]))[0]!.at;
};

const expireIn = (caller: string, ms: number): Promise<number> =>
  people.database.execute('update identity.session set expires_at = $2 where caller_id = $1', [
    caller,
    Date.now() + ms,
  ]);

const cookiesOf = ({ headers }: { headers: Answered['headers'] }) =>
  [headers['set-cookie'] ?? []].flat().map((header) => parseSetCookie(`${header}`));

describe('POST /api/v1/me/get', () => {
  test('shows who is signed in, and how they like it', async () => {
    const caller = await people.create('Ada@example.org');
    const { sessionToken } = await people.signIn('ada@example.org');
    const user = { id: caller, name: 'Member of a test', email: 'Ada@example.org', image: null };
    expect((await people.me(sessionToken)).body).toEqual({
      settings: { profile: { language: 'en', timezone: 'UTC' } },
      user: { ...user, timezone: 'UTC' },
    });
    const { token } = await people.commands.execute(new IssueToken('ada@example.org'));
    await app!.post('/api/v1/settings/update', { profile: { language: 'ja', timezone: 'Asia/Tokyo' } }, token);
    expect((await people.me(sessionToken)).body).toEqual({
      settings: { profile: { language: 'ja', timezone: 'Asia/Tokyo' } },
      user: { ...user, timezone: 'Asia/Tokyo' },
    });
  });

  test('takes the session cookie and nothing else', async () => {
    await people.create('cookie@example.org');
    const { sessionToken, deviceToken } = await people.signIn('cookie@example.org');
    const { token } = await people.commands.execute(new IssueToken('cookie@example.org'));
    expect((await people.me(null)).status).toBe(401);
    expect((await app!.post('/api/v1/me/get', {}, token)).status).toBe(401);
    expect((await app!.post('/api/v1/me/get', {}, sessionToken)).status).toBe(401);
    const refused = [
      token,
      deviceToken,
      sessionToken.slice(0, -1),
      `${sessionToken}x`,
      sessionToken.toUpperCase(),
      '',
      'pbs_',
      "'; drop table identity.session; --",
    ];
    for (const value of refused) expect((await people.me(encodeURIComponent(value))).status).toBe(401);
    expect((await people.me(null, `session_token=${sessionToken}`)).status).toBe(401);
    expect((await people.me(null, `a=b; ${SESSION_COOKIE}=${sessionToken}; c=d`)).status).toBe(200);
  });

  test('refuses fields in its body', async () => {
    await people.create('fields@example.org');
    const cookie = `${SESSION_COOKIE}=${(await people.signIn('fields@example.org')).sessionToken}`;
    const { status, body } = await app!.post('/api/v1/me/get', { user: 'x' }, null, { headers: { cookie } });
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'invalid_request' })]);
    expect((await app!.post('/api/v1/me/get', undefined, null, { headers: { cookie } })).status).toBe(200);
  });

  test('is the only operation that the session cookie opens: what agents do takes a bearer token', async () => {
    await people.create('sessions@example.org');
    const cookie = `${SESSION_COOKIE}=${(await people.signIn('sessions@example.org')).sessionToken}`;
    expect((await app!.post('/api/v1/settings/get', {}, null, { headers: { cookie } })).status).toBe(401);
  });
});

describe('a session', () => {
  test('that is used goes on for 30 days, and its cookie with it; noted once a day', async () => {
    const caller = await people.create('slide@example.org');
    const { sessionToken } = await people.signIn('slide@example.org');
    const begun = await expiryOf(caller);
    expect(cookiesOf(await people.me(sessionToken))).toEqual([]);
    expect(await expiryOf(caller)).toBe(begun);
    await expireIn(caller, 29 * DAY_MS - 1000);
    const [kept, plain] = cookiesOf(await people.me(sessionToken));
    // The same under a plain name, because Safari takes no other on plain http.
    expect(plain).toMatchObject({ name: 'briefings.session_token', value: sessionToken, maxAge: kept?.maxAge });
    expect([kept]).toEqual([
      {
        name: SESSION_COOKIE,
        value: sessionToken,
        maxAge: (30 * DAY_MS) / 1000,
        path: '/',
        secure: true,
        httpOnly: true,
        sameSite: 'lax',
      },
    ]);
    expect((await expiryOf(caller)) - Date.now()).toBeGreaterThan(30 * DAY_MS - 60_000);
  });

  test('that was not used for 30 days is over, and using it does not bring it back', async () => {
    const caller = await people.create('over@example.org');
    const { sessionToken } = await people.signIn('over@example.org');
    await expireIn(caller, -1);
    const answer = await people.me(sessionToken);
    expect([answer.status, cookiesOf(answer)]).toEqual([401, []]);
    expect(await people.isSignedIn(sessionToken)).toBe(false);
  });

  test('ends everywhere when its member signs out, and the others go on', async () => {
    const caller = await people.create('out@example.org');
    const [here, there] = [await people.signIn('out@example.org'), await elsewhere.signIn('out@example.org')];
    const visit = { address: newAddress() };
    await people.commands.execute(new SignOut(here.sessionToken, visit));
    expect(await elsewhere.isSignedIn(here.sessionToken)).toBe(false);
    expect(await people.isSignedIn(there.sessionToken)).toBe(true);
    await people.commands.execute(new SignOut(here.sessionToken, visit));
    await people.commands.execute(new SignOut('pbs_nonsense', visit));
    expect(await people.events({ address: visit.address })).toEqual([
      { kind: 'signed_out', caller_id: caller, address: visit.address, detail: null },
    ]);
  });

  test('ends when the member is erased, and nothing of it is left', async () => {
    const caller = await people.create('erased@example.org');
    const { sessionToken } = await people.signIn('erased@example.org');
    await people.commands.execute(new MakeResetLink('erased@example.org'));
    await people.commands.execute(new EraseCaller(caller, 'operator'));
    expect(await people.isSignedIn(sessionToken)).toBe(false);
    for (const table of ['session', 'device', 'link']) {
      expect(await people.database.query(`select from identity.${table} where caller_id = $1`, [caller])).toEqual([]);
    }
  });

  test('carries what an operator has granted, from the next request on', async () => {
    const caller = await people.create('roles@example.org');
    const { sessionToken } = await people.signIn('roles@example.org');
    const digests = await people.database.query<{ digest: string }>(
      `select encode(digest, 'hex') as digest from identity.session where caller_id = $1`,
      [caller],
    );
    const sessions = app!.app.get(SessionStore, { strict: false });
    const roles = async () => (await sessions.live(digests[0]!.digest, Date.now()))?.caller.roles;
    expect(await roles()).toEqual([]);
    await people.database.execute(
      `insert into identity.role_grant (caller_id, role, granted_at) values ($1, 'auditor', 1)`,
      [caller],
    );
    expect(await roles()).toEqual(['auditor']);
    expect(await people.isSignedIn(sessionToken)).toBe(true);
  });

  test('of a member is listed with the others, newest first, and ends with them, except the one that asks', async () => {
    const caller = await people.create('list@example.org');
    const tokens = [];
    for (let round = 0; round < 3; round += 1) tokens.push((await people.signIn('list@example.org')).sessionToken);
    const sessions = app!.app.get(SessionStore, { strict: false });
    const listed = await sessions.of(caller, Date.now());
    expect(listed).toHaveLength(3);
    const started = listed.map(({ startedAt }) => startedAt);
    expect(started).toEqual(started.toSorted((one, two) => two - one));
    expect(await sessions.endAll(caller, listed[0]!.digest)).toBe(2);
    const alive = await Promise.all(tokens.map((token) => people.isSignedIn(token)));
    expect(alive).toEqual([false, false, true]);
  });
});

describe('every secret of the sign-in', () => {
  /** Every row of every table here, as text. */
  async function everythingKept(): Promise<string> {
    const tables = await people.database.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'identity'`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const rows = await people.database.query<{ text: string }>(`select kept::text as text from ${name} kept`);
      texts.push(...rows.map(({ text }) => `${name} ${text}`));
    }
    return texts.join('\n');
  }

  test('is in no table and in no log line: passwords, sessions, device cookies, links', async () => {
    const email = 'hush-hush@example.org';
    const caller = await people.create(email);
    const first = await people.signIn(email);
    await people.outcome(people.signIn(email, 'a wrong password that is secret'));
    await people.me(first.sessionToken);
    const change = { caller, proof: { current: PASSWORD, code: '' }, next: 'the next password, secret' };
    const second = await people.commands.execute(new ChangePassword(change, browser()));
    const reset = await people.commands.execute(new MakeResetLink(email));
    const invitation = await people.commands.execute(new InviteMember(null));
    const kept = await everythingKept();
    const logged = [...app!.logLines, ...other!.logLines].join('\n');
    const secrets = [
      PASSWORD,
      'a wrong password that is secret',
      change.next,
      first.sessionToken,
      first.deviceToken,
      second.sessionToken,
      second.deviceToken,
      reset.token,
      invitation.token,
    ];
    for (const secret of secrets) {
      for (const form of [secret, Buffer.from(secret).toString('hex'), Buffer.from(secret).toString('base64')]) {
        expect(kept).not.toContain(form);
        expect(logged).not.toContain(form);
      }
    }
    // The search does find what is there; the e-mail is with the member, and nowhere else.
    expect(kept.split('\n').filter((row) => row.includes('hush-hush'))).toEqual([
      expect.stringMatching(/^identity\.member /),
    ]);
    expect(logged).toContain('/api/v1/me/get');
    expect(logged).not.toContain('hush-hush');
  });
});
