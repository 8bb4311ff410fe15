import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import {
  RecordingStudio,
  type Recording,
  type RecordingRequest,
} from '../../src/briefing/application/ports/speech/recording-studio.js';
import { SpeechEngine } from '../../src/briefing/application/ports/speech/speech-engine.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { MediaStore } from '../../src/shared/storage/media/media-store.js';
import type { Host } from '../../src/shared/kernel/hosts/host.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../support/http/http-app.js';
import { untilTrue } from '../support/time/until.js';
import { tone } from '../support/browser/page-server.js';

type Speech = NonNullable<Recording['speech']>;

const JONAS = '/hosts/host_de_jonas/sample.mp3';
const SECONDS = 2;

/** What was recorded, and what the next recording comes to. */
const studio: { asked: RecordingRequest[]; atOnce: number; most: number; fails: boolean; speech: Speech } = {
  asked: [],
  atOnce: 0,
  most: 0,
  fails: false,
  speech: [],
};

/** As long as another engine does not answer. */
const hung = Promise.withResolvers<void>();

/** A tone for whatever is to be said. */
class ToneStudio extends RecordingStudio {
  override async record(request: RecordingRequest, toFile: string): Promise<Recording> {
    studio.asked.push(request);
    studio.most = Math.max(studio.most, (studio.atOnce += 1));
    await sleep(20);
    if (request.hosts[0]?.id === TIAGO) await hung.promise;
    studio.atOnce -= 1;
    if (studio.fails) throw new Error('the voices are away');
    const sound = await tone(SECONDS);
    await writeFile(toFile, sound);
    const counted = { samples: SECONDS * 22_050, frames: Math.floor(sound.length / 209), bytes: sound.length };
    return { timings: [], durationMs: SECONDS * 1000, ...counted, waveform: [], engine: 'tone', speech: studio.speech };
  }

  override readiness() {
    return Promise.resolve({ ready: true as const, engine: 'tone' });
  }

  override warmUp(): Promise<void> {
    return Promise.resolve();
  }
}

const TIAGO = 'host_pt_tiago';

/** Has a voice for one host, which is heard when `hung` is over. */
class OtherEngine extends SpeechEngine {
  override voiceOf({ id }: Host): string | null {
    return id === TIAGO ? 'slow' : null;
  }

  override speak(): never {
    throw new Error('the studio of this test speaks');
  }

  override identity() {
    return Promise.resolve({ engine: 'other', version: '1', model: null });
  }

  override async readiness() {
    return { ready: true as const, identity: await this.identity() };
  }
}

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule],
    config: { role: 'api' },
    replacements: [
      { port: RecordingStudio, useClass: ToneStudio },
      { port: SpeechEngine, useClass: OtherEngine },
    ],
  });
});

afterAll(async () => {
  hung.resolve();
  await app?.close();
});

beforeEach(() => {
  Object.assign(studio, { asked: [], most: 0, fails: false, speech: [] });
});

const head = async (path: string) => (await app.app.inject({ method: 'HEAD', url: path })).headers;

describe('the sample of a host', () => {
  test('is the host who introduces itself, made once for everybody who asks', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => app.get(JONAS)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(studio.asked).toHaveLength(1);
    const [{ hosts, lines, language } = { hosts: [], lines: [], language: null }] = studio.asked;
    expect({ ids: hosts.map(({ id }) => id), language }).toEqual({ ids: ['host_de_jonas'], language: 'de' });
    expect(lines[0]?.text).toBe('Guten Tag, ich bin Jonas.');
  });

  test('answers HEAD, ranges and what a browser knows already, as the sound of a briefing does', async () => {
    await app.get(JONAS);
    const { etag, ...headers } = await head(JONAS);
    expect(headers).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' });
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const part = await app.get(JONAS, { headers: { range: 'bytes=0-2' } });
    expect({ status: part.status, range: part.headers['content-range'] }).toEqual({
      status: 206,
      range: `bytes 0-2/${headers['content-length']}`,
    });
    expect(part.text).toBe('ID3');
    expect((await app.get(JONAS, { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
  });

  test('waits for another one that is being made', async () => {
    const samples = ['host_en_alex', 'host_en_emma', 'host_fr_julien'].map((id) => app.get(`/hosts/${id}/sample.mp3`));
    await Promise.all(samples);
    expect({ made: studio.asked.length, atOnce: studio.most }).toEqual({ made: 3, atOnce: 1 });
  });

  test('waits for no other engine that hangs', async () => {
    const slow = app.get(`/hosts/${TIAGO}/sample.mp3`);
    await untilTrue(() => Promise.resolve(studio.asked.length === 1));
    expect((await app.get('/hosts/host_pt_beatriz/sample.mp3')).status).toBe(200);
    hung.resolve();
    expect((await slow).status).toBe(200);
  });

  test('is asked for again when it could not be made', async () => {
    const path = '/hosts/host_ja_yui/sample.mp3';
    studio.fails = true;
    expect((await app.get(path)).status).toBe(503);
    expect(app.logLines.some((line) => line.includes('the voices are away'))).toBe(true);
    studio.fails = false;
    await untilTrue(async () => (await app.get(path)).status === 200);
  });

  test('is made anew when the media have lost it', async () => {
    const path = '/hosts/host_es_mateo/sample.mp3';
    await app.get(path);
    await app.app.get(MediaStore, { strict: false }).removeBelow('host-samples/host_es_mateo');
    const answers = await Promise.all([app.get(path), app.get(path)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(studio.asked).toHaveLength(2);
  });

  test('is not the voice of somebody else', async () => {
    studio.speech = [{ text: '', speaker: 0, insteadOf: { speaker: 1, because: 'unavailable' } }];
    const { status, headers } = await app.get('/hosts/host_zh_li/sample.mp3', { headers: { 'accept-language': 'de' } });
    expect({ status, type: headers['content-type'] }).toEqual({ status: 503, type: 'text/html; charset=utf-8' });
  });

  test('is a page that says so where there is no such host', async () => {
    for (const path of ['/hosts/host_en_nobody/sample.mp3', '/hosts/..%2f..%2fetc/sample.mp3', '/hosts/host_en_alex']) {
      const { status, headers } = await app.get(path);
      expect({ status, type: headers['content-type'] }).toEqual({ status: 404, type: 'text/html; charset=utf-8' });
    }
    expect(studio.asked).toEqual([]);
  });
});

describe('the page of the hosts', () => {
  test('has all of them with a sample, those of the reader’s language first', async () => {
    const { status, text } = await app.get('/hosts', { headers: { 'accept-language': 'ja' } });
    expect(status).toBe(200);
    expect(text.match(/<audio [^>]*>/g)).toHaveLength(14);
    expect(text).toContain('<html lang="ja">');
    expect(text.indexOf('陽斗')).toBeLessThan(text.indexOf('Alex'));
    expect(text.indexOf('Alex')).toBeLessThan(text.indexOf('Emma'));
  });

  test('makes no sample by itself', async () => {
    await app.get('/hosts');
    expect(studio.asked).toEqual([]);
  });
});
