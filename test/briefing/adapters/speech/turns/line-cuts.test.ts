import { describe, expect, test } from '@jest/globals';
import { cutIntoLines } from '../../../../../src/briefing/adapters/speech/turns/line-cuts.js';
import { hiss, oneAfterAnother, tone } from '../sound/tones.js';

const RATE = 24_000;
const speech = (...parts: readonly Int16Array[]) => ({ samples: oneAfterAnother(...parts), sampleRate: RATE });
const said = (ms: number) => tone(200, ms, RATE);
const pause = (ms: number) => hiss(ms, RATE);
const milliseconds = (lines: readonly Int16Array[]) => lines.map(({ length }) => (length * 1000) / RATE);

describe('a turn of several lines', () => {
  test('is cut in the middle of the pauses between them', () => {
    const lines = cutIntoLines(speech(said(1000), pause(300), said(3000), pause(400), said(2000)), [1000, 3000, 2000]);
    expect(milliseconds(lines)).toEqual([1150, 3350, 2200].map((ms) => expect.closeTo(ms, -1.2)));
  });

  test('is cut at the pause between two sentences, not at one inside of them', () => {
    const inside = [said(900), pause(120), said(700), pause(350), said(1500), pause(130), said(900)];
    const [first] = milliseconds(cutIntoLines(speech(...inside), [1700, 2500]));
    expect(first).toBeCloseTo(900 + 120 + 700 + 175, -1.2);
  });

  test('is cut right when the voice is slower or faster than foretold', () => {
    for (const factor of [0.6, 1.5]) {
      const spoken = speech(said(1000 * factor), pause(250), said(2600 * factor));
      expect(milliseconds(cutIntoLines(spoken, [1000, 2600]))[0]).toBeCloseTo(1000 * factor + 125, -1.2);
    }
  });

  test('is cut at its softest moment when the voice makes no pause', () => {
    const spoken = speech(said(1450), tone(200, 30, RATE, 0.05), said(1600));
    expect(milliseconds(cutIntoLines(spoken, [1500, 1500]))[0]).toBeCloseTo(1465, -2);
  });

  test('loses not a sample', () => {
    const spoken = speech(said(500), pause(200), said(100), pause(100), said(2000));
    for (const expected of [[1], [1, 1], [5, 1, 1], [1, 1, 1, 1, 1, 1], [1, 1000], [1000, 1]]) {
      const lines = cutIntoLines(spoken, expected);
      expect(lines).toHaveLength(expected.length);
      expect(oneAfterAnother(...lines)).toEqual(spoken.samples);
    }
  });
});
