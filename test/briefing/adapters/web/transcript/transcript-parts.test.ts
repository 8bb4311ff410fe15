import { describe, expect, test } from '@jest/globals';
import { partsOf, partWith } from '../../../../../src/briefing/adapters/web/transcript/transcript-parts.js';
import { longModel, readyModel } from '../sample-models.js';

const partsFor = (sentences: number, perChapter?: number) => {
  const { segments, chapters } = longModel(sentences, perChapter);
  return partsOf(segments, chapters);
};

const textsOf = (parts: ReturnType<typeof partsOf>) =>
  parts.flatMap(({ chapters }) => chapters.flatMap(({ turns }) => turns.flatMap(({ segments }) => segments)));

describe('the parts of a transcript', () => {
  test('are one where it is short', () => {
    const { segments, chapters } = readyModel();
    expect(partsOf(segments, chapters)).toMatchObject([{ first: 1, startMs: 0, endMs: Infinity }]);
    expect(partsFor(120)).toHaveLength(1);
  });

  test('are whole chapters of about a hundred sentences each, and hold every sentence once', () => {
    const parts = partsFor(300);
    expect(parts.map(({ first }) => first)).toEqual([1, 106, 211]);
    expect(parts.map(({ startMs, endMs }) => [startMs, endMs])).toEqual([
      [0, 21_000],
      [21_000, 42_000],
      [42_000, Infinity],
    ]);
    expect(textsOf(parts).map(({ text }) => text)).toEqual(longModel(300).segments.map(({ text }) => text));
  });

  test('leave no few sentences alone', () => {
    expect(partsFor(225).map(({ first }) => first)).toEqual([1, 106]);
  });

  test('are found by a sentence, and the first where there is none', () => {
    const parts = partsFor(300);
    expect([null, 0, 1, 105, 106, 300, 99_999].map((sentence) => partWith(parts, sentence))).toEqual([
      0, 0, 0, 0, 1, 2, 2,
    ]);
    expect(partWith([], 3)).toBe(0);
  });
});
