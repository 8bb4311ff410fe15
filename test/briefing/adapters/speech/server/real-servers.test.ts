import { afterEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { sendAnswer, sendDetail, type Speaking } from '../../../../support/servers/speech-server.js';
import { ServerAndEngine, TURN } from './server-and-engine.js';
import { chunk, formatChunk, soundBytes, waveFile } from './wave-writer.js';

// Each failure is a line of the log.
Logger.overrideLogger(false);

const SOUND = Array.from({ length: 2_400 }, (_, index) => Math.round(8_000 * Math.sin(index / 9)));
const spoken = { samples: Int16Array.from(SOUND), sampleRate: 24_000 };

let both: ServerAndEngine | undefined;

afterEach(async () => both?.close());

const start = async (speaking: Speaking, settings: Partial<SpeechServer> = {}): Promise<ServerAndEngine> =>
  (both = await ServerAndEngine.start(speaking, settings));

/** One after the other, as a server sends what it has just made. */
const streams =
  (pieces: readonly Uint8Array[], headers: Record<string, string> = {}): Speaking =>
  async (_, response) => {
    response.writeHead(200, { 'content-type': 'audio/wav', ...headers });
    for (const piece of pieces) {
      response.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  };

const list = chunk('LIST', Buffer.from('INFOISFT\u000e\0\0\0Lavf61.7.100\0\0'));
const piped = waveFile([], { dataSize: 0xffff_ffff, riffSize: 0xffff_ffff, before: [list] });
const halves = [soundBytes(SOUND.slice(0, 1_000), {}), soundBytes(SOUND.slice(1_000), {})];

describe('Kokoro-FastAPI', () => {
  const unknown = { error: 'validation_error', message: "Voice 'af_heart' not found. Available voices: am_adam" };

  test('is asked for WAV once, with its model, its voice and the key, and without a speed', async () => {
    const { server, speak } = bound(await start(streams([piped, ...halves], { 'transfer-encoding': 'chunked' })));
    expect(await speak()).toEqual(spoken);
    const [{ method, path, headers, body }] = server.requests as [(typeof server.requests)[0]];
    expect({ method, path }).toEqual({ method: 'POST', path: '/v1/audio/speech' });
    expect(headers.authorization).toMatch(/^Bearer key-/);
    const { text: input, voice } = TURN;
    expect(body).toEqual({ model: 'kokoro', input, voice, response_format: 'wav' });
  });

  test('is read when an older version streams files in a row, or ends with a header of its own', async () => {
    const { server, speak } = bound(await start(streams([waveFile(SOUND.slice(0, 900)), waveFile(SOUND.slice(900))])));
    expect(await speak()).toEqual(spoken);
    server.speaking = streams([piped, ...halves, waveFile([])]);
    expect(await speak()).toEqual(spoken);
  });

  test('is read as samples without a header where the operator wants that', async () => {
    const { server, speak } = bound(await start(streams(halves, { 'content-type': 'audio/pcm' }), { format: 'pcm' }));
    expect(await speak()).toEqual(spoken);
    expect(server.requests[0]?.body.response_format).toBe('pcm');
  });

  test('names a voice or a model that it does not have', async () => {
    const { server, failure } = bound(await start((_, response) => sendDetail(response, 400, unknown)));
    expect(await failure()).toMatchObject({
      reason: 'refused',
      requests: 1,
      message: expect.stringMatching(/the voice af_heart/),
    });
    const model = { error: 'invalid_model', message: 'Unsupported model: kokoro', type: 'invalid_request_error' };
    server.speaking = (_, response) => sendDetail(response, 400, model);
    expect(await failure()).toMatchObject({
      reason: 'refused',
      requests: 1,
      message: expect.stringMatching(/SPEECH_MODEL/),
    });
  });
});

describe('Speaches', () => {
  test('tells that a model was never downloaded', async () => {
    const detail = "Model 'kokoro' is not installed locally. You can download the model using `POST /v1/models`";
    const { failure } = bound(await start((_, response) => sendDetail(response, 404, detail)));
    expect(await failure()).toMatchObject({
      reason: 'refused',
      requests: 1,
      message: expect.stringMatching(/SPEECH_MODEL/),
    });
  });

  test('finds out that it lacks a voice when its answer has begun', async () => {
    const { failure } = bound(
      await start((_, response) => {
        response.writeHead(200, { 'content-type': 'audio/wav' });
        response.write(Buffer.alloc(0));
        response.flushHeaders();
        setImmediate(() => response.destroy());
      }),
    );
    expect(await failure()).toMatchObject({ reason: 'unavailable', requests: 5 });
  });

  test('sends nothing for a text without words', async () => {
    const { failure } = bound(await start((_, response) => sendAnswer(response, '', { 'content-type': 'audio/wav' })));
    expect(await failure()).toMatchObject({
      reason: 'unreadable',
      requests: 1,
      message: expect.stringMatching(/nothing at all/),
    });
  });

  test('of a Piper voice is read at the rate of that voice', async () => {
    const { speak } = bound(await start(streams([waveFile(SOUND, { rate: 16_000 })])));
    expect(await speak()).toEqual({ ...spoken, sampleRate: 16_000 });
  });

  test('that says the rate of its samples is believed before the setting', async () => {
    const headers = { 'content-type': 'audio/pcm;rate=22050' };
    const { server, speak } = bound(await start(streams(halves, headers), { format: 'pcm' }));
    expect((await speak()).sampleRate).toBe(22_050);
    server.speaking = streams(halves, { 'content-type': 'audio/pcm', 'x-sample-rate': '16000' });
    expect((await speak()).sampleRate).toBe(16_000);
  });
});

describe('LocalAI', () => {
  test('sends a whole file for download, and 500 for whatever goes wrong', async () => {
    const headers = { 'content-type': 'audio/x-wav', 'content-disposition': 'attachment; filename="piper.wav"' };
    const file = waveFile(SOUND, { rate: 22_050 });
    const { server, speak, failure } = bound(
      await start((_, response) => sendAnswer(response, file, { ...headers, 'content-length': file.length })),
    );
    expect(await speak()).toEqual({ ...spoken, sampleRate: 22_050 });
    const body = JSON.stringify({ error: { code: 500, message: 'could not load model: rpc error', type: '' } });
    server.speaking = (_, response) => sendAnswer(response, body, { status: 500, 'content-type': 'application/json' });
    expect(await failure()).toMatchObject({ reason: 'unreadable', requests: 1, message: expect.stringMatching(/500/) });
  });
});

describe('Orpheus-FastAPI', () => {
  test('answers without a list of models, and is ready all the same', async () => {
    const { engine, server } = await start((_, response) => sendAnswer(response, waveFile(SOUND)), {
      model: 'orpheus',
    });
    expect(await engine.readiness()).toMatchObject({ ready: true, identity: { engine: 'speech-server' } });
    expect(server.asides.map(({ path }) => path)).toEqual(['/v1/models']);
  });
});

describe('A Chatterbox server', () => {
  const header = Buffer.concat([chunk('RIFF', Buffer.from('WAVE'), 0x7fff_ffff - 36), formatChunk({})]);
  const data = chunk('data', Buffer.alloc(0), 0xffff_ffff);

  test('streams behind a header of its own making', async () => {
    const { speak } = bound(await start(streams([header, data, ...halves])));
    expect(await speak()).toEqual(spoken);
  });

  test('sends floats, and asks for no model by that name', async () => {
    const { server, speak, failure } = bound(await start(streams([waveFile(SOUND, { coding: 'float', bits: 32 })])));
    expect(await speak()).toEqual(spoken);
    const detail = [
      { type: 'value_error', loc: ['body', 'model'], msg: 'model must be one of: tts-1', input: 'voice' },
    ];
    server.speaking = (_, response) => sendDetail(response, 422, detail);
    expect(await failure()).toMatchObject({
      reason: 'refused',
      requests: 1,
      message: expect.stringMatching(/SPEECH_MODEL/),
    });
  });

  test('that streams events is told from one that streams sound', async () => {
    const event = 'data: {"type":"speech.audio.delta","audio":"AAAA"}\n\n';
    const { failure } = bound(await start(streams([Buffer.from(event)], { 'content-type': 'text/event-stream' })));
    expect(await failure()).toMatchObject({
      reason: 'unreadable',
      requests: 1,
      message: expect.stringMatching(/sent events/),
    });
  });
});

describe('OpenAI', () => {
  const refuses = (status: number, error: object, headers: object = {}): Speaking => {
    const body = JSON.stringify({ error: { type: 'invalid_request_error', param: null, ...error } });
    return (_, response) => sendAnswer(response, body, { status, 'content-type': 'application/json', ...headers });
  };

  test('is read behind a header without sizes', async () => {
    const { speak } = bound(await start(streams([piped, ...halves]), { model: 'gpt-4o-mini-tts' }));
    expect(await speak({ voice: 'nova' })).toEqual(spoken);
  });

  test.each([
    [401, { message: `Incorrect API key provided: key-th***89.` }, 'refused', /SPEECH_API_KEY/],
    [403, { message: 'Your key lacks the scope model.request' }, 'refused', /SPEECH_API_KEY/],
    [404, { message: 'The model `kokoro` does not exist', code: 'model_not_found' }, 'refused', /SPEECH_MODEL/],
    [429, { message: 'You exceeded your current quota', code: 'insufficient_quota' }, 'refused', /account/],
    [400, { message: "[{'loc': ('body', 'voice'), 'msg': \"Input should be 'nova'\"}]" }, 'refused', /the voice/],
    [400, { message: "Invalid value: 'wav'.", param: 'response_format' }, 'refused', /SPEECH_FORMAT/],
    [400, { message: 'string_too_long: at most 4096 characters' }, 'refused', /too long/],
  ])('refuses with %i %j, and is asked once', async (status, error, reason, message) => {
    const { failure } = bound(await start(refuses(status, error), { model: 'tts-1' }));
    expect(await failure()).toMatchObject({ reason, requests: 1, message: expect.stringMatching(message) });
  });
});

describe('A server that takes no speed', () => {
  const detail = [
    { type: 'literal_error', loc: ['body', 'speed'], msg: "Input should be 'low' or 'high'", input: 1.2 },
  ];
  const refuses: Speaking = ({ body }, response) =>
    body.speed === undefined ? sendAnswer(response, waveFile(SOUND)) : sendDetail(response, 422, detail);

  test('is asked without one, and never with one again', async () => {
    const { server, speak } = bound(await start(refuses));
    expect(await speak({ pace: 1.2 })).toEqual(spoken);
    expect(await speak({ pace: 0.9 })).toEqual(spoken);
    expect(server.requests.map(({ body }) => body.speed)).toEqual([1.2, undefined, undefined]);
  });

  test('is found out also when it does not say what it dislikes', async () => {
    const { server, speak } = bound(
      await start(({ body }, response) =>
        body.speed === undefined ? sendAnswer(response, waveFile(SOUND)) : sendDetail(response, 400, 'Bad Request'),
      ),
    );
    await speak({ pace: 1.25 });
    await speak({ pace: 1.25 });
    expect(server.requests.map(({ body }) => body.speed)).toEqual([1.25, undefined, undefined]);
  });

  test('is not taken for one that lacks a voice', async () => {
    const { server, speak, failure } = bound(await start((_, response) => sendDetail(response, 400, 'no such voice')));
    expect(await failure({ pace: 1.1 })).toMatchObject({
      reason: 'refused',
      requests: 2,
      message: expect.stringMatching(/the voice/),
    });
    server.speaking = (_, response) => sendAnswer(response, waveFile(SOUND));
    await speak({ pace: 1.1 });
    expect(server.requests.at(-1)?.body.speed).toBe(1.1);
  });

  test('and one that takes it gets it with two decimals, and none for a pace of its own', async () => {
    const { server, speak } = bound(await start((_, response) => sendAnswer(response, waveFile(SOUND))));
    await speak({ pace: 1.08333 });
    await speak({ pace: 1.004 });
    expect(server.requests.map(({ body }) => body.speed)).toEqual([1.08, undefined]);
  });
});

/** To be taken apart. */
const bound = (both: ServerAndEngine): Pick<ServerAndEngine, 'server' | 'speak' | 'failure'> => ({
  server: both.server,
  speak: both.speak.bind(both),
  failure: both.failure.bind(both),
});
