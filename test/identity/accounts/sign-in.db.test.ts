import { argon2Sync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { EraseCaller } from '../../../src/identity/security/application/commands/erase-caller.js';
import { PasswordHasher } from '../../../src/identity/accounts/application/ports/password-hasher.js';
import { MemberStore } from '../../../src/identity/accounts/application/ports/member-store.js';
import { UnitOfWork } from '../../../src/shared/kernel/unit-of-work.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, PASSWORD, People } from '../../support/people/people.js';
import { untilTrue } from '../../support/time/until.js';

let app: TestApp;
let other: TestApp;
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
    const verify = jest.spyOn(app.app.get(PasswordHasher, { strict: false }), 'verify');
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
    const members = app.app.get(MemberStore, { strict: false });
    const [changed, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const change = app.app.get(UnitOfWork).run(async () => {
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
