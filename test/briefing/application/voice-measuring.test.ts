import { describe, expect, test } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { SpeechFailure } from '../../../src/briefing/application/ports/speech/speech-engine.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import type { VoicePace } from '../../../src/briefing/domain/production/voice-pace.js';
import { requestedData } from '../domain/samples.js';
import { HALL, recordingOf, VoicesInMemory } from './voices-in-memory.js';

Logger.overrideLogger(false);

const ALEX = { id: 'host_en_alex', name: 'Alex' };
const EMMA = { id: 'host_en_emma', name: 'Emma' };

const takes =
  (factor: number, foretoldMs = 30_000) =>
  (): Promise<VoicePace> =>
    Promise.resolve({ spokenMs: Math.round(foretoldMs * factor), foretoldMs });

const hostsOf = (voices: VoicesInMemory, signal = new AbortController().signal) =>
  voices.measuring().hostsOf(requestedData, signal);

describe('the hosts of a briefing', () => {
  test('are as fast as a calibration text says that their voices are', async () => {
    const voices = new VoicesInMemory(async ({ voice }) => takes(voice === 'Alex' ? 1.35 : 0.8)());
    expect(await hostsOf(voices)).toEqual([
      { ...ALEX, durationFactor: 1.35 },
      { ...EMMA, durationFactor: 0.8 },
    ]);
  });

  test('speak the calibration text once', async () => {
    const voices = new VoicesInMemory(takes(1.2));
    const [first, second] = [await hostsOf(voices), await hostsOf(voices)];
    expect(second).toEqual(first);
    expect(voices.asked.toSorted()).toEqual(['Alex en', 'Emma en']);
  });

  test('are not measured where the default voices speak for them', async () => {
    const voices = new VoicesInMemory(takes(1.2), ({ name }) => name === 'Emma');
    expect(await hostsOf(voices)).toEqual([ALEX, { ...EMMA, durationFactor: 1.2 }]);
    expect(voices.asked).toEqual(['Emma en']);
  });

  test('are as fast as the default voices while their engine is away, and are not asked for anything', async () => {
    const voices = new VoicesInMemory(takes(1.2));
    voices.engine.isReady = false;
    expect(await hostsOf(voices)).toEqual([ALEX, EMMA]);
    expect(voices.asked).toEqual([]);
  });

  test('are as fast as the default voices when an engine fails to tell who it is', async () => {
    const voices = new VoicesInMemory(takes(1.2));
    voices.engine.identity = () => {
      throw new TypeError('of an extension');
    };
    expect(await hostsOf(voices)).toEqual([ALEX, EMMA]);
    expect(voices.asked).toEqual([]);
  });

  test('are as fast as the default voices when they cannot be measured, and are measured next time', async () => {
    let isAway = true;
    const voices = new VoicesInMemory(() =>
      isAway ? Promise.reject(new SpeechFailure('unavailable', 'It is away.')) : takes(1.2)(),
    );
    expect(await hostsOf(voices)).toEqual([ALEX, EMMA]);
    isAway = false;
    expect(await hostsOf(voices)).toEqual([
      { ...ALEX, durationFactor: 1.2 },
      { ...EMMA, durationFactor: 1.2 },
    ]);
  });

  test.each([0.39, 2.6, 0])(
    'are taken for as fast as the default voices when they take %s times as long',
    async (factor) => {
      const voices = new VoicesInMemory(takes(factor));
      expect(await hostsOf(voices)).toEqual([ALEX, EMMA]);
      expect(voices.paces.kept.size).toBe(0);
    },
  );

  test('are no longer waited for when the step is to end', async () => {
    const stopped = new Error('the service stops');
    const leaving = new AbortController();
    const voices = new VoicesInMemory((_cast, _language, signal) => {
      leaving.abort(stopped);
      return Promise.reject(signal.reason as Error);
    });
    await expect(hostsOf(voices, leaving.signal)).rejects.toBe(stopped);
  });
});

describe('the pace of a voice', () => {
  const text = 'The council of Aldermoor closed the old bridge over the river on Monday.';
  const lines = Array.from({ length: 40 }, (_, index) => ({ host: index % 2, text }));
  const script = { language: 'en', hosts: [ALEX, EMMA], lines } as unknown as Script;
  const factors = async (voices: VoicesInMemory) => (await hostsOf(voices)).map((host) => host.durationFactor ?? 1);

  test('is corrected by what was recorded', async () => {
    const voices = new VoicesInMemory(takes(1.1, 10_000));
    expect(await factors(voices)).toEqual([1.1, 1.1]);
    await voices.measuring().learn(script, recordingOf(script, [1.3, 0.9]));
    const [alex, emma] = await factors(voices);
    expect(alex).toBeCloseTo(1.28, 1);
    expect(emma).toBeCloseTo(0.92, 1);
  });

  test('is known from a recording when it could not be measured before', async () => {
    const voices = new VoicesInMemory(() => Promise.reject(new SpeechFailure('unreadable', 'It babbled.')));
    await voices.measuring().learn(script, recordingOf(script, [1.3, 0.9]));
    expect(await factors(voices)).toEqual([expect.closeTo(1.3, 2), expect.closeTo(0.9, 2)]);
  });

  test('is not learned from what another voice spoke in its place, nor from what nobody spoke', async () => {
    const voices = new VoicesInMemory(takes(1));
    const recording = recordingOf(script, [1.3, 1.3]);
    const espeak = { engine: 'espeak-ng', version: '1', model: null, voice: 'en-us+m3' };
    const speakers = [espeak, { ...HALL, voice: 'Emma' }, { ...HALL, voice: 'Alex' }];
    const speech = recording.speech!.map((line, index) => {
      if (line.speaker === 1) return { ...line, text: '' };
      return index % 4 === 0 ? { ...line, insteadOf: { speaker: 2, because: 'silent' } } : line;
    });
    await voices.measuring().learn(script, { ...recording, speech, speakers });
    expect(voices.paces.kept.size).toBe(0);
  });

  test('is not learned from what was said in another language', async () => {
    const voices = new VoicesInMemory(takes(1));
    const foreign = { ...script, lines: lines.map((line) => ({ ...line, language: 'de' as const })) };
    await voices.measuring().learn(foreign, recordingOf(foreign, [1.3, 0.9]));
    expect(voices.paces.kept.size).toBe(0);
  });

  test('is not learned from a few sentences, from nonsense, or from a recording that does not say who spoke', async () => {
    const voices = new VoicesInMemory(takes(1));
    const short = { ...script, lines: lines.slice(0, 2) };
    const { speech: _, speakers: __, ...silent } = recordingOf(script, [1.3, 1.3]);
    await voices.measuring().learn(short, recordingOf(short, [1.3, 1.3]));
    await voices.measuring().learn(script, recordingOf(script, [3, 0.3]));
    await voices.measuring().learn(script, silent);
    expect(voices.paces.kept.size).toBe(0);
  });

  test('costs no recording when it cannot be kept', async () => {
    const voices = new VoicesInMemory(takes(1));
    voices.paces.update = () => Promise.reject(new Error('the store is away'));
    await expect(voices.measuring().learn(script, recordingOf(script, [1.3, 1.3]))).resolves.toBeUndefined();
  });
});
