import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { asTheOnlyOne } from '../../../../src/shared/storage/projections/session-lock.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

let db: TestDatabase;
beforeAll(async () => {
  db = await freshDatabase([]);
});
afterAll(async () => await db.close());

const NEVER = new AbortController().signal;

/** Another process, which holds the lock when this resolves. */
async function holder(key: string): Promise<ChildProcess> {
  const flags = ['--experimental-transform-types', '--disable-warning=ExperimentalWarning'];
  const script = join(import.meta.dirname, 'lock-holder.mjs');
  const child = spawn(process.execPath, [...flags, script, db.url, key], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout ?? child, 'data');
  return child;
}

/** How long it takes until we hold the lock. */
async function msUntilHeld(key: string): Promise<number> {
  const began = performance.now();
  await asTheOnlyOne(db.dataSource, key, NEVER, async () => undefined);
  return performance.now() - began;
}

describe('a session lock', () => {
  test('is free when its process was killed, before its silence would tell', async () => {
    const other = await holder('killed');
    other.kill('SIGKILL');
    expect(await msUntilHeld('killed')).toBeLessThan(8_000);
  });

  test('goes to another when its process is paused, which learns of it when it goes on', async () => {
    const other = await holder('paused');
    other.kill('SIGSTOP');
    try {
      await msUntilHeld('paused');
    } finally {
      other.kill('SIGCONT');
    }
    const [said] = (await once(other.stdout ?? other, 'data')) as [Buffer];
    expect(said.toString().trim()).toBe('lost');
    await once(other, 'exit');
  });

  test('stays with a process that works without a word to the database', async () => {
    const other = await holder('busy');
    const ours = msUntilHeld('busy');
    expect(await Promise.race([ours, sleep(13_000, 'theirs')])).toBe('theirs');
    other.kill('SIGKILL');
    await ours;
  });

  test('leaves nothing on the connection that it used', async () => {
    await msUntilHeld('tidy');
    const settings = await db.database.query<{ a: string; b: string; locks: number }>(
      `select current_setting('idle_session_timeout') as a, current_setting('idle_in_transaction_session_timeout') as b,
              (select count(*) from pg_locks where locktype = 'advisory' and pid = pg_backend_pid()) as locks`,
    );
    expect(settings).toEqual([{ a: '0', b: '30s', locks: 0 }]);
  });
});

describe('a paused process in the middle of a transaction', () => {
  test('holds its locks for half a minute at most', async () => {
    const [row] = await db.database.query<{ idle_in_transaction_session_timeout: string }>(
      'show idle_in_transaction_session_timeout',
    );
    expect(row?.idle_in_transaction_session_timeout).toBe('30s');
  });
});
