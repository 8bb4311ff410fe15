import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { PasswordHasher } from '../../../src/identity/accounts/application/ports/password-hasher.js';
import { MemberStore } from '../../../src/identity/accounts/application/ports/member-store.js';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, newAddress, PASSWORD, People } from '../../support/people/people.js';
import { untilTrue } from '../../support/time/until.js';

let [app, other]: TestApp[] = [];
let people: People;
/** The same service, another node. */
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

/** Wrong passwords, one after the other; returns what each came to. */
async function guess(email: string, times: number, from = () => browser()): Promise<string[]> {
  const outcomes: string[] = [];
  for (let time = 0; time < times; time += 1) {
    outcomes.push(await people.outcome(people.signIn(email, `wrong password ${time}`, from())));
  }
  return outcomes;
}

const count = (outcomes: readonly string[], code: string): number => outcomes.filter((one) => one === code).length;

const counted = async (key: string): Promise<number | undefined> => {
  const sql = `select used from identity.attempt where key = sha256(convert_to($1, 'UTF8'))`;
  return (await people.database.query<{ used: number }>(sql, [key]))[0]?.used;
};

/** Makes the windows of all counters begin so much earlier. */
const earlier = (minutes: number): Promise<number> =>
  people.database.execute('update identity.attempt set first_at = first_at - $1, expires_at = expires_at - $1', [
    minutes * 60_000,
  ]);

describe('signing in', () => {
  test('gives a session of 30 days to whoever knows the password, however they write the e-mail', async () => {
    const caller = await people.create('Ada@example.org');
    const signedIn = await people.signIn(' ada@EXAMPLE.org ');
    expect(signedIn.callerId).toBe(caller);
    expect(Math.abs(signedIn.expiresAt - Date.now() - 30 * 86_400_000)).toBeLessThan(60_000);
    expect(await people.isSignedIn(signedIn.sessionToken)).toBe(true);
    expect(await elsewhere.isSignedIn(signedIn.sessionToken)).toBe(true);
  });

  test('takes the same password from every keyboard', async () => {
    await people.create('keyboard@example.org', 'ﬁnancial-ｐａｓｓ');
    expect(await people.outcome(people.signIn('keyboard@example.org', 'financial-pass'))).toBe('in');
  });

  test('is refused in the same words for a wrong password, an unknown e-mail, and what is no e-mail at all', async () => {
    await people.create('same@example.org');
    const refusals = await Promise.all(
      [
        ['same@example.org', 'wrong password'],
        ['nobody@example.org', PASSWORD],
        ['no e-mail', PASSWORD],
        ['same\u0000@example.org', PASSWORD],
        [`${'x'.repeat(10_000)}@example.org`, PASSWORD],
        ['', ''],
      ].map(([email = '', password = '']) => people.signIn(email, password).catch((error: unknown) => error)),
    );
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        code: 'sign_in_refused',
        message: 'There is no account with this e-mail and password.',
      });
    }
  });

  test('checks one password for an unknown e-mail as for a wrong password, so that both are as much work', async () => {
    await people.create('timed@example.org');
    const verify = jest.spyOn(app!.app.get(PasswordHasher, { strict: false }), 'verify');
    await people.outcome(people.signIn('timed@example.org', 'wrong password'));
    await people.outcome(people.signIn('untimed@example.org', 'wrong password'));
    expect(verify.mock.calls).toEqual([
      ['wrong password', expect.stringMatching(/^\$argon2id\$/)],
      ['wrong password', null],
    ]);
    verify.mockRestore();
  });

  test('begins a new session each time, and the one that the browser came with ends', async () => {
    await people.create('rotate@example.org');
    const first = await people.signIn('rotate@example.org');
    const second = await people.signIn('rotate@example.org', PASSWORD, browser({ session: first.sessionToken }));
    expect(second.sessionToken).not.toBe(first.sessionToken);
    expect(await people.isSignedIn(first.sessionToken)).toBe(false);
    expect(await people.isSignedIn(second.sessionToken)).toBe(true);
  });

  test('never takes over a session that somebody else chose', async () => {
    await people.create('fixed@example.org');
    const planted = await people.signIn('ada@example.org');
    const from = browser({ session: planted.sessionToken, device: planted.deviceToken });
    const victim = await people.signIn('fixed@example.org', PASSWORD, from);
    expect([victim.sessionToken, victim.deviceToken]).not.toContain(planted.sessionToken);
    expect(victim.deviceToken).not.toBe(planted.deviceToken);
    expect(await people.isSignedIn(planted.sessionToken)).toBe(false);
  });

  test('is on record, and so is each failure: with the caller where there is one, never with the e-mail', async () => {
    const caller = await people.create('trail@example.org');
    const from = browser();
    await people.signIn('trail@example.org', PASSWORD, from);
    await people.outcome(people.signIn('trail@example.org', 'wrong password', from));
    await people.outcome(people.signIn('nobody@example.org', 'wrong password', from));
    const failed = { kind: 'sign_in_failed', address: from.visit.address, detail: null };
    expect(await people.events({ address: from.visit.address })).toEqual([
      { kind: 'signed_in', caller_id: caller, address: from.visit.address, detail: null },
      { ...failed, caller_id: caller },
      { ...failed, caller_id: null },
    ]);
  });

  test('replaces an old hash by one of the cost of today', async () => {
    const caller = await people.create('old@example.org');
    const nonce = Buffer.from('sixteen bytes of');
    const cost = { memory: 64, passes: 1, parallelism: 1 };
    const key = argon2Sync('argon2id', { message: PASSWORD, nonce, tagLength: 32, ...cost });
    const text = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
    await people.database.execute('update identity.member set password_hash = $2 where caller_id = $1', [
      caller,
      `$argon2id$v=19$m=64,t=1,p=1$${text(nonce)}$${text(key)}`,
    ]);
    await people.signIn('old@example.org');
    const [row] = await people.database.query<{ hash: string }>(
      'select password_hash as hash from identity.member where caller_id = $1',
      [caller],
    );
    expect(row?.hash).toContain('$m=19456,t=2,p=1$');
    expect(await people.outcome(people.signIn('old@example.org'))).toBe('in');
    expect(await people.outcome(people.signIn('old@example.org', 'wrong password'))).toBe('sign_in_refused');
  });

  test('with a password that is changed at that moment gives no session', async () => {
    const caller = await people.create('race@example.org');
    const members = app!.app.get(MemberStore, { strict: false });
    const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = app!.app.get(UnitOfWork).run(async () => {
      const hash = await members.hold(caller);
      await members.setPasswordHash(
        caller,
        hash!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')),
      );
      changed.resolve();
      await mayCommit.promise;
    });
    await changed.promise;
    const late = people.outcome(people.signIn('race@example.org'));
    await waitingForLock();
    mayCommit.resolve();
    await change;
    expect(await late).toBe('sign_in_refused');
    expect(await people.database.query('select from identity.session where caller_id = $1', [caller])).toEqual([]);
  });

  test('while the account is erased ends in a refusal or an ended session, and the erasure always in nothing left', async () => {
    for (let round = 0; round < 8; round += 1) {
      const caller = await people.create('erased@example.org');
      const [outcome] = await Promise.all([
        people.outcome(elsewhere.signIn('erased@example.org')),
        new Promise((resolve) => setTimeout(resolve, round * 6)).then(() =>
          people.commands.execute(new EraseCaller(caller, 'operator')),
        ),
      ]);
      expect(['in', 'sign_in_refused']).toContain(outcome);
      for (const table of ['session', 'device', 'member', 'link']) {
        expect(await people.database.query(`select from identity.${table} where caller_id = $1`, [caller])).toEqual([]);
      }
    }
  });
});

async function waitingForLock(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await untilTrue(async () => (await people.database.query(waiting)).length > 0);
}

describe('guessing passwords', () => {
  test('from one address ends after five wrong passwords for an account: no more are looked at, or counted', async () => {
    await people.create('five@example.org');
    const at = { address: newAddress() };
    expect(await guess('five@example.org', 7, () => browser(at))).toEqual([
      ...Array.from({ length: 5 }, () => 'sign_in_refused'),
      'too_many_attempts',
      'too_many_attempts',
    ]);
    expect(await counted(`account five@example.org`)).toBe(5);
    expect(await counted(`address ${at.address}`)).toBe(5);
    const refusal: unknown = await people.signIn('five@example.org', PASSWORD, browser(at)).catch((error) => error);
    expect(refusal).toMatchObject({ kind: 'exhausted', code: 'too_many_attempts' });
    const { retryAfterSeconds } = refusal as { retryAfterSeconds: number };
    expect(retryAfterSeconds).toBeGreaterThan(540);
    expect(retryAfterSeconds).toBeLessThanOrEqual(600);
    await earlier(10);
    expect(await people.outcome(people.signIn('five@example.org', PASSWORD, browser(at)))).toBe('in');
  });

  test('is refused at the same count for an account that does not exist', async () => {
    const at = { address: newAddress() };
    expect(count(await guess('imaginary@example.org', 8, () => browser(at)), 'sign_in_refused')).toBe(5);
  });

  test('at many accounts from one address ends after twenty', async () => {
    const at = { address: newAddress() };
    const outcomes: string[] = [];
    for (let account = 0; account < 24; account += 1) {
      outcomes.push(...(await guess(`spray-${account}@example.org`, 1, () => browser(at))));
    }
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'sign_in_refused'));
    expect(outcomes.slice(20)).toEqual(Array.from({ length: 4 }, () => 'too_many_attempts'));
  });

  test('from everywhere at one account ends after a hundred in an hour', async () => {
    await people.create('hundred@example.org');
    const guesses = Array.from({ length: 104 }, () =>
      people.outcome(people.signIn('hundred@example.org', 'wrong password', browser())),
    );
    const outcomes = await Promise.all(guesses);
    expect([count(outcomes, 'sign_in_refused'), count(outcomes, 'too_many_attempts')]).toEqual([100, 4]);
    await earlier(59);
    expect(await people.outcome(people.signIn('hundred@example.org'))).toBe('too_many_attempts');
    await earlier(1);
    expect(await people.outcome(people.signIn('hundred@example.org'))).toBe('in');
  });

  test('side by side on two nodes gets no more guesses than one after the other', async () => {
    await people.create('parallel@example.org');
    const at = { address: newAddress() };
    const outcomes = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const node = index % 2 === 0 ? people : elsewhere;
        return node.outcome(node.signIn('parallel@example.org', `guess ${index}`, browser(at)));
      }),
    );
    expect([count(outcomes, 'sign_in_refused'), count(outcomes, 'too_many_attempts')]).toEqual([5, 35]);
  });

  test('is not started over by signing in to an account of one’s own', async () => {
    await people.create('victim@example.org');
    await people.create('attacker@example.org');
    const at = { address: newAddress() };
    const wrong: string[] = [];
    for (let round = 0; round < 6; round += 1) {
      wrong.push(...(await guess('victim@example.org', 1, () => browser(at))));
      await people.signIn('attacker@example.org', PASSWORD, browser(at));
    }
    expect(wrong).toEqual([...Array.from({ length: 5 }, () => 'sign_in_refused'), 'too_many_attempts']);
  });

  test('does not count right ones: an office of many people signs in from one address', async () => {
    const at = { address: newAddress() };
    await people.create('office@example.org');
    for (let round = 0; round < 25; round += 1) await people.signIn('office@example.org', PASSWORD, browser(at));
    expect(await counted(`address ${at.address}`)).toBe(0);
  });
});

describe('a browser that somebody has signed in with before', () => {
  test('lets them in while strangers have used up their guesses, at the same address and everywhere', async () => {
    await people.create('home@example.org');
    const at = { address: newAddress() };
    const { deviceToken } = await people.signIn('home@example.org', PASSWORD, browser(at));
    await guess('home@example.org', 6, () => browser(at));
    await Promise.all(Array.from({ length: 100 }, () => guess('home@example.org', 1)));
    expect(await people.outcome(people.signIn('home@example.org', PASSWORD, browser(at)))).toBe('too_many_attempts');
    expect(await people.outcome(people.signIn('home@example.org'))).toBe('too_many_attempts');
    const known = browser({ ...at, device: deviceToken });
    expect(await people.outcome(people.signIn('home@example.org', 'wrong password', known))).toBe('sign_in_refused');
    expect(await people.outcome(people.signIn('home@example.org', PASSWORD, known))).toBe('in');
  });

  test('has a count of its own, so that a thief of its cookie does not guess for ever', async () => {
    await people.create('stolen@example.org');
    const { deviceToken: device } = await people.signIn('stolen@example.org');
    const outcomes = await guess('stolen@example.org', 12, () => browser({ device }));
    expect([count(outcomes, 'sign_in_refused'), count(outcomes, 'too_many_attempts')]).toEqual([10, 2]);
    expect(await people.outcome(people.signIn('stolen@example.org'))).toBe('in');
  });

  test('is a stranger to every other account', async () => {
    await people.create('mine@example.org');
    await people.create('yours@example.org');
    const { deviceToken: device } = await people.signIn('mine@example.org');
    const at = { address: newAddress(), device };
    expect(count(await guess('yours@example.org', 8, () => browser(at)), 'sign_in_refused')).toBe(5);
  });

  test('is known to all who share it, by a token that is new at each sign-in', async () => {
    await people.create('one@example.org');
    await people.create('two@example.org');
    const first = await people.signIn('one@example.org');
    const second = await people.signIn('two@example.org', PASSWORD, browser({ device: first.deviceToken }));
    const rows = await people.database.query('select distinct digest from identity.device where caller_id = any($1)', [
      [first.callerId, second.callerId],
    ]);
    expect(rows).toHaveLength(1);
    const at = { address: newAddress() };
    await guess('one@example.org', 5, () => browser(at));
    const from = (device: string) => browser({ ...at, device });
    expect(await people.outcome(people.signIn('one@example.org', PASSWORD, from(first.deviceToken)))).toBe(
      'too_many_attempts',
    );
    expect(await people.outcome(people.signIn('one@example.org', PASSWORD, from(second.deviceToken)))).toBe('in');
  });

  test('is forgotten when twenty later ones are known', async () => {
    const caller = await people.create('many@example.org');
    for (let round = 0; round < 22; round += 1) await people.signIn('many@example.org');
    expect(await people.database.query('select from identity.device where caller_id = $1', [caller])).toHaveLength(20);
  });

  test('is also the one in which somebody chose a new password by a link, although the account was locked', async () => {
    await people.create('locked@example.org');
    await Promise.all(Array.from({ length: 101 }, () => guess('locked@example.org', 1)));
    expect(await people.outcome(people.signIn('locked@example.org'))).toBe('too_many_attempts');
    const { token } = await people.commands.execute(new MakeResetLink('locked@example.org'));
    const { deviceToken: device } = await people.commands.execute(
      new ResetPassword(token, 'a brand new secret', browser()),
    );
    expect(await people.outcome(people.signIn('locked@example.org', 'a brand new secret', browser({ device })))).toBe(
      'in',
    );
  });
});
