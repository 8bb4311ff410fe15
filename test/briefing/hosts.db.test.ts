import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { QueryBus } from '@nestjs/cqrs';
import { parseBuffer } from 'music-metadata';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import type { Recording, Speaker } from '../../src/briefing/application/ports/speech/recording-studio.js';
import { AuditedHistoryReader } from '../../src/briefing/audit/application/audited-history-reader.js';
import { RecomposeBriefing } from '../../src/briefing/audit/application/queries/recompose-briefing.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { EventOf } from '../../src/briefing/domain/events.js';
import { readConfig, type Config } from '../../src/config.js';
import { readOperatorFile } from '../../src/config/operator-file.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { BUILT_IN_HOSTS } from '../../src/shared/kernel/hosts/host.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { emptyDatabase, type EmptyDatabase } from '../support/database/database.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { babbling } from '../support/servers/babble.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { SpeechServerDouble } from '../support/servers/speech-server.js';
import { until } from '../support/time/until.js';

interface Artifact {
  readonly id: string;
  readonly status: string;
  readonly host_ids: string[];
  readonly hosts: string[];
  readonly viewer_url: string;
  readonly audio_transcript_segments?: { readonly speaker: string }[];
}

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];

const HOSTS_FILE = `hosts:
  - { id: host_en_nora, name: Nora, language: en, timbre: high, voices: { speech-server: af_nora } }
  - { id: host_de_ida, name: Ida, language: de }
`;

let folder: string;
let database: EmptyDatabase;
let feeds: FeedServer;
let voices: SpeechServerDouble;
let app: TestApp;
let token: string;

/** The program, with a file of hosts or without. */
async function start(config: Partial<Config> = {}): Promise<void> {
  const common = { dataDir: folder, feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, databaseUrl: database.url, config: { ...common, ...config } });
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'briefings-hosts-'));
  const file = join(folder, 'hosts.yaml');
  await writeFile(file, HOSTS_FILE);
  [database, feeds, voices] = await Promise.all([
    emptyDatabase(),
    FeedServer.start(),
    SpeechServerDouble.start(babbling),
  ]);
  feeds.serve('daily', newsItems(6, Date.now()));
  const { speechServer } = readConfig({ SPEECH_URL: voices.url, SPEECH_MODEL: 'of-the-house' });
  await start({ speechServer, hostsFile: readOperatorFile('HOSTS_FILE', file, { textsOnly: true }) });
  token = await app.memberToken();
  await follow(app, token, `${feeds.url}/daily`);
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
  await voices?.close();
  await database?.drop();
  await rm(folder, { recursive: true, force: true });
});

const listening = async (path: 'get' | 'update', body: object = {}) =>
  (await app.post<{ host_ids: string[] | null }>(`/api/v1/listening/${path}`, body, token)).body.host_ids;

const create = (changes: object) =>
  app.post<{ artifact_id: string; message?: string }>(
    '/api/v1/artifacts/compositions/create',
    { artifact_type: 'audio_brief', user_request: 'What is new?', language: 'en', ...changes },
    token,
  );

const artifact = async (id: string): Promise<Artifact> =>
  (await app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token)).body.artifact;

async function made(changes: object): Promise<Artifact> {
  const { artifact_id: id } = (await create(changes)).body;
  return until(
    () => artifact(id),
    ({ status }) => ['ready', 'failed', 'composition_failed'].includes(status),
  );
}

/** Of the recording of a briefing. */
async function speakersOf(id: string): Promise<readonly Speaker[]> {
  const { events } = await app.app.get(AuditedHistoryReader, { strict: false }).history(id, 'operator');
  const recorded = events.find(({ event }) => event?.type === 'SpeechRecorded')?.event?.data;
  const { timeline } = recorded as EventOf<'SpeechRecorded'>['data'];
  return (await app.app.get(BriefingFiles, { strict: false }).json<Recording>(timeline)).speakers ?? [];
}

describe('a host that an operator adds', () => {
  test('is listed after ours, in the order of the file, and is no default', async () => {
    const { body } = await app.post<{ hosts: { id: string }[] }>('/api/v1/hosts/list', {});
    expect(body.hosts.map(({ id }) => id)).toEqual([
      ...BUILT_IN_HOSTS.map(({ id }) => id),
      'host_en_nora',
      'host_de_ida',
    ]);
    expect(body.hosts).toContainEqual({ id: 'host_en_nora', name: 'Nora', language: 'en', is_default: false });
  });

  test('is refused with others of another language', async () => {
    const { status, body } = await create({ host_ids: ['host_en_nora', 'host_de_ida'] });
    expect(status).toBe(400);
    expect(body.message).toContain('host_de_ida speaks de');
  });

  test('can be heard before it is chosen', async () => {
    const { statusCode, rawPayload } = await app.app.inject({ url: '/hosts/host_en_nora/sample.mp3' });
    expect(statusCode).toBe(200);
    expect(voices.requests.map(({ body }) => body.voice)).toContain('af_nora');
    const { format, common } = await parseBuffer(rawPayload, { mimeType: 'audio/mpeg' });
    expect(common).toMatchObject({ title: 'Nora', artist: 'Nora' });
    expect(common.picture).toBeUndefined();
    expect(format.duration).toBeGreaterThan(3);
    expect(format.duration).toBeLessThan(30);
    expect((await app.get('/hosts')).text).toContain('Nora');
  });

  test('has a default voice where no engine has one for it', async () => {
    const asked = voices.requests.length;
    expect((await app.get('/hosts/host_de_ida/sample.mp3')).status).toBe(200);
    expect(voices.requests).toHaveLength(asked);
  });

  test('presents what callers ask of it, and those who prefer it, and is remembered when it is gone', async () => {
    expect(await listening('update', { host_ids: ['host_en_nora'] })).toEqual(['host_en_nora']);
    const briefing = await made({ capacity: { target_length_seconds: 180 } });
    expect(briefing).toMatchObject({ status: 'ready', host_ids: ['host_en_nora'], hosts: ['Nora'] });
    expect(new Set(briefing.audio_transcript_segments?.map(({ speaker }) => speaker))).toEqual(new Set(['Nora']));

    const speakers = await speakersOf(briefing.id);
    expect(speakers.map(({ engine, voice }) => `${engine} ${voice}`)).toContain('speech-server af_nora');

    // The file is gone, and the speech server with it.
    await app.close();
    await start();
    expect(await artifact(briefing.id)).toEqual(briefing);
    expect((await app.get(new URL(briefing.viewer_url).pathname)).text).toContain('Nora');
    expect(await app.app.get(QueryBus).execute(new RecomposeBriefing(briefing.id))).toMatchObject({
      outcome: 'compared',
      script: 'identical',
    });
    expect(await listening('get')).toBeNull();
    expect(await create({ host_ids: ['host_en_nora'] })).toMatchObject({ status: 400 });
    const { artifact_id: id } = (await create({ user_request: 'What else is new?' })).body;
    expect((await artifact(id)).host_ids).toEqual(['host_en_alex', 'host_en_emma']);
  });
});
