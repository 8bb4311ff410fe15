import { execFile } from 'node:child_process';
import { argon2Sync } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { Argon2PasswordHasher } from '../../../../../src/identity/accounts/adapters/crypto/argon2-password-hasher.js';
import { HasherBusy } from '../../../../../src/identity/accounts/application/ports/password-hasher.js';

const PASSWORD = 'correct horse battery';

let hasher: Argon2PasswordHasher;
beforeEach(() => {
  hasher = new Argon2PasswordHasher();
});

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

/** As another program, or this one long ago, made it. */
function cheapHash(password: string): string {
  const nonce = Buffer.from('sixteen bytes of');
  const key = argon2Sync('argon2id', {
    message: password,
    nonce,
    tagLength: 24,
    memory: 64,
    passes: 1,
    parallelism: 1,
  });
  return `$argon2id$v=19$m=64,t=1,p=1$${unpadded(nonce)}$${unpadded(key)}`;
}

/** Milliseconds of processor time. */
async function refusalCosts(): Promise<{ wrong: number; nobody: number }> {
  const script = join(import.meta.dirname, 'refusal-cost.mjs');
  const { stdout } = await promisify(execFile)(process.execPath, [script]);
  return JSON.parse(stdout) as { wrong: number; nobody: number };
}

/** How many of the list, in its order, decrease from one to the next: 1 when it is sorted. */
function longestDecrease(list: readonly number[]): number {
  const lengths: number[] = [];
  for (const [place, value] of list.entries()) {
    const before = lengths.filter((_, earlier) => (list[earlier] ?? 0) > value);
    lengths[place] = 1 + Math.max(0, ...before);
  }
  return Math.max(...lengths);
}

describe('a hash of a password', () => {
  test('is of that password and of no other', async () => {
    const hash = await hasher.hash(PASSWORD);
    expect(await hasher.verify(PASSWORD, hash)).toBe(true);
    expect(await hasher.verify('correct horse batter', hash)).toBe(false);
    expect(await hasher.verify('', hash)).toBe(false);
  });

  test('has a salt of its own', async () => {
    expect(await hasher.hash(PASSWORD)).not.toBe(await hasher.hash(PASSWORD));
  });

  test('is checked at the cost that it was made with, and is outdated when that is not the cost of today', async () => {
    const cheap = cheapHash(PASSWORD);
    expect(await hasher.verify(PASSWORD, cheap)).toBe(true);
    expect(await hasher.verify('another password', cheap)).toBe(false);
    expect(hasher.isOutdated(cheap)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash(PASSWORD))).toBe(false);
  });

  test.each(['', 'plain text', '$argon2id$v=19$m=64,t=1,p=1$c2FsdA$', '$2b$12$abcdefghijklmnopqrstuv'])(
    'cannot be %j: that is a broken database, not a wrong password',
    async (broken) => {
      await expect(hasher.verify(PASSWORD, broken)).rejects.toThrow('A password hash in the database is malformed.');
    },
  );
});

describe('without a hash', () => {
  test('no password is right', async () => {
    expect(await hasher.verify(PASSWORD, null)).toBe(false);
    expect(await hasher.verify('', null)).toBe(false);
  });

  test('the refusal is as much work as that of a wrong password', async () => {
    const { wrong, nobody } = await refusalCosts();
    expect(nobody / wrong).toBeGreaterThan(0.6);
    expect(nobody / wrong).toBeLessThan(1.6);
  });
});

describe('many passwords at once', () => {
  test('are worked on two at a time, in the order in which they came', async () => {
    const order: number[] = [];
    const cheap = cheapHash(PASSWORD);
    await Promise.all(
      Array.from({ length: 12 }, async (_, index) => {
        await hasher.verify(PASSWORD, cheap);
        order.push(index);
      }),
    );
    // A busy machine may stop one of the two for as long as it likes while the other serves everybody else.
    // Whatever it does, what two finish is two sorted lists merged, so no three finish in the reverse order.
    expect(longestDecrease(order)).toBeLessThanOrEqual(2);
    expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, index) => index));
  });

  test('wait in a bounded queue; those beyond it are told to come again, and the others are served', async () => {
    const cheap = cheapHash(PASSWORD);
    const answers = await Promise.allSettled(Array.from({ length: 135 }, () => hasher.verify(PASSWORD, cheap)));
    const served = answers.filter(({ status }) => status === 'fulfilled');
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason] : []));
    expect(served).toHaveLength(130);
    expect(refused).toHaveLength(5);
    for (const reason of refused) expect(reason).toBeInstanceOf(HasherBusy);
    expect(await hasher.verify(PASSWORD, cheap)).toBe(true);
  });

  test('lose no slot of the hasher to one that fails', async () => {
    for (let round = 0; round < 3; round += 1) {
      await expect(
        hasher.verify(PASSWORD, '$argon2id$v=19$m=1,t=1,p=9$c2FsdHNhbHRzYWx0$YWFhYWFhYWFhYWFhYWFhYQ'),
      ).rejects.toThrow(/parallelism|memory|argon2/i);
    }
    expect(await hasher.verify(PASSWORD, cheapHash(PASSWORD))).toBe(true);
  });
});
