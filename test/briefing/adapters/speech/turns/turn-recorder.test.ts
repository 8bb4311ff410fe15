import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TurnRecorder, type TurnResult } from '../../../../../src/briefing/adapters/speech/turns/turn-recorder.js';
import { RequestQueue } from '../../../../../src/briefing/adapters/speech/server/request-queue.js';
import {
  SpeechEngine,
  SpeechFailure,
  type EngineIdentity,
  type EngineReadiness,
  type Speech,
  type Turn,
} from '../../../../../src/briefing/application/ports/speech/speech-engine.js';
import { tone } from '../sound/tones.js';

const RATE = 24_000;
const SPOKEN: Speech = { samples: tone(200, 1_000, RATE), sampleRate: RATE };
const SILENT: Speech = { samples: new Int16Array(RATE), sampleRate: RATE };
const IDENTITY: EngineIdentity = { engine: 'test', version: '1', model: null };
const never = new AbortController().signal;

/** Lets turns wait for each other, as a server with one processor does. */
class QueueingEngine extends SpeechEngine {
  asked = 0;
  private readonly queue = new RequestQueue(1);

  constructor(private readonly answer: (turn: Turn, asked: number) => Speech | Promise<Speech>) {
    super();
  }

  override voiceOf(): string {
    return 'voice';
  }

  override speak(turn: Turn, signal: AbortSignal): Promise<Speech> {
    return this.queue.run(async () => {
      this.asked += 1;
      return this.answer(turn, this.asked);
    }, signal);
  }

  override identity(): Promise<EngineIdentity> {
    return Promise.resolve(IDENTITY);
  }

  override readiness(): Promise<EngineReadiness> {
    return Promise.resolve({ ready: true, identity: IDENTITY });
  }
}

describe('the turns of a recording that are asked for at once', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'turn-recorder-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  function sixteen(engine: SpeechEngine, deadline = never): Promise<readonly TurnResult[]> {
    const recorder = new TurnRecorder(folder, { signal: never, deadline });
    const cast = { engine, voice: 'voice' };
    const turn = { text: 'A sentence.', language: 'en', voice: 'voice', pace: 1 } as const;
    const turns = Array.from({ length: 16 }, (_, line) => ({
      lines: [line],
      cast,
      turn,
      expected: [1_000],
      begins: [0],
    }));
    return Promise.all(turns.map((each) => recorder.record(each)));
  }

  test('are all spoken by an engine that speaks one after the other', async () => {
    const results = await sixteen(new QueueingEngine(() => SPOKEN));
    expect(results.map(({ sounds }) => typeof sounds)).toEqual(results.map(() => 'object'));
  });

  test('are asked for no more once four of a voice in a row were bad, also those that wait already', async () => {
    const engine = new QueueingEngine(() => SILENT);
    const results = await sixteen(engine);
    expect(new Set(results.map(({ sounds }) => sounds))).toEqual(new Set(['silent']));
    expect(engine.asked).toBeLessThanOrEqual(2 * 16 - 10);
  });

  test('are asked for no more once the engine was not reached, also those that wait already', async () => {
    const engine = new QueueingEngine(() => {
      throw new SpeechFailure('unavailable', 'It is away.');
    });
    const results = await sixteen(engine);
    expect(new Set(results.map(({ sounds }) => sounds))).toEqual(new Set(['unavailable']));
    expect(engine.asked).toBeLessThan(4);
  });

  test('go on being asked for after bad turns that were spoken well at the second attempt', async () => {
    const engine = new QueueingEngine((_, asked) => (asked <= 16 ? SILENT : SPOKEN));
    const results = await sixteen(engine);
    expect(results.every(({ sounds }) => typeof sounds === 'object')).toBe(true);
    expect(engine.asked).toBe(32);
  });

  test('end with the time for asking, although the engine takes no notice of it', async () => {
    const deaf = new QueueingEngine(() => SPOKEN);
    deaf.speak = () => new Promise(() => {});
    const results = await sixteen(deaf, AbortSignal.timeout(50));
    expect(new Set(results.map(({ sounds }) => sounds))).toEqual(new Set(['out_of_time']));
  });
});
