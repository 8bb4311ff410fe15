import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { MPEGDecoder } from 'mpg123-decoder';
import { babbling } from '../support/servers/babble.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import {
  cli,
  newDataDir,
  Program,
  removeDataDir,
  stopPrograms,
  type ProgramOptions,
} from '../support/program/program.js';
import { sendDetail, SpeechServerDouble } from '../support/servers/speech-server.js';
import { untilTrue } from '../support/time/until.js';
import { Agent, type Artifact } from './client.js';

interface AuditedLine {
  readonly speaker: { readonly engine: string; readonly model: string | null; readonly voice: string };
  readonly insteadOf: { readonly speaker: { readonly voice: string }; readonly because: string } | null;
}

const KEY = 'sk-journey-0a1b2c3d4e5f60718293';
/** A member of the whole program, whose operator has a speech server. */
describe('a briefing that a speech server speaks', () => {
  let feeds: FeedServer;
  let server: SpeechServerDouble;
  let options: ProgramOptions;
  let program: Program;
  let agent: Agent;

  beforeAll(async () => {
    feeds = await FeedServer.start();
    server = await SpeechServerDouble.start(babbling);
    const env = {
      FEED_ALLOWED_PRIVATE_CIDRS: '127.0.0.0/8',
      SPEECH_URL: server.url,
      SPEECH_MODEL: 'kokoro',
      SPEECH_API_KEY: KEY,
    };
    options = { dataDir: await newDataDir(), env };
    program = await Program.start(options);
    agent = await Agent.member(program, 'ada@example.org', options);
    await agent.subscribe(feeds.serve('gazette', newsItems(9, Date.now())));
  });

  afterAll(async () => {
    await stopPrograms();
    await server?.close();
    await feeds?.close();
    await removeDataDir(options.dataDir);
  });

  const linesOf = async (id: string): Promise<readonly AuditedLine[]> => {
    const lines = (await cli(options, 'audit:show', '--transcript', id)).trim().split('\n');
    return lines
      .map((line) => JSON.parse(line) as Partial<AuditedLine>)
      .filter((line) => line.speaker !== undefined) as AuditedLine[];
  };

  const voicesIn = (lines: readonly AuditedLine[]): Set<string> =>
    new Set(lines.map(({ speaker: { engine, model, voice } }) => [engine, model, voice].join(' ')));

  /** The file is whole, and as long as it says. */
  async function expectSound(artifact: Artifact): Promise<void> {
    const decoder = new MPEGDecoder({ enableGapless: true });
    await decoder.ready;
    const { errors, samplesDecoded, sampleRate } = decoder.decode(await agent.audio(artifact));
    decoder.free();
    expect(errors).toEqual([]);
    expect(Math.abs((samplesDecoded / sampleRate) * 1000 - artifact.audio_duration_ms)).toBeLessThan(100);
  }

  test('is ready, and its history says who spoke each line', async () => {
    const artifact = await agent.finished(await agent.request('What is new?'));
    expect(artifact.status).toBe('ready');
    await expectSound(artifact);
    const lines = await linesOf(artifact.id);
    const voices = ['speech-server kokoro am_michael', 'speech-server kokoro af_heart'];
    expect(voicesIn(lines)).toEqual(new Set(voices));
    expect(lines.filter(({ insteadOf }) => insteadOf !== null)).toEqual([]);
    expect(new Set(server.requests.map(({ body }) => body.voice))).toEqual(new Set(['am_michael', 'af_heart']));
    expect(server.mostAtOnce).toBeLessThanOrEqual(2);
  });

  test('is spoken to its end when the machine stops while a turn is asked for', async () => {
    server.speaking = () => undefined;
    const before = server.requests.length;
    const id = await agent.request('What is new?');
    await untilTrue(() => server.requests.length > before);
    await program.kill();
    server.speaking = babbling;
    program = await Program.start(options);
    agent.moveTo(program);
    const artifact = await agent.finished(id);
    expect(artifact.status).toBe('ready');
    await expectSound(artifact);
    expect((await linesOf(id)).filter(({ insteadOf }) => insteadOf !== null)).toEqual([]);
  });

  test('is spoken by the default voices where the server refuses, on record', async () => {
    server.speaking = ({ body }, response) =>
      body.voice === 'af_heart'
        ? sendDetail(response, 400, `Voice af_heart not found, ${KEY}`)
        : babbling({ method: '', path: '', headers: {}, body }, response);
    const artifact = await agent.finished(await agent.request('What is new?'));
    expect(artifact.status).toBe('ready');
    await expectSound(artifact);
    const lines = await linesOf(artifact.id);
    const replaced = lines.filter(({ insteadOf }) => insteadOf !== null);
    expect([...voicesIn(replaced)].map((voice) => voice.split(' ')[0])).toEqual(['espeak-ng']);
    expect(replaced.every(({ insteadOf }) => insteadOf?.speaker.voice === 'af_heart')).toBe(true);
    expect(replaced.map(({ insteadOf }) => insteadOf?.because)).toContain('refused');
    const others = lines.filter((line) => !replaced.includes(line));
    expect(voicesIn(others)).toEqual(new Set(['speech-server kokoro am_michael']));
  });

  test('is spoken by the default voices when the server is gone, on record, and its key stands nowhere', async () => {
    await server.close();
    const artifact = await agent.finished(await agent.request('What is new?'));
    expect(artifact.status).toBe('ready');
    await expectSound(artifact);
    const lines = await linesOf(artifact.id);
    expect(new Set(lines.map(({ insteadOf }) => insteadOf?.because))).toEqual(new Set(['unavailable']));
    expect(new Set(lines.map(({ speaker }) => speaker.engine))).toEqual(new Set(['espeak-ng']));
    const history = await cli(options, 'audit:show', artifact.id);
    expect(history + JSON.stringify(lines) + program.output).not.toContain(KEY);
  });
});
