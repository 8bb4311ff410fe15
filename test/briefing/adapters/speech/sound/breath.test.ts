import { describe, expect, test } from '@jest/globals';
import {
  BREATH_BEFORE_MS,
  BREATHS,
  breathSound,
  type Breath,
} from '../../../../../src/briefing/adapters/speech/sound/breath.js';
import { breathBefore } from '../../../../../src/briefing/adapters/speech/espeak/breathing.js';
import {
  PAUSE_AFTER_LINE_MS,
  PAUSE_AT_HOST_CHANGE_MS,
  PAUSE_BETWEEN_PARTS_MS,
} from '../../../../../src/briefing/domain/production/pace.js';
import { TIMBRES } from '../../../../../src/shared/kernel/hosts/host.js';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { NEWS } from '../news.js';

const RATE = 22_050;
const LONG = 'The city council voted on Tuesday to close the old harbour bridge for repairs until the end of May';

const heard = (breath: Breath, timbre: (typeof TIMBRES)[number]): Float32Array => {
  const { samples, gain } = breathSound(breath, timbre, RATE);
  return Float32Array.from(samples, (sample) => (sample * gain) / 32_768);
};
const levelOf = (samples: Float32Array): number =>
  10 * Math.log10(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** Energy between two frequencies, by a Fourier transform at every 50 Hz. */
function energyIn(samples: Float32Array, from: number, to: number): number {
  let energy = 0;
  for (let hertz = from; hertz < to; hertz += 50) {
    let [real, imaginary] = [0, 0];
    for (let index = 0; index < samples.length; index++) {
      const angle = (2 * Math.PI * hertz * index) / RATE;
      real += (samples[index] ?? 0) * Math.cos(angle);
      imaginary += (samples[index] ?? 0) * Math.sin(angle);
    }
    energy += real ** 2 + imaginary ** 2;
  }
  return energy;
}

describe.each(TIMBRES)('a breath of the %s voice', (timbre) => {
  test.each(BREATHS)('is 35 to 40 dB below the −18.3 dB of speech, and no peak of it is heard as a click: $seed', (breath) => {
    const samples = heard(breath, timbre);
    expect(levelOf(samples)).toBeGreaterThan(-18.3 - 40);
    expect(levelOf(samples)).toBeLessThan(-18.3 - 35);
    expect(Math.max(...samples.map(Math.abs))).toBeLessThan(0.012);
  }); // prettier-ignore

  test('swells for 80 ms and dies away into silence', () => {
    const samples = heard(BREATHS[0]!, timbre);
    const at = (ms: number): number => levelOf(samples.subarray((ms * RATE) / 1000, ((ms + 20) * RATE) / 1000));
    expect(at(0)).toBeLessThan(at(75) - 15);
    expect(at(30)).toBeLessThan(at(75));
    expect(at(BREATHS[0]!.ms - 20)).toBeLessThan(at(75) - 15);
    expect(Math.abs(samples.at(-1) ?? 1)).toBeLessThan(0.0002);
  });

  test('is air through a throat: neither a rumble nor a hiss, and strongest where its resonances are', () => {
    const samples = heard(BREATHS[0]!, timbre);
    const all = energyIn(samples, 50, 11_000);
    expect(energyIn(samples, 50, 300) / all).toBeLessThan(0.03);
    expect(energyIn(samples, 500, 4_600) / all).toBeGreaterThan(0.85);
    expect(energyIn(samples, 6_000, 11_000) / all).toBeLessThan(0.06);
  });
});

describe('a breath', () => {
  test('leaves room in the shortest pause that it may be in, before it and after it', () => {
    for (const { ms } of BREATHS) expect(ms + BREATH_BEFORE_MS).toBeLessThanOrEqual(PAUSE_AT_HOST_CHANGE_MS - 80);
  });

  const before = (pauseMs: number, text: string) => breathBefore({ pauseMs, next: { host: 0, text }, language: 'en' });

  test('is taken before most turns and breaks, the same for the same words, and before no other sentence', () => {
    const texts = Array.from({ length: 300 }, (_, index) => `${LONG}, says report ${index}.`);
    for (const pauseMs of [PAUSE_AT_HOST_CHANGE_MS, PAUSE_BETWEEN_PARTS_MS]) {
      const breaths = texts.map((text) => before(pauseMs, text));
      expect(breaths).toEqual(texts.map((text) => before(pauseMs, text)));
      const share = breaths.filter((breath) => breath !== null).length / texts.length;
      expect(share).toBeGreaterThan(0.5);
      expect(share).toBeLessThan(0.7);
      expect(new Set(breaths).size).toBe(BREATHS.length + 1);
    }
    expect(texts.every((text) => before(PAUSE_AFTER_LINE_MS, text) === null)).toBe(true);
  });

  test('is not taken before a few words', () => {
    const short = Array.from({ length: 50 }, (_, index) => before(PAUSE_AT_HOST_CHANGE_MS, `Number ${index}.`));
    expect(short.every((breath) => breath === null)).toBe(true);
  });

  test.each(LANGUAGES)('is taken before some sentences of news in %s', (language) => {
    const breaths = NEWS[language].map((text) =>
      breathBefore({ pauseMs: PAUSE_AT_HOST_CHANGE_MS, next: { host: 0, text }, language }),
    );
    expect(breaths.some((breath) => breath !== null)).toBe(true);
    expect(breaths.some((breath) => breath === null)).toBe(true);
  });
});
