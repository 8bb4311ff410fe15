import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { DiagnosisModule } from '../../../../src/shared/delivery/diagnosis/diagnosis.module.js';
import { CliRegistry } from '../../../../src/shared/delivery/cli/cli-registry.js';
import { createLog } from '../../../../src/shared/delivery/http/logging/log.js';
import { Database } from '../../../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';
import { untilTrue } from '../../../support/time/until.js';

const SECRETS = {
  setting: 'metrics-token-4711-of-this-test',
  environment: 'environment-secret-4712',
  feed: 'feedtoken4713',
  host: 'hosttoken4714',
  person: 'ada.4715@example.org',
  short: 'pw4716',
} as const;

const FEED = `https://ada:${SECRETS.short}@${SECRETS.host}.feeds.example/private?token=${SECRETS.feed}`;

describe('A diagnosis', () => {
  let app: TestApp;
  let folder: string;

  beforeAll(async () => {
    process.env['SOME_PASSWORD'] = SECRETS.environment;
    folder = await mkdtemp(join(tmpdir(), 'diagnosis-'));
    app = await startTestApp({
      modules: [SubscriptionsModule, FeedModule, DiagnosisModule],
      config: { metricsToken: SECRETS.setting },
    });
    // As a service logs; the log of a test is kept apart.
    const log = createLog('info', { write: () => undefined });
    log.error({ err: new Error(SECRETS.person), feed: FEED }, `polling ${FEED} of ${SECRETS.person} failed`);
    await app.app
      .get(Database)
      .execute('insert into feed.feed (url, watched, created_at, last_error) values ($1, true, 0, $2)', [FEED, FEED]);
  });
  afterAll(async () => {
    delete process.env['SOME_PASSWORD'];
    await app.close();
    await rm(folder, { recursive: true });
  });

  const diagnose = async (file: string): Promise<string> => {
    const said: string[] = [];
    await app.app
      .get(CliRegistry)
      .find('diagnose')
      ?.execute([file], (line) => said.push(line));
    return said.join('\n');
  };

  test('is a file that only its owner may read, with figures of all that the service stands on', async () => {
    const file = join(folder, 'figures.tar.gz');
    expect(await diagnose(file)).toContain(file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = gunzipSync(await readFile(file)).toString();
    for (const name of ['program', 'settings', 'readiness', 'process', 'queues', 'projections', 'log']) {
      expect(text).toContain(`diagnosis/${name}.json`);
    }
    expect(text).toContain('"feed.feed"');
    expect(text).toContain('"FeedSchema1763700001000"');
    expect(text).toContain('"space_name": "old_space"');
    expect(text).not.toContain('"failed": "');
  });

  test('holds no secret: of settings, the environment, feeds, the log, or statements of sessions', async () => {
    const file = join(folder, 'secrets.tar.gz');
    const session = new Client({ connectionString: app.databaseUrl });
    await session.connect();
    await session.query(`select 1 as one, '${SECRETS.short}' as secret`);
    await diagnose(file);
    await session.end();
    const text = gunzipSync(await readFile(file)).toString();
    expect(text).toContain('select ? as one, ');
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret);
    expect(text).toContain('polling *** of *** failed');
  });

  test('replaces no file', async () => {
    const file = join(folder, 'twice.tar.gz');
    await diagnose(file);
    await expect(diagnose(file)).rejects.toThrow('is there already.');
  });

  test('is written into DATA_DIR by the running process itself on SIGUSR2', async () => {
    const said: string[] = [];
    const log = Logger.prototype.log;
    Logger.prototype.log = (line: string) => void said.push(line);
    try {
      process.emit('SIGUSR2');
      await untilTrue(() => said.some((line) => line.startsWith('a diagnosis was written: ')));
    } finally {
      Logger.prototype.log = log;
    }
    const file = said.find((line) => line.startsWith('a diagnosis'))?.split(': ', 2)[1] ?? '';
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await rm(file);
  });
});
