import { afterAll, afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { SpeechServer } from '../../../../../src/config/speech-settings.js';
import { sendAnswer, sendDetail, type Speaking } from '../../../../support/servers/speech-server.js';
import { untilTrue } from '../../../../support/time/until.js';
import { KEY, ServerAndEngine, WORDS } from './server-and-engine.js';
import { waveFile } from './wave-writer.js';

type Line = readonly [
  level: 'log' | 'warn',
  said: { readonly msg: string; readonly defaultVoicesFor?: readonly string[] },
];

let lines: Line[] = [];
let both: ServerAndEngine | undefined;

const keeping = (level: Line[0]) => (said: Line[1]) => void lines.push([level, said]);

beforeEach(() => {
  lines = [];
  Logger.overrideLogger({ log: keeping('log'), warn: keeping('warn'), error: keeping('warn') });
});

afterEach(async () => both?.close());

afterAll(() => Logger.overrideLogger(false));

async function started(aside: Speaking, settings: Partial<SpeechServer> = {}): Promise<Line | undefined> {
  both = await ServerAndEngine.start(() => undefined, settings);
  both.server.aside = aside;
  both.engine.onApplicationBootstrap();
  await untilTrue(() => lines.length > 0);
  expect(JSON.stringify(lines)).not.toContain(KEY);
  return lines[0];
}

const isThere: Speaking = (_, response) => sendAnswer(response, '{"data":[]}');

describe('The log of a program with a speech server', () => {
  test('says at its start that the server is there, and whom it has no voice for', async () => {
    const [level, said] = (await started(isThere)) ?? [];
    expect(level).toBe('log');
    expect(said?.defaultVoicesFor).toEqual(['host_de_jonas', 'host_de_clara', 'host_fr_julien']);
  });

  test('warns at its start when the server refuses the key, or is not there', async () => {
    const [level, said] = (await started((_, response) => sendDetail(response, 401, KEY))) ?? [];
    expect(level).toBe('warn');
    expect(said?.msg).toMatch(/refuses SPEECH_API_KEY\. Until that is mended, the default voices speak/);
  });

  test('warns at its start when no host has a voice of the model, which would be heard by nobody', async () => {
    const [level, said] = (await started(isThere, { model: 'chatterbox' })) ?? [];
    expect(level).toBe('warn');
    expect(said?.msg).toMatch(/Map them under speech-server in HOSTS_FILE/);
  });

  test('says once what is wrong with a hundred turns, and again when it was well in between', async () => {
    const refuses: Speaking = (_, response) => sendDetail(response, 400, `no voice for ${WORDS} ${KEY}`);
    both = await ServerAndEngine.start(refuses);
    await both.failure();
    await both.failure();
    expect(lines.length).toBe(1);
    both.server.speaking = (_, response) => sendAnswer(response, waveFile([1, 2, 3]));
    await both.speak();
    both.server.speaking = refuses;
    await both.failure();
    expect(lines.length).toBe(2);
    for (const secret of [KEY, WORDS]) expect(JSON.stringify(lines)).not.toContain(secret);
  });
});
