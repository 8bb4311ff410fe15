import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ResetPassword } from '../../../src/identity/accounts/application/commands/reset-password.js';
import { MakeResetLink } from '../../../src/identity/accounts/application/commands/make-reset-link.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, newAddress, PASSWORD, People } from '../../support/people/people.js';
import { count, guess } from './guesses.js';

let app: TestApp;
let people: People;

beforeAll(async () => {
  app = await startTestApp();
  people = new People(app);
});

afterAll(() => app?.close());

describe('a browser that somebody has signed in with before', () => {
  test('lets them in while strangers have used up their guesses, at the same address and everywhere', async () => {
    await people.create('home@example.org');
    const at = { address: newAddress() };
    const { deviceToken } = await people.signIn('home@example.org', PASSWORD, browser(at));
    await guess(people, 'home@example.org', 6, () => browser(at));
    await Promise.all(Array.from({ length: 100 }, () => guess(people, 'home@example.org', 1)));
    expect(await people.outcome(people.signIn('home@example.org', PASSWORD, browser(at)))).toBe('too_many_attempts');
    expect(await people.outcome(people.signIn('home@example.org'))).toBe('too_many_attempts');
    const known = browser({ ...at, device: deviceToken });
    expect(await people.outcome(people.signIn('home@example.org', 'wrong password', known))).toBe('sign_in_refused');
    expect(await people.outcome(people.signIn('home@example.org', PASSWORD, known))).toBe('in');
  });

  test('has a count of its own, so that a thief of its cookie does not guess for ever', async () => {
    await people.create('stolen@example.org');
    const { deviceToken: device } = await people.signIn('stolen@example.org');
    const outcomes = await guess(people, 'stolen@example.org', 12, () => browser({ device }));
    expect([count(outcomes, 'sign_in_refused'), count(outcomes, 'too_many_attempts')]).toEqual([10, 2]);
    expect(await people.outcome(people.signIn('stolen@example.org'))).toBe('in');
  });

  test('is a stranger to every other account', async () => {
    await people.create('mine@example.org');
    await people.create('yours@example.org');
    const { deviceToken: device } = await people.signIn('mine@example.org');
    const at = { address: newAddress(), device };
    expect(count(await guess(people, 'yours@example.org', 8, () => browser(at)), 'sign_in_refused')).toBe(5);
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
    await guess(people, 'one@example.org', 5, () => browser(at));
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
    await Promise.all(Array.from({ length: 101 }, () => guess(people, 'locked@example.org', 1)));
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
