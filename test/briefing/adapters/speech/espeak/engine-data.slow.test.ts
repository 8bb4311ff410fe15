import { describe, expect, test } from '@jest/globals';
import { sharedEngineData } from '../../../../../src/briefing/adapters/speech/espeak/engine-data.js';
import { Espeak } from '../../../../../src/briefing/adapters/speech/espeak/espeak.js';
import { voiceFor } from '../../../../../src/briefing/adapters/speech/espeak/voices.js';

const TEXT = 'The harbour is open to all ships again.';
const voice = voiceFor('en', 'low');

/** Without what the engine adds at random. */
const seconds = (samples: Int16Array): number => samples.length / 22_050;

describe("The default engine's data in shared memory", () => {
  test('lets the engine say what it says with a copy of its own', async () => {
    const own = (await Espeak.load()).say(TEXT, voice);
    const data = sharedEngineData();
    for (const engine of [await Espeak.load(data), await Espeak.load(data)]) {
      expect(seconds(engine.say(TEXT, voice))).toBeCloseTo(seconds(own), 2);
    }
  });

  test('is what the engine reads, without a copy of its own', async () => {
    const data = sharedEngineData();
    const before = process.memoryUsage().arrayBuffers;
    const engine = await Espeak.load(data);
    const grown = process.memoryUsage().arrayBuffers - before;
    expect(engine).toBeDefined();
    expect(data?.byteLength).toBeGreaterThan(20_000_000);
    expect(grown).toBeLessThan(data?.byteLength ?? 0);
  });

  test('is read by the engine itself when it is that of another version', async () => {
    const engine = await Espeak.load(new SharedArrayBuffer(1_000));
    expect(seconds(engine.say(TEXT, voice))).toBeGreaterThan(1);
  });
});
