import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { findRunningPostgres } from '../../../../src/shared/storage/embedded-postgres/running-postgres.js';
import { PostgresNotifications } from '../../../../src/shared/storage/database/postgres-notifications.js';
import { EventStreams } from '../../../../src/shared/storage/eventstore/event-streams.js';
import { PostgresEventStore } from '../../../../src/shared/storage/eventstore/postgres-event-store.js';
import { Program, cli, newDataDir, removeDataDir, stopPrograms } from '../../../support/program/program.js';
import { until } from '../../../support/time/until.js';
import { newEvent, newStream } from './store-under-test.js';

interface Failed extends Error {
  readonly code: number;
  readonly stdout: string;
}

/** Each command is a program of its own, which a busy machine may take its time to start. */
const PATIENCE_MS = 240_000;

describe('an auditor at the command line', () => {
  let dataDir: string;
  let program: Program;
  const out = join(tmpdir(), `audit-${randomUUID()}`);
  const audit = async (...args: readonly string[]): Promise<string> => await cli({ dataDir }, ...args);

  beforeAll(async () => {
    dataDir = await newDataDir();
    program = await Program.start({ dataDir, env: { LOG_LEVEL: 'info' } });
    const notifications = new PostgresNotifications((await addresses()).url);
    const store = new PostgresEventStore((await addresses()).url, notifications);
    for (let count = 0; count < 3; count += 1) {
      await new EventStreams(store).append(newStream('thing'), [newEvent(), newEvent()]);
    }
    await store.close();
    await notifications.close();
  }, PATIENCE_MS);
  afterAll(async () => {
    await program.stop();
    await stopPrograms();
    await removeDataDir(dataDir);
    for (const place of [out, `${out}.ndjson`]) await rm(place, { recursive: true, force: true });
  }, PATIENCE_MS);

  const addresses = async (): Promise<{ url: string; ownerUrl: string }> => {
    const found = await findRunningPostgres(dataDir);
    return { url: found?.url ?? '', ownerUrl: found?.ownerUrl ?? '' };
  };

  const asOwner = async (...statements: readonly string[]): Promise<void> => {
    const client = new Client((await addresses()).ownerUrl);
    await client.connect();
    for (const sql of statements) await client.query(sql);
    await client.end();
  };

  test(
    'seals, and keeps the seals elsewhere',
    async () => {
      expect(await audit('audit:seal')).toMatch(/^Seal \d covers 6 events\. Its digest is [0-9a-f]{64}\.\n$/);
      await audit('audit:seals', '--out', `${out}.ndjson`);
      expect(await readFile(`${out}.ndjson`, 'utf8')).toContain('"count":6');
      const nowhere = audit('audit:seals', '--out', join(out, 'nowhere', 'seals.ndjson'));
      // Nothing is wrong with the usage, so it is not told.
      await expect(nowhere).rejects.toMatchObject({
        code: 2,
        stderr: expect.stringMatching(/would be in a folder that is not there\.\n$/),
      });
    },
    PATIENCE_MS,
  );

  test(
    'finds all histories sound, and events that nobody here can change',
    async () => {
      const verified = await audit('audit:verify', '--seals', `${out}.ndjson`);
      expect(verified).toContain('Checked 6 events of 3 streams');
      expect(verified).toMatch(/\nSound\.\n$/);
      expect(`${verified} ${program.output}`).not.toContain('DATABASE_OWNER_URL');
    },
    PATIENCE_MS,
  );

  test(
    'takes a bundle home and checks it where there is no database',
    async () => {
      expect(await audit('audit:export', '--out', out)).toContain('6 events and');
      const elsewhere = { dataDir: join(tmpdir(), randomUUID()), env: { DATABASE_URL: 'postgres://127.0.0.1:1/none' } };
      const args = ['audit:verify', '--bundle', out, '--public-key', join(out, 'public-keys.pem')];
      expect(await cli(elsewhere, ...args)).toContain('Sound.');
    },
    PATIENCE_MS,
  );

  test(
    'who forgets a word is not told that something else is sound',
    async () => {
      const failed = (await audit('audit:verify', out).catch((error: unknown) => error)) as Failed;
      expect(failed.code).toBe(2);
      expect(failed.message).toContain(`Unexpected argument '${out}'`);
      expect(failed.message).toContain('Usage: audit:verify [--bundle FOLDER]');
      expect(failed.stdout).not.toContain('Sound.');
    },
    PATIENCE_MS,
  );

  test(
    'sees what the owner of the database has changed, with exit code 1',
    async () => {
      await asOwner(
        'alter table eventstore.event disable trigger all',
        `update eventstore.event set data = '{"n": 2}' where position = 4`,
        'alter table eventstore.event enable trigger all',
      );
      const failed = (await audit('audit:verify').catch((error: unknown) => error)) as Failed;
      expect(failed.code).toBe(1);
      expect(failed.stdout).toMatch(/^broken: stream thing-.*, revision 0, event .*, position 4: .* \[b/m);
      expect(failed.message).toContain('NOT SOUND: 1 findings.');
    },
    PATIENCE_MS,
  );

  test(
    'does not have to ask: the next start seals what is due',
    async () => {
      await asOwner(
        'alter table eventstore.seal disable trigger all',
        'delete from eventstore.seal',
        'alter table eventstore.seal enable trigger all',
      );
      await program.stop();
      program = await Program.start({ dataDir, env: { LOG_LEVEL: 'info' } });
      await until(
        () => program.output,
        (output) => output.includes('seal 0: 6 events'),
      );
    },
    PATIENCE_MS,
  );
});
