import { createHash } from 'node:crypto';
import { readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { RecheckLostFiles } from '../../src/briefing/application/commands/recheck-lost-files.js';
import { ScrubFiles } from '../../src/briefing/application/commands/scrub-files.js';
import { BriefingHistory } from '../../src/briefing/application/ports/briefing-history.js';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import { DamagedFiles } from '../../src/briefing/application/ports/media/damaged-files.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { Briefing } from '../../src/briefing/domain/briefing.js';
import type { MediaRef } from '../../src/briefing/domain/events.js';
import { filesOf } from '../../src/briefing/domain/keeping/kept-files.js';
import { StorageSettings } from '../../src/config/storage-settings.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { ProblemsFound } from '../../src/shared/delivery/cli/cli-command.js';
import { VerifyHistoriesCommand } from '../../src/shared/delivery/cli/verify-histories.command.js';
import { HealthChecks } from '../../src/shared/delivery/http/health/health-checks.js';
import { Metrics } from '../../src/shared/delivery/http/metrics/metrics.js';
import { brand } from '../../src/shared/kernel/brand.js';
import type { BriefingId } from '../../src/shared/kernel/identifiers.js';
import { ProofModule } from '../../src/shared/proof.module.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type Got, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

type Ready = Extract<Briefing, { status: 'ready' }>;

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ProofModule];
const FAST = 1_000_000_000;

let app: TestApp;
let feeds: FeedServer;
let token: string;
let id: string;
let state: Ready;

beforeAll(async () => {
  feeds = await FeedServer.start();
  feeds.serve('daily', newsItems(8, Date.now()));
  app = await startTestApp({
    modules: MODULES,
    // Found by these tests, and not by the search in the background.
    config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], mediaScrubBytesPerSecond: null },
  });
  token = await app.memberToken();
  await follow(app, token, `${feeds.url}/daily`);
  const body = { artifact_type: 'audio_brief', user_request: 'What is new?', capacity: { target_length_seconds: 180 } };
  id = (await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', body, token)).body.artifact_id;
  state = (await until(
    () => app.app.get(BriefingHistory, { strict: false }).load(brand(id)),
    ({ status }) => status === 'ready',
  )) as Ready;
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
});

const pathOf = ({ key }: MediaRef, below = ''): string =>
  join(app.app.get(StorageSettings, { strict: false }).dataDir, 'media', key.replace('/', `/${below}`));

const audio = (): Promise<Got> => app.get(`/b/${state.requested.slug}/audio.mp3`);
const page = (): Promise<Got> => app.get(`/b/${state.requested.slug}`);

async function digestOf(ref: MediaRef): Promise<string> {
  const content = await readFile(pathOf(ref)).catch(() => Buffer.from('nothing'));
  return createHash('sha256').update(content).digest('hex');
}

/** Who waits for it asks for it now and then. */
const repaired = (ref: MediaRef, ask: () => Promise<unknown> = page): Promise<string> =>
  until(
    async () => {
      await ask();
      return await digestOf(ref);
    },
    (digest) => digest === ref.sha256,
  );

/** Nobody waits for a repair, and none has failed. */
const settled = (): Promise<unknown> =>
  until(
    async () => (await app.app.get(HealthChecks).readiness()).checks['media_files'],
    (line) => line === 'ok',
  );

async function verified(): Promise<string[]> {
  const said: string[] = [];
  const values = { bundle: undefined, 'public-key': undefined, seals: undefined, thorough: false, media: true };
  const command = app.app.get(VerifyHistoriesCommand, { strict: false });
  await command
    .run(values, (line) => void said.push(line))
    .catch((error: unknown) => {
      if (!(error instanceof ProblemsFound)) throw error;
    });
  return said;
}

const scrub = (): Promise<void> =>
  app.app
    .get(CommandBus, { strict: false })
    .execute(new ScrubFiles(FAST, Date.now() + 600_000, new AbortController().signal));

const recheck = (): Promise<void> => app.app.get(CommandBus, { strict: false }).execute(new RecheckLostFiles());

async function scrubAnew(): Promise<void> {
  await app.app
    .get(Database, { strict: false })
    .execute('update briefing.file_scrub set began_at = null, ended_at = null');
  await scrub();
}

describe('stored files of a briefing', () => {
  test('are sound as long as nobody touches them', async () => {
    const said = await verified();
    expect(said.join('\n')).toContain(`Read ${filesOf(state).length} stored files`);
    expect(said.at(-1)).toBe('Sound.');
    expect((await audio()).status).toBe(200);
  });

  test('are named by the audit when they were cut short or edited', async () => {
    const { audio: mp3 } = state.published;
    await truncate(pathOf(mp3), 1000);
    await writeFile(pathOf(state.composed.material), '[]');
    const said = (await verified()).join('\n');
    expect(said).toContain(`${mp3.key} is not what it was recorded as`);
    expect(said).toContain(`${state.composed.material.key} is not what it was recorded as`);
    expect(said).not.toContain('\nSound.');
    await scrubAnew();
    await repaired(mp3);
    await repaired(state.composed.material);
    await settled();
  });
});

describe('files that were taken for each other', () => {
  test('are found though each is sound by itself, and each is put in its place', async () => {
    const { script, material } = state.composed;
    await rename(pathOf(script), `${pathOf(script)}.aside`);
    await rename(pathOf(material), pathOf(script));
    await rename(`${pathOf(script)}.aside`, pathOf(material));
    const said = (await verified()).join('\n');
    for (const { key } of [script, material]) expect(said).toContain(`${key} is not what it was recorded as`);
    expect((await page()).status).toBe(503);
    await scrubAnew();
    await repaired(script);
    await repaired(material);
    await settled();
    expect((await page()).status).toBe(200);
  });
});

describe('a damaged sound file', () => {
  test('is refused with the time to wait, and made again as it was', async () => {
    await truncate(pathOf(state.published.audio), 1000);
    const { status, headers } = await audio();
    expect({ status, wait: headers['retry-after'] }).toEqual({ status: 503, wait: '30' });
    await repaired(state.published.audio, audio);
    await settled();
    expect((await audio()).status).toBe(200);
  });

  test('is found by its content when it was written to, its length being the same', async () => {
    const path = pathOf(state.published.audio);
    const content = await readFile(path);
    content.write('edited', 5000);
    await writeFile(path, content);
    expect((await audio()).status).toBe(503);
    await repaired(state.published.audio);
    await settled();
  });

  test('is made again with the cover from the sound that was recorded, and that from it', async () => {
    const { published, recorded } = state;
    for (const ref of [published.audio, published.cover]) await rm(pathOf(ref));
    expect((await audio()).status).toBe(503);
    expect((await app.get(`/b/${state.requested.slug}/cover.jpg`)).status).toBe(503);
    for (const ref of [published.audio, published.cover]) await repaired(ref);
    await settled();
    expect((await audio()).status).toBe(200);
    await rm(pathOf(recorded.frames));
    await scrubAnew();
    await repaired(recorded.frames);
    await settled();
  });

  test('is gone when what was recorded is, too: no voice says the same twice', async () => {
    const files = [state.published.audio, state.recorded.frames];
    const right = await Promise.all(files.map((ref) => readFile(pathOf(ref))));
    for (const ref of files) await truncate(pathOf(ref), 1000);
    const { status, headers } = await until(audio, (answer) => answer.status === 410);
    expect({ status, type: headers['content-type'] }).toMatchObject({ type: expect.stringContaining('text/html') });
    for (const [at, content] of right.entries()) await writeFile(pathOf(files[at] as MediaRef), content);
    await scrubAnew();
    await settled();
  });
});

describe('an edited script', () => {
  test('is refused on pages and over the API, and comes back from its copy', async () => {
    await writeFile(pathOf(state.composed.script), '{"title":"Lies"}');
    const shown = await page();
    expect(shown.status).toBe(503);
    expect(shown.headers['content-type']).toContain('text/html');
    await repaired(state.composed.script);
    await settled();
    expect((await page()).status).toBe(200);
    await writeFile(pathOf(state.composed.script), '{"title":"Lies"}');
    const answer = await app.post<{ error: string }>('/api/v1/artifacts/get', { id }, token);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 503, error: 'unavailable' });
    await repaired(state.composed.script);
    await settled();
  });

  test('is gone when its copy is, too; operators are told, and what they bring back counts', async () => {
    const { script } = state.composed;
    const right = await readFile(pathOf(script));
    for (const below of ['', 'copies/']) await writeFile(pathOf(script, below), '{}');
    await until(page, ({ status }) => status === 410);
    const answer = await app.post<{ error: string }>('/api/v1/artifacts/get', { id }, token);
    expect({ status: answer.status, error: answer.body.error }).toEqual({ status: 410, error: 'gone' });
    const { ready, checks } = await app.app.get(HealthChecks).readiness();
    expect({ ready, line: checks['media_files'] }).toEqual({ ready: true, line: 'ok, 1 lost' });
    expect(await app.app.get(Metrics).text()).toContain('briefings_media_damaged_files{standing="lost"} 1');
    expect(app.logLines.join('')).toContain('a damaged file cannot be made again');
    await writeFile(pathOf(script), right);
    expect((await page()).status).toBe(200);
    await recheck();
    await settled();
    expect(app.logLines.join('')).toContain('a lost file is back');
    await scrubAnew();
    await settled();
    expect(await readFile(pathOf(script, 'copies/'))).toEqual(right);
  });
});

describe('what is noted of lost files', () => {
  test('goes when no history names them, and with the files of an erased briefing', async () => {
    const damaged = app.app.get(DamagedFiles, { strict: false });
    const key = `${id}/lost.json`;
    await damaged.note({ briefingId: brand(id), key, how: 'gone' });
    await damaged.markLost(key);
    const repairing = `${id}/repairing.json`;
    await damaged.note({ briefingId: brand(id), key: repairing, how: 'gone' });
    await recheck();
    expect(await damaged.find(key)).toBeNull();
    expect(await damaged.find(repairing)).toMatchObject({ standing: 'repairing' });
    await damaged.settle(repairing);
    const gone = brand<BriefingId>('art_01jd5cz3pxe2y8r4w2x6v9k7qb');
    await damaged.note({ briefingId: gone, key: `${gone}/audio.mp3`, how: 'gone' });
    await app.app.get(BriefingFiles, { strict: false }).forget(gone);
    expect(await damaged.find(`${gone}/audio.mp3`)).toBeNull();
    await settled();
  });
});

describe('the search for damaged files', () => {
  test('goes on where it was, and begins again after a week', async () => {
    const database = app.app.get(Database, { strict: false });
    await scrubAnew();
    await rm(pathOf(state.recorded.timeline));
    // The pass is over: this one waits for the next.
    await scrub();
    expect(await digestOf(state.recorded.timeline)).not.toBe(state.recorded.timeline.sha256);
    // A pass that was interrupted after this briefing.
    await database.execute(`update briefing.file_scrub set ended_at = null, after_briefing = $1`, [id]);
    await scrub();
    expect(await digestOf(state.recorded.timeline)).not.toBe(state.recorded.timeline.sha256);
    await database.execute('update briefing.file_scrub set began_at = began_at - 604800000');
    await scrub();
    await repaired(state.recorded.timeline);
    await settled();
  });
});
