import { describe, expect, test } from '@jest/globals';
import { cutIntoLines } from '../../../../../src/briefing/adapters/speech/turns/line-cuts.js';
import { hiss, oneAfterAnother, tone } from '../sound/tones.js';

const RATE = 24_000;
const speech = (...parts: readonly Int16Array[]) => ({ samples: oneAfterAnother(...parts), sampleRate: RATE });
const said = (ms: number) => tone(200, ms, RATE);
const pause = (ms: number) => hiss(ms, RATE);
const silent = (ms: number) => new Int16Array((ms * RATE) / 1000);
const noisy = (samples: Int16Array, level: number): Int16Array => {
  const noise = hiss((samples.length * 1000) / RATE, RATE, level);
  return samples.map((sample, index) => sample / 2 + (noise[index] ?? 0));
};
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

  test('is cut at its pauses when there is noise in them, or the sound is off zero', () => {
    const parts = [said(900), silent(130), said(700), silent(300), said(2000), silent(120), said(600)];
    const { samples } = speech(silent(200), ...parts, silent(200));
    for (const worse of [noisy(samples, 0.006), noisy(samples, 0.012), samples.map((sample) => sample / 2 + 1_200)]) {
      const lines = cutIntoLines({ samples: worse, sampleRate: RATE }, [1700, 2700]);
      expect(milliseconds(lines)[0]).toBeCloseTo(200 + 900 + 130 + 700 + 150, -1.5);
    }
  });

  test('is cut at the same pause however much silence is around it', () => {
    const spoken = [said(2000), pause(200), said(900), pause(150), said(900)];
    for (const [before, after] of [[1_200, 100], [100, 1_500]] as const) {
      const lines = cutIntoLines(speech(silent(before), ...spoken, silent(after)), [2050, 1950]);
      expect(milliseconds(lines)[0]).toBeCloseTo(before + 2100, -1.5);
    }
  }); // prettier-ignore

  test('is cut where all of its lines get their lengths, though a pause inside of one is longer', () => {
    const story = [said(8000), pause(420), said(2100)];
    const spoken = speech(said(1200), pause(170), ...story, pause(200), said(3250));
    const lines = cutIntoLines(spoken, [1450, 9550, 3400]);
    expect(milliseconds(lines)).toEqual([1285, 10_705, 3350].map((ms) => expect.closeTo(ms, -1.5)));
  });

  test('takes no time when it stutters all the way', () => {
    const stutter = speech(...Array.from({ length: 700 }, () => [said(100), pause(100)]).flat());
    expect(
      cutIntoLines(
        stutter,
        Array.from({ length: 12 }, () => 1),
      ),
    ).toHaveLength(12);
  });

  test('is cut before the words with which lines begin, where the engine knows when they do', () => {
    // By silence and length alone it would be cut at the longer pause, inside the second line.
    const spoken = speech(said(1000), pause(120), said(1000), pause(500), said(900), pause(120), said(500));
    const expected = [2000, 1000, 500];
    const words = [[0, 0], [5, 400], [12, 1_115], [20, 2_640], [31, 3_650]].map(([at = 0, startMs = 0]) => ({ at, startMs }));
    const known = cutIntoLines({ ...spoken, words }, expected, [0, 12, 30]);
    expect(milliseconds(known)).toEqual([1060, 2520, 560].map((ms) => expect.closeTo(ms, -1.5)));
    expect(milliseconds(cutIntoLines(spoken, expected, [0, 12, 30]))[0]).toBeGreaterThan(2_000);
  }); // prettier-ignore

  test('is cut where a word begins that follows without a pause', () => {
    const words = [{ at: 0, startMs: 0 }, { at: 9, startMs: 1_300 }]; // prettier-ignore
    const lines = cutIntoLines({ ...speech(said(3000)), words }, [1, 1], [0, 8]);
    expect(milliseconds(lines)).toEqual([1300, 1700]);
  });

  test.each([
    ['are out of order', [{ at: 9, startMs: 0 }, { at: 0, startMs: 900 }]],
    ['go back in time', [{ at: 0, startMs: 900 }, { at: 9, startMs: 100 }]],
    ['lie behind the end', [{ at: 0, startMs: 0 }, { at: 9, startMs: 90_000 }]],
    ['are no numbers', [{ at: 0, startMs: 0 }, { at: 9, startMs: NaN }]],
    ['leave out a line', [{ at: 0, startMs: 0 }, { at: 3, startMs: 300 }]],
  ])('is cut at its pause when word times %s', (_, words) => {
    const spoken = speech(said(2000), pause(300), said(900));
    expect(milliseconds(cutIntoLines({ ...spoken, words }, [2000, 900], [0, 8]))[0]).toBeCloseTo(2150, -1.5);
  }); // prettier-ignore

  test('loses not a sample', () => {
    const spoken = speech(said(500), pause(200), said(100), pause(100), said(2000));
    for (const expected of [[1], [1, 1], [5, 1, 1], [1, 1, 1, 1, 1, 1], [1, 1000], [1000, 1]]) {
      const lines = cutIntoLines(spoken, expected);
      expect(lines).toHaveLength(expected.length);
      expect(oneAfterAnother(...lines)).toEqual(spoken.samples);
    }
  });
});
