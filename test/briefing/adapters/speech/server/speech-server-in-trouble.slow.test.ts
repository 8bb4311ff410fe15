import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SpeechPatience } from '../../../../../src/briefing/adapters/speech/server/speech-service.js';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { sendDetail, SpeechServerDouble, type Speaking } from '../../../../support/servers/speech-server.js';
import { FILE, Hasty, KEY, Patient, ServerAndEngine, speaks, spoken, TURN } from './server-and-engine.js';
import { waveFile } from './wave-writer.js';

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

describe('A speech server in trouble', () => {
  test.each([
    ['0', 'as seconds'],
    ['Fri, 20 Nov 2020 13:00:00 GMT', 'as a date'],
  ])('is asked again after the time that it asks for: %s, %s', async (after) => {
    const laterOnly: Speaking = (_, response) => sendDetail(response, 429, 'later', { 'retry-after': after });
    const started = await start((...asked) => (started.server.requests.length === 1 ? laterOnly : speaks)(...asked));
    expect(await started.speak()).toEqual(spoken);
    expect(started.server.requests.length).toBe(2);
  });

  test.each([
    ['unavailable', 429, { 'retry-after': '3600' }, 1],
    ['unavailable', 503, { 'retry-after': 'Fri, 31 Dec 2100 23:59:59 GMT' }, 1],
    ['unavailable', 429, { 'retry-after': 'soon' }, 5],
    ['unavailable', 503, {}, 5],
    ['unavailable', 502, {}, 5],
    ['unreadable', 500, {}, 1],
    ['refused', 401, {}, 1],
    ['refused', 307, { location: 'http://127.0.0.1:1/elsewhere' }, 1],
    ['refused', 404, {}, 1],
    ['refused', 405, {}, 1],
  ])('is left as %s when it says %i %j, after %i requests', async (reason, status, headers, requests) => {
    const started = await start((_, response) =>
      sendDetail(response, status, `${TURN.text} ${KEY} is wrong`, { server: `echo ${KEY}`, ...headers }),
    );
    expect(await started.failure()).toMatchObject({ reason, requests });
    expect(JSON.stringify(await started.engine.identity())).not.toContain(KEY);
  });

  test('that hangs up in the middle is asked again, and is unavailable when it goes on so', async () => {
    const hangsUp: Speaking = (_, response) => {
      response.writeHead(200, { 'content-length': FILE.length });
      response.write(FILE.subarray(0, 1_000), () => response.destroy());
    };
    const started = await start((request, response) =>
      (started.server.requests.length < 3 ? hangsUp : speaks)(request, response),
    );
    expect(await started.speak()).toEqual(spoken);
    started.server.speaking = hangsUp;
    expect(await started.failure()).toMatchObject({ reason: 'unavailable', requests: 5 });
  });

  test('that closes a connection which it kept is asked on another one', async () => {
    const started = await start(speaks);
    await started.speak();
    started.server.hangUp();
    expect(await started.speak()).toEqual(spoken);
  });

  test('that closes one just when it is asked is asked again at once', async () => {
    const started = await start(speaks, {}, new Patient());
    await started.speak();
    started.server.speaking = (_, response) => {
      started.server.speaking = speaks;
      response.destroy();
    };
    expect(await started.speak()).toEqual(spoken);
    expect(started.server.requests.length).toBe(3);
  });

  test('that nobody reaches is unavailable', async () => {
    const started = await start(speaks);
    await started.server.close();
    expect(await started.failure()).toMatchObject({ reason: 'unavailable', requests: 0 });
    expect(await started.engine.readiness()).toMatchObject({ ready: false });
  });

  test('that is back within the waits has never been away', async () => {
    const started = await start(speaks, {}, new Patient());
    const { port } = started.server;
    await started.server.close();
    const speaking = started.speak();
    const back = await SpeechServerDouble.start(speaks, undefined, port);
    const speech = await speaking;
    await back.close();
    expect(speech).toEqual(spoken);
  });

  test('is left alone for a while, and then asked again', async () => {
    const started = await start((_, response) => sendDetail(response, 503, ''), {}, new Hasty(60_000, 60_000, 600_000));
    expect(await started.failure()).toMatchObject({ reason: 'unavailable', requests: 5 });
    expect(await started.failure()).toMatchObject({ reason: 'unavailable', requests: 0 });
    await started.close();
    const later = await start((_, response) => sendDetail(response, 503, ''));
    expect(await later.failure()).toMatchObject({ requests: 5 });
    later.server.speaking = speaks;
    expect(await later.speak()).toEqual(spoken);
  });
});

describe('A speech server that is slow', () => {
  test('to begin is unavailable after its time, however often it is asked', async () => {
    const started = await start(() => undefined, {}, new Hasty(50));
    expect(await started.failure()).toMatchObject({ reason: 'unavailable', requests: 5 });
  });

  test('may send headers long before sound', async () => {
    const started = await start(async (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' });
      response.flushHeaders();
      await sleep(300);
      response.end(FILE);
    });
    expect(await started.speak()).toEqual(spoken);
  });

  test('and stops in the middle is unavailable', async () => {
    const stops: Speaking = (_, response) => void response.write(FILE.subarray(0, 2_000));
    const started = await start(stops, {}, new Hasty(60_000, 50));
    expect(await started.failure()).toMatchObject({ reason: 'unavailable' });
  });

  test('and drips for ever is left at the end of the time for a turn', async () => {
    const drips: Speaking = (_, response) => {
      const drip = setInterval(() => response.write(Buffer.alloc(2)), 5);
      response.on('close', () => clearInterval(drip));
    };
    const started = await start(drips, { timeoutMs: 200 });
    const { message, ...rest } = await started.failure();
    expect({ ...rest, named: message.includes('SPEECH_TIMEOUT_SECONDS') }).toEqual({
      reason: 'unavailable',
      requests: 1,
      named: true,
    });
  });

  test('and never ends is not read beyond what the text can be', async () => {
    let sent = 0;
    const floods: Speaking = (_, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav' });
      response.write(waveFile([], { dataSize: 0xffff_ffff }));
      const more = (): void => {
        do sent += 65_536;
        while (response.write(Buffer.alloc(65_536)));
        response.once('drain', more);
      };
      more();
    };
    const started = await start(floods);
    expect(await started.failure()).toMatchObject({ reason: 'unreadable', requests: 1 });
    expect(sent).toBeLessThan(20_000_000);
  });
});
