import { describe, expect, test } from '@jest/globals';
import { placeInRoom } from '../../../../../src/briefing/adapters/speech/sound/room.js';

const RATE = 22_050;

const loudest = (samples: Int16Array): number => samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

describe('the room', () => {
  test('answers a click within 30 ms, at least 20 dB below it, and then is silent', () => {
    const click = new Int16Array(4_000);
    click[1_000] = 20_000;
    const heard = placeInRoom(click.slice(), RATE);
    expect(heard[1_000]).toBe(20_000);
    expect(loudest(heard.subarray(0, 1_000))).toBe(0);
    const answer = loudest(heard.subarray(1_001));
    expect(answer).toBeGreaterThan(100);
    expect(answer).toBeLessThan(2_000);
    expect(loudest(heard.subarray(1_000 + 0.03 * RATE))).toBeLessThan(5);
  });

  test('forgets one voice before the next', () => {
    placeInRoom(new Int16Array(3_000).fill(30_000), RATE);
    expect(loudest(placeInRoom(new Int16Array(3_000), RATE))).toBe(0);
  });

  test('is not clipped round to the other side by a loud voice', () => {
    const loud = new Int16Array(3_000).fill(32_767);
    expect(placeInRoom(loud, RATE).every((sample) => sample > 30_000)).toBe(true);
  });
});
