import { describe, expect, test } from '@jest/globals';
import { breaksOf, pacedLines, partsOf, storyStarts } from '../../../src/briefing/domain/programme.js';
import type { Chapter, Line } from '../../../src/briefing/domain/script.js';

/** A line for each: a number is the story that it belongs to. */
const linesOf = (...stories: readonly (number | null)[]): readonly Line[] =>
  stories.map((story, index) => ({ host: index % 2, text: `${index}`, ...(story !== null && { story }) }));

const chaptersAt = (...lines: readonly number[]): readonly Chapter[] =>
  lines.map((line) => ({ title: `from ${line}`, line }));

const breaksIn = (told: Parameters<typeof breaksOf>[0]): readonly number[] =>
  [...breaksOf(told)].toSorted((a, b) => a - b);

describe('a programme', () => {
  test('breaks where the story changes, after the opening and before the closing', () => {
    const told = { lines: linesOf(null, null, 0, 0, 1, 1, 2, null, null), chapters: chaptersAt(0, 2, 7) };
    expect(breaksIn(told)).toEqual([2, 4, 6, 7]);
    expect([...storyStarts(told)]).toEqual([
      [0, 2],
      [1, 4],
      [2, 6],
    ]);
  });

  test('does not break between headlines in the opening, nor in a recap of the closing', () => {
    const told = { lines: linesOf(null, 0, 1, null, 0, 0, 1, null, 0, 1, null), chapters: chaptersAt(0, 4, 6, 7) };
    expect(breaksIn(told)).toEqual([4, 6, 7]);
  });

  test('breaks before the words that hand over to a story, not behind them', () => {
    const told = { lines: linesOf(null, 0, 0, null, 1, null, 1, null), chapters: chaptersAt(0, 1, 3, 7) };
    expect(breaksIn(told)).toEqual([1, 3, 7]);
  });

  test('does not break where the hosts come back to an earlier story', () => {
    const told = { lines: linesOf(null, 0, 1, 0, 1, 2, null), chapters: chaptersAt(0, 1, 6) };
    expect(breaksIn(told)).toEqual([1, 2, 5, 6]);
  });

  test('has no break before its first line, nor without chapters and stories', () => {
    expect(breaksOf({ lines: linesOf(0, 0, 0), chapters: [] }).size).toBe(0);
    expect(breaksOf({ lines: [], chapters: [] }).size).toBe(0);
    expect(breaksIn({ lines: linesOf(0, 1), chapters: [] })).toEqual([1]);
  });

  test('says of a line in which other language it is', () => {
    const lines = [
      { host: 0, text: 'Now to Japan.' },
      { host: 0, text: '港の橋', language: 'ja' as const },
    ];
    expect(pacedLines({ lines, chapters: [] })).toEqual(lines);
  });

  test('says of each line whether a part opens with it', () => {
    const told = { lines: linesOf(null, 0, 0, null), chapters: chaptersAt(0, 1, 3) };
    expect(pacedLines(told)).toEqual([
      { host: 0, text: '0' },
      { host: 1, text: '1', opensPart: true },
      { host: 0, text: '2' },
      { host: 1, text: '3', opensPart: true },
    ]);
  });

  test('can be skipped through story by story, also where several stories make one topic', () => {
    const stories = ['One', 'Two', 'Three'].map((title) => ({ title, items: [] }));
    const told = { lines: linesOf(null, 0, 0, 1, 2, null), chapters: chaptersAt(0, 1, 4, 5), stories };
    expect(partsOf(told)).toEqual([
      { title: 'from 0', line: 0 },
      { title: 'from 1', line: 1 },
      { title: 'Two', line: 3 },
      { title: 'from 4', line: 4 },
      { title: 'from 5', line: 5 },
    ]);
  });
});
