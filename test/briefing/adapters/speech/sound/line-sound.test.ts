import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { lineSound, withoutSilence } from '../../../../../src/briefing/adapters/speech/sound/line-sound.js';
import { hiss, oneAfterAnother, tone } from './tones.js';

const RATE = 24_000;
const said = tone(200, 1000, RATE);
const mean = (samples: Int16Array): number => samples.reduce((sum, sample) => sum + sample, 0) / samples.length;

describe('the sound of a line that an engine spoke', () => {
  let folder = '';

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'line-sound-'));
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function kept(samples: Int16Array): Promise<Int16Array> {
    const file = join(folder, 'line.pcm');
    await writeFile(file, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength));
    return lineSound({ file, sampleRate: RATE }, RATE);
  }

  test('is around zero, although that of the engine is not', async () => {
    const silence = new Int16Array(RATE / 2);
    const off = oneAfterAnother(silence, said, silence).map((sample) => sample + 1_000);
    const line = await kept(off);
    expect(Math.abs(mean(line))).toBeLessThan(20);
    expect(line.length / RATE).toBeCloseTo(1.06, 1);
  });

  test('is freed of the noise around it, which may be much louder than silence is', () => {
    for (const level of [0.001, 0.006, 0.02]) {
      const spoken = oneAfterAnother(hiss(700, RATE, level), said, hiss(900, RATE, level));
      expect(withoutSilence(spoken, RATE).length / RATE).toBeCloseTo(1.06, 1);
    }
  });

  test('keeps its soft beginning and end', () => {
    const soft = (ms: number): Int16Array => tone(3_000, ms, RATE, 0.02);
    const spoken = oneAfterAnother(hiss(400, RATE), soft(120), said, soft(120), hiss(400, RATE));
    expect(withoutSilence(spoken, RATE).length / RATE).toBeCloseTo(1.3, 1);
  });
});
