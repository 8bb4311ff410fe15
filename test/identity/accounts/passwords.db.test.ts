import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { ChangePassword } from '../../../src/identity/accounts/application/commands/change-password.js';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { FindLink } from '../../../src/identity/accounts/application/queries/find-link.js';
import { IssueToken } from '../../../src/identity/access/application/commands/issue-token.js';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import type { Browser, SignedIn } from '../../../src/identity/domain/browser.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';

const NEXT = 'a brand new secret';

let [app, other]: TestApp[] = [];
let people: People;
let elsewhere: People;

beforeAll(async () => {
  app = await startTestApp({ config: { baseUrl: 'https://pod.example' } });
  other = await startTestApp({ databaseUrl: app.databaseUrl });
  people = new People(app);
  elsewhere = new People(other);
});

afterAll(async () => {
  await other?.close();
  await app?.close();
});

/** What an operator hands over. */
async function resetLink(email: string): Promise<string> {
  const lines: string[] = [];
  const command = app!.app.get(CliRegistry).find('password:link');
  await command!.execute(argvOf({ email }), (line) => void lines.push(line));
  expect(lines).toEqual([expect.stringMatching(/^https:\/\/pod\.example\/reset\/pbs_\w{49}$/)]);
  return lines[0]!.split('/').at(-1)!;
}

const reset = (token: string, password = NEXT, node = people): Promise<SignedIn> =>
  node.commands.execute(new ResetPassword(token, password, browser()));

const found = (token: string) => app!.app.get(QueryBus, { strict: false }).execute(new FindLink(token, 'reset'));

const change = (
  caller: CallerId,
  from: Browser,
  words: { current?: string; next?: string } = {},
): Promise<SignedIn> => {
  const { current = PASSWORD, next = NEXT } = words;
  return people.commands.execute(new ChangePassword({ caller, proof: { current, code: '' }, next }, from));
};

const canSignIn = async (email: string, password: string): Promise<boolean> =>
  (await people.outcome(people.signIn(email, password))) === 'in';

const answers = async (token: string): Promise<number> => (await app!.post('/api/v1/settings/get', {}, token)).status;

describe('changing the password', () => {
  test('gives this browser a new session and ends all others, on every node, while agents go on', async () => {
    const email = 'change@example.org';
    const caller = await people.create(email);
    const { token } = await people.commands.execute(new IssueToken(email));
    const [here, there] = [await people.signIn(email), await elsewhere.signIn(email)];
    const next = await change(caller, browser({ session: here.sessionToken }));
    expect([next.sessionToken === here.sessionToken, await people.isSignedIn(next.sessionToken)]).toEqual([
      false,
      true,
    ]);
    for (const ended of [here, there]) {
      expect(await people.isSignedIn(ended.sessionToken)).toBe(false);
      expect(await elsewhere.isSignedIn(ended.sessionToken)).toBe(false);
    }
    expect([await canSignIn(email, PASSWORD), await canSignIn(email, NEXT)]).toEqual([false, true]);
    expect(await answers(token)).toBe(200);
    expect(await people.kindsOf(caller)).toContain('password_changed');
  });

  test('takes the current password, of which whoever sits at an open session has only a few guesses', async () => {
    const caller = await people.create('owner@example.org');
    const { sessionToken: session } = await people.signIn('owner@example.org');
    const refused: unknown = await change(caller, browser({ session }), { current: 'wrong' }).catch((e: unknown) => e);
    expect(refused).toMatchObject({ kind: 'invalid', problems: [{ field: 'current', problem: 'wrong' }] });
    const outcomes: string[] = [];
    for (let round = 0; round < 11; round += 1) {
      outcomes.push(await people.outcome(change(caller, browser({ session }), { current: `wrong ${round}` })));
    }
    expect(outcomes.slice(-3)).toEqual(['invalid_request', 'too_many_attempts', 'too_many_attempts']);
    expect(await people.isSignedIn(session)).toBe(true);
    expect(await people.outcome(people.signIn('owner@example.org'))).toBe('in');
    const failures = (await people.kindsOf(caller)).filter((kind) => kind === 'sign_in_failed');
    expect(failures).toHaveLength(10);
  });

  test.each([
    ['too short', 'length'],
    ['password2024', 'common'],
    ['pick@example.org', 'email'],
  ])('refuses %s, and changes nothing', async (next, problem) => {
    const email = `pick@example.org`;
    const caller = (await people.outcome(people.signIn(email))) === 'in' ? null : await people.create(email);
    const { callerId, sessionToken: session } = await people.signIn(email);
    expect(caller ?? callerId).toBe(callerId);
    const refused: unknown = await change(callerId, browser({ session }), { next }).catch((e: unknown) => e);
    expect(refused).toMatchObject({ problems: [{ field: 'password', problem }] });
    expect([await people.isSignedIn(session), await canSignIn(email, PASSWORD)]).toEqual([true, true]);
  });

  test('twice at the same moment changes it once', async () => {
    const caller = await people.create('twice@example.org');
    const words = ['the first new one', 'the second new one'];
    const outcomes = await Promise.all(words.map((next) => people.outcome(change(caller, browser(), { next }))));
    expect(outcomes.toSorted()).toEqual(['in', 'sign_in_refused']);
    const works = await Promise.all(words.map((word) => canSignIn('twice@example.org', word)));
    expect(works.filter(Boolean)).toHaveLength(1);
    expect(await people.database.query('select from identity.session where caller_id = $1', [caller])).toHaveLength(2);
  });
});

describe('a link to choose a new password', () => {
  test('names the member, works once, and signs in', async () => {
    const caller = await people.create('Reset@example.org');
    const token = await resetLink('reset@example.org');
    expect(await found(token)).toEqual({ email: 'Reset@example.org', expiresAt: expect.any(Number) });
    const { sessionToken } = await reset(token);
    expect(await people.isSignedIn(sessionToken)).toBe(true);
    expect([await canSignIn('reset@example.org', PASSWORD), await canSignIn('reset@example.org', NEXT)]).toEqual([
      false,
      true,
    ]);
    expect(await found(token)).toBeNull();
    expect(await people.outcome(reset(token, 'yet another secret'))).toBe('link_unusable');
    expect(await people.kindsOf(caller)).toEqual(expect.arrayContaining(['reset_link_made', 'password_reset']));
  });

  test('ends every way in that a thief may have: sessions, known browsers, agents and what lets them go on', async () => {
    const email = 'thief@example.org';
    const caller = await people.create(email);
    const thief = await elsewhere.signIn(email);
    const { token } = await people.commands.execute(new IssueToken(email));
    await people.database.execute(
      `insert into identity.oidc_payload (kind, digest, payload, caller_id, created_at, expires_at)
       values ('RefreshToken', 'of a thief', '{}', $1, 1, $2)`,
      [caller, Date.now() + 86_400_000],
    );
    await reset(await resetLink(email));
    const grants = await people.database.query('select from identity.oidc_payload where caller_id = $1', [caller]);
    expect(grants).toEqual([]);
    expect(await elsewhere.isSignedIn(thief.sessionToken)).toBe(false);
    expect(await answers(token)).toBe(401);
    const devices = await people.database.query('select from identity.device where caller_id = $1', [caller]);
    expect(devices).toHaveLength(1);
  });

  test('changes the password once when it is used many times at once, on two nodes', async () => {
    await people.create('double@example.org');
    const token = await resetLink('double@example.org');
    const words = Array.from({ length: 6 }, (_, index) => `secret number ${index}`);
    const outcomes = await Promise.all(
      words.map((word, index) => people.outcome(reset(token, word, index % 2 === 0 ? people : elsewhere))),
    );
    expect(outcomes.toSorted()).toEqual(['in', ...Array.from({ length: 5 }, () => 'link_unusable')]);
    const winner = words[outcomes.indexOf('in')]!;
    expect(await canSignIn('double@example.org', winner)).toBe(true);
  });

  test('takes the place of an older one, also when two are made at once', async () => {
    await people.create('newer@example.org');
    const old = await resetLink('newer@example.org');
    const both = await Promise.all([resetLink('newer@example.org'), resetLink('newer@example.org')]);
    const usable = await Promise.all([old, ...both].map(async (token) => (await found(token)) !== null));
    expect(usable.filter(Boolean)).toHaveLength(1);
    expect(usable[0]).toBe(false);
  });

  test('stops working after a day, and when the password was changed without it', async () => {
    const caller = await people.create('day@example.org');
    const first = await resetLink('day@example.org');
    expect(Math.abs((await found(first))!.expiresAt - Date.now() - 86_400_000)).toBeLessThan(60_000);
    await people.database.execute('update identity.link set expires_at = $1 where caller_id = $2', [
      Date.now() - 1,
      caller,
    ]);
    expect([await found(first), await people.outcome(reset(first))]).toEqual([null, 'link_unusable']);
    const second = await resetLink('day@example.org');
    await change(caller, browser());
    expect([await found(second), await people.outcome(reset(second))]).toEqual([null, 'link_unusable']);
  });

  test('still works after a new password that was refused', async () => {
    await people.create('retry@example.org');
    const token = await resetLink('retry@example.org');
    expect(await people.outcome(reset(token, 'short'))).toBe('invalid_request');
    expect(await people.outcome(reset(token, 'retry@example.org'))).toBe('invalid_request');
    expect(await people.outcome(reset(token))).toBe('in');
  });

  test('is no invitation, and made for members only', async () => {
    await people.create('purpose@example.org');
    const token = await resetLink('purpose@example.org');
    const queries = app!.app.get(QueryBus, { strict: false });
    expect(await queries.execute(new FindLink(token, 'invitation'))).toBeNull();
    expect(await queries.execute(new FindLink('pbs_nonsense', 'reset'))).toBeNull();
    await expect(resetLink('nobody@example.org')).rejects.toThrow('There is no member with the e-mail');
  });

  test('opens nothing once the member is erased, also at that very moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const caller = await people.create('gone@example.org');
      const token = await resetLink('gone@example.org');
      const [outcome] = await Promise.all([
        people.outcome(reset(token)),
        new Promise((resolve) => setTimeout(resolve, round * 12)).then(() =>
          people.commands.execute(new EraseCaller(caller, 'operator')),
        ),
      ]);
      expect(['in', 'link_unusable', 'not_found']).toContain(outcome);
      expect(await found(token)).toBeNull();
      for (const table of ['session', 'device', 'link', 'member']) {
        expect(await people.database.query(`select from identity.${table} where caller_id = $1`, [caller])).toEqual([]);
      }
    }
  });
});
