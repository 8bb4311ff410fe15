import { describe, expect, test } from '@jest/globals';
import { resampled } from '../../../../../src/briefing/adapters/speech/sound/resampler.js';
import { amplitudeOf, tone } from './tones.js';

const TO = 22_050;
/** Without the beginning and the end, where the filter has only half of what it looks at. */
const middle = (samples: Int16Array): Int16Array => samples.subarray(2_000, -2_000);
const decibels = (ratio: number): number => 20 * Math.log10(ratio);

describe.each([8_000, 16_000, 24_000, 32_000, 44_100, 48_000, 22_049])('sound of %i Hz at 22,050 Hz', (from) => {
  test('takes the same time', () => {
    expect(Math.abs(resampled(tone(440, 1000, from), from, TO).length - TO)).toBeLessThanOrEqual(1);
  });

  test.each([100, 1_000, 3_000])('keeps a tone of %i Hz as loud as it was, and adds none of its own', (hertz) => {
    const after = middle(resampled(tone(hertz, 1000, from), from, TO));
    expect(Math.abs(decibels(amplitudeOf(hertz, after, TO) / 0.5))).toBeLessThan(0.1);
    const energy = after.reduce((sum, sample) => sum + (sample / 32_767) ** 2, 0) / after.length;
    expect(Math.abs(energy / (0.5 ** 2 / 2) - 1)).toBeLessThan(0.03);
  });
});

test('what is too high for the rate is not folded down into what is heard', () => {
  for (const hertz of [12_000, 15_000, 20_000]) {
    const after = middle(resampled(tone(hertz, 1000, 48_000), 48_000, TO));
    expect(decibels(amplitudeOf(TO - hertz, after, TO) / 0.5)).toBeLessThan(-60);
    expect(after.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)).toBeLessThan(40);
  }
});

test('the loudest sound stays within the scale', () => {
  const square = tone(300, 300, 24_000, 1).map((sample) => (sample > 0 ? 32_767 : -32_768));
  const after = resampled(square, 24_000, TO);
  expect(after.some((sample, index) => Math.abs(sample - (after[index - 1] ?? 0)) > 65_000)).toBe(false);
});

test('sound of the same rate is the same sound', () => {
  const samples = tone(440, 100, TO);
  expect(resampled(samples, TO, TO)).toBe(samples);
});

test('no sound is no sound', () => {
  expect(resampled(new Int16Array(), 24_000, TO)).toHaveLength(0);
});
