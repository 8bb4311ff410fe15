import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingFiles } from '../../src/briefing/application/ports/media/briefing-files.js';
import type { Recording } from '../../src/briefing/application/ports/speech/recording-studio.js';
import { AuditedHistoryReader } from '../../src/briefing/audit/application/audited-history-reader.js';
import { AuditModule } from '../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { EventOf } from '../../src/briefing/domain/events.js';
import { readOperatorFile } from '../../src/config/operator-file.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];

const NEWS = [
  {
    title: 'Port of Rellham reopens after week-long storm closure',
    text: 'The port of Rellham reopened on Friday morning after a storm had kept it shut for seven days. The harbour authority said that clearing Rellham’s backlog would take until next week.',
    at: Date.now(),
  },
  {
    title: 'Chipmaker Ortwell to build second plant in Brno',
    text: 'Chipmaker Ortwell will build its second European plant in Brno, the company announced on Wednesday. Construction is due to begin in March.',
    at: Date.now(),
  },
];

interface Artifact {
  readonly status: string;
  readonly transcript_text?: string;
}

let app: TestApp;
let feeds: FeedServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pronunciations-'));
  const file = join(folder, 'list.yaml');
  await writeFile(file, 'en:\n  Ortwell: Oar-twell\n  Rellham: Rell ham\n');
  feeds = await FeedServer.start();
  feeds.serve('daily', NEWS);
  const pronunciationsFile = readOperatorFile('PRONUNCIATIONS_FILE', file, { textsOnly: true });
  const config = { pronunciationsFile, feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
  app = await startTestApp({ modules: MODULES, config });
});

afterAll(async () => {
  await app?.close();
  await feeds?.close();
  await rm(folder, { recursive: true, force: true });
});

async function ready(token: string): Promise<{ readonly id: string; readonly transcript: string }> {
  const body = { artifact_type: 'audio_brief', user_request: 'What is new?', language: 'en' };
  const { artifact_id: id } = (
    await app.post<{ artifact_id: string }>('/api/v1/artifacts/compositions/create', body, token)
  ).body;
  const { artifact } = (
    await until(
      () => app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token),
      ({ body: answer }) => ['ready', 'failed', 'composition_failed'].includes(answer.artifact.status),
    )
  ).body;
  return { id, transcript: artifact.transcript_text ?? '' };
}

/** What the engines were given, all lines. */
async function spoken(id: string): Promise<string> {
  const { events } = await app.app.get(AuditedHistoryReader, { strict: false }).history(id, 'operator');
  const recorded = events.find(({ event }) => event?.type === 'SpeechRecorded')?.event?.data;
  const { timeline } = recorded as EventOf<'SpeechRecorded'>['data'];
  const recording = await app.app.get(BriefingFiles, { strict: false }).json<Recording>(timeline);
  return recording.speech?.map(({ text }) => text).join(' ') ?? '';
}

describe('a briefing', () => {
  test('is spoken as its owner and the operator say, and written as it was', async () => {
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/daily`);
    await app.post('/api/v1/pronunciations/set', { language: 'en', written: 'rellham', respelling: 'Rellum' }, token);
    await app.post('/api/v1/pronunciations/set', { language: 'de', written: 'storm', respelling: 'Sturm' }, token);
    const { id, transcript } = await ready(token);
    expect(transcript).toMatch(/Rellham.*Ortwell|Ortwell.*Rellham/s);
    const heard = await spoken(id);
    expect(heard).toMatch(/Rellum/);
    expect(heard).toMatch(/Oar-twell/);
    expect(heard).not.toMatch(/Rellham|Ortwell|Rell ham|Sturm/);
  });

  test('of somebody who has said nothing is spoken as the operator says', async () => {
    const token = await app.anonymousToken();
    await follow(app, token, `${feeds.url}/daily`);
    const { id } = await ready(token);
    expect(await spoken(id)).toMatch(/Rell ham/);
  });
});
