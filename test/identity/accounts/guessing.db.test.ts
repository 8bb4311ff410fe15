import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { browser, newAddress, PASSWORD, People } from '../../support/people/people.js';
import { count, guess } from './guesses.js';

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

const counted = async (key: string): Promise<number | undefined> => {
  const sql = `select used from identity.attempt where key = sha256(convert_to($1, 'UTF8'))`;
  return (await people.database.query<{ used: number }>(sql, [key]))[0]?.used;
};

/** Makes the windows of all counters begin so much earlier. */
const earlier = (minutes: number): Promise<number> =>
  people.database.execute('update identity.attempt set first_at = first_at - $1, expires_at = expires_at - $1', [
    minutes * 60_000,
  ]);

describe('guessing passwords', () => {
  test('from one address ends after five wrong passwords for an account: no more are looked at, or counted', async () => {
    await people.create('five@example.org');
    const at = { address: newAddress() };
    expect(await guess(people, 'five@example.org', 7, () => browser(at))).toEqual([
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
    expect(count(await guess(people, 'imaginary@example.org', 8, () => browser(at)), 'sign_in_refused')).toBe(5);
  });

  test('at many accounts from one address ends after twenty', async () => {
    const at = { address: newAddress() };
    const outcomes: string[] = [];
    for (let account = 0; account < 24; account += 1) {
      outcomes.push(...(await guess(people, `spray-${account}@example.org`, 1, () => browser(at))));
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
      wrong.push(...(await guess(people, 'victim@example.org', 1, () => browser(at))));
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
