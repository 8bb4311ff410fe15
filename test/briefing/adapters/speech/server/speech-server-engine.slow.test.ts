import { afterEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SpeechServerEngine } from '../../../../../src/briefing/adapters/speech/server/speech-server-engine.js';
import { SpeechPatience } from '../../../../../src/briefing/adapters/speech/server/speech-service.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { BUILT_IN_HOSTS } from '../../../../../src/shared/kernel/hosts/host.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { sendAnswer, sendDetail, type Speaking } from '../../../../support/servers/speech-server.js';
import { untilTrue } from '../../../../support/time/until.js';
import { Hasty, KEY, Patient, ServerAndEngine, speaks, spoken, TURN } from './server-and-engine.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

let both: ServerAndEngine | undefined;

afterEach(async () => {
  await both?.close();
  both = undefined;
});

const start = async (
  speaking: Speaking,
  settings: Partial<SpeechServer> = {},
  patience: SpeechPatience = new Hasty(),
): Promise<ServerAndEngine> => (both = await ServerAndEngine.start(speaking, settings, patience));

describe('Several turns', () => {
  const texts = Array.from({ length: 6 }, (_, index) => `Sentence number ${index}.`);

  test.each([1, 2, 3])('are spoken %i at once, and the others wait', async (requestsAtOnce) => {
    const held: (() => void)[] = [];
    const started = await start((...asked) => void held.push(() => void speaks(...asked)), { requestsAtOnce });
    const speeches = texts.map((text) => started.speak({ text }));
    await untilTrue(() => held.length === requestsAtOnce);
    for (let done = 0; done < texts.length; done += 1) {
      await untilTrue(() => held.length > 0);
      held.shift()?.();
    }
    await Promise.all(speeches);
    expect(started.server.mostAtOnce).toBe(requestsAtOnce);
  });

  test('are asked for in order', async () => {
    const started = await start(speaks, { requestsAtOnce: 1 });
    await Promise.all(texts.map((text) => started.speak({ text })));
    expect(started.server.requests.map(({ body }) => body.input)).toEqual(texts);
  });

  test('that are given up while they wait leave their place to the next', async () => {
    const held: (() => void)[] = [];
    const started = await start((request, response) => void held.push(() => void speaks(request, response)), {
      requestsAtOnce: 1,
    });
    const stop = new AbortController();
    const first = started.speak();
    const second = started.speak({}, stop.signal);
    const third = started.speak();
    await untilTrue(() => held.length === 1);
    const reason = new Error('no longer wanted');
    stop.abort(reason);
    await expect(second).rejects.toBe(reason);
    held.shift()?.();
    expect(await first).toEqual(spoken);
    await untilTrue(() => held.length === 1);
    held.shift()?.();
    expect(await third).toEqual(spoken);
    expect(started.server.requests.length).toBe(2);
  });

  test('that are given up while they are asked for, or between two attempts, end with the reason', async () => {
    const reason = new Error('no longer wanted');
    const silent = await start(() => undefined);
    const stop = new AbortController();
    const speaking = silent.speak({}, stop.signal);
    await untilTrue(() => silent.server.requests.length === 1);
    stop.abort(reason);
    await expect(speaking).rejects.toBe(reason);
    await silent.close();
    const busy = await start(
      (_, response) => sendDetail(response, 503, '', { 'retry-after': '20' }),
      {},
      new Patient(),
    );
    const later = new AbortController();
    const waiting = busy.speak({}, later.signal);
    await untilTrue(() => busy.server.requests.length === 1 && busy.server.underWay === 0);
    later.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });
});

describe('A program that stops', () => {
  test('asks nobody again, and waits for nobody', async () => {
    const refused = await start(
      (_, response) => sendDetail(response, 503, '', { 'retry-after': '20' }),
      {},
      new Patient(),
    );
    const waiting = refused.failure();
    await untilTrue(() => refused.server.requests.length === 1 && refused.server.underWay === 0);
    await refused.engine.onApplicationShutdown();
    expect(await waiting).toMatchObject({ reason: 'unavailable', requests: 1 });
    await refused.close();
    const silent = await start(() => undefined, {}, new Patient());
    const asked = silent.failure();
    await untilTrue(() => silent.server.requests.length === 1);
    await silent.engine.onApplicationShutdown();
    expect(await asked).toMatchObject({ reason: 'unavailable', requests: 1 });
    expect(await silent.failure()).toMatchObject({ reason: 'unavailable', requests: 0 });
  });
});

describe('A speech server that is asked how it is', () => {
  test('tells its software, and never its key', async () => {
    const started = await start(speaks);
    started.server.aside = (_, response) => sendAnswer(response, '{"data":[]}', { server: 'uvicorn' });
    const { port } = started.server;
    const identity = { engine: 'speech-server', version: `uvicorn at 127.0.0.1:${port}`, model: 'kokoro' };
    expect(await started.engine.identity()).toEqual(identity);
    expect(await started.engine.readiness()).toEqual({ ready: true, identity });
    await started.speak();
    expect(await started.engine.identity()).toEqual(identity);
    expect(started.server.asides[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  });

  test('is called by its address where it does not tell its software, and where it is away', async () => {
    const started = await start(speaks);
    const identity = { engine: 'speech-server', version: `127.0.0.1:${started.server.port}`, model: 'kokoro' };
    expect(await started.engine.identity()).toEqual(identity);
    expect(await started.engine.identity()).toEqual(identity);
    expect(started.server.asides.length).toBe(1);
    const away = await ServerAndEngine.start(speaks, { url: 'http://127.0.0.1:1/v1' });
    expect(await away.engine.identity()).toEqual({ ...identity, version: '127.0.0.1:1' });
    await away.close();
  });

  test.each([
    [401, false, /SPEECH_API_KEY/],
    [403, true, /^$/],
    [404, true, /^$/],
    [500, false, /500/],
    [503, false, /503/],
  ])('and answers with %i is ready: %s', async (status, ready, reason) => {
    const started = await start(speaks);
    started.server.aside = (_, response) => sendDetail(response, status, KEY);
    const answer = await started.engine.readiness();
    expect(answer.ready).toBe(ready);
    expect(answer.ready ? '' : answer.reason).toMatch(reason);
    expect(JSON.stringify(answer)).not.toContain(KEY);
  });
});

describe('A host', () => {
  const host = BUILT_IN_HOSTS[0]!;

  test('has the voice that the operator maps, else the one that is known of the model', async () => {
    const { engine } = await start(speaks);
    expect(engine.voiceOf(host)).toBe('am_michael');
    expect(engine.voiceOf({ ...host, voices: { 'speech-server': 'am_puck', 'espeak-ng': 'en' } })).toBe('am_puck');
    expect(engine.voiceOf({ ...host, language: 'de' })).toBeNull();
  });

  test('has none where there is no server, which then neither speaks nor is ready', async () => {
    const nothing = { speechServer: null, speechModels: null, speechFallback: 'default' } as const;
    const engine = new SpeechServerEngine(nothing, HostCatalogue.builtIn);
    expect(engine.voiceOf({ ...host, voices: { 'speech-server': 'am_puck' } })).toBeNull();
    expect(await engine.readiness()).toMatchObject({ ready: false });
    await expect(engine.speak(TURN, new AbortController().signal)).rejects.toMatchObject({ reason: 'refused' });
  });
});
