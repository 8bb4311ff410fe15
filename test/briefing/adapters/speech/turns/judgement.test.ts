import { describe, expect, test } from '@jest/globals';
import { faultOf } from '../../../../../src/briefing/adapters/speech/turns/judgement.js';
import { hiss, oneAfterAnother, tone } from '../sound/tones.js';

const RATE = 24_000;
const judged = (expectedMs: number, ...parts: readonly Int16Array[]) =>
  faultOf({ samples: oneAfterAnother(...parts), sampleRate: RATE }, expectedMs);
/** Syllables with short stops between them. */
const voice = (ms: number, level = 0.3): Int16Array =>
  oneAfterAnother(...Array.from({ length: ms / 250 }, () => [tone(180, 200, RATE, level), hiss(50, RATE)]).flat());

describe('what an engine spoke', () => {
  test('is taken when it takes about the time of its text', () => {
    expect(judged(5_000, voice(5_000))).toBeNull();
    expect(judged(5_000, hiss(700, RATE), voice(3_000), hiss(900, RATE))).toBeNull();
    expect(judged(5_000, voice(8_500))).toBeNull();
  });

  test('is silent when there is nothing, zeroes, or hiss', () => {
    expect(judged(3_000)).toBe('silent');
    expect(judged(3_000, new Int16Array(3 * RATE))).toBe('silent');
    expect(judged(3_000, hiss(3_000, RATE, 0.003))).toBe('silent');
  });

  test('is one short word, however much silence is around it', () => {
    const yes = oneAfterAnother(...[90, 120, 150].flatMap((ms) => [tone(180, ms, RATE, 0.3), hiss(20, RATE)]));
    expect(judged(500, new Int16Array(2 * RATE), yes, new Int16Array(2 * RATE))).toBeNull();
    expect(judged(500, hiss(2_000, RATE, 0.002), yes, hiss(2_000, RATE, 0.002))).toBeNull();
  });

  test('is noise when it is as loud from end to end as no speech is', () => {
    expect(judged(4_000, hiss(4_000, RATE, 0.2))).toBe('noise');
    expect(judged(4_000, tone(440, 4_000, RATE))).toBe('noise');
  });

  test('is too short when words are missing, however much silence is around it', () => {
    expect(judged(8_000, voice(3_000))).toBe('too_short');
    expect(judged(8_000, hiss(4_000, RATE), voice(3_000), hiss(4_000, RATE))).toBe('too_short');
  });

  test('is too long when it goes on about something else', () => {
    expect(judged(4_000, voice(11_000))).toBe('too_long');
    expect(judged(600, voice(4_000))).toBe('too_long');
  });

  test('has gaps when a hole is in it, or most of it is silence', () => {
    expect(judged(6_000, voice(3_000), hiss(2_700, RATE), voice(2_000))).toBe('gaps');
    const stutter = Array.from({ length: 8 }, () => [tone(200, 250, RATE), hiss(600, RATE)]).flat();
    expect(judged(5_000, ...stutter, tone(200, 250, RATE))).toBe('gaps');
  });

  test('is clipped when its peaks are cut off, not when one touches the end of the scale', () => {
    const cutOff = voice(4_000, 0.3).map((sample) => Math.max(-32_768, Math.min(32_767, sample * 8)));
    expect(judged(4_000, cutOff)).toBe('clipped');
    expect(judged(4_000, voice(4_000, 1))).toBeNull();
  });

  test('is faint when it would be hiss once it is loud enough', () => {
    expect(judged(4_000, voice(4_000, 0.004))).toBe('silent');
    expect(judged(4_000, voice(4_000, 0.02))).toBeNull();
  });
});
