import { describe, expect, test } from '@jest/globals';
import { turnsOf } from '../../../../../src/briefing/adapters/speech/turns/turns.js';

const LONG = 'The city council voted on Tuesday to close the old harbour bridge for repairs until May.';
const turns = (...lines: readonly { readonly host?: number; readonly text: string; readonly opensPart?: boolean }[]) =>
  turnsOf(
    lines.map((line) => ({ host: 0, ...line })),
    lines.map(({ text }) => text),
  );

describe('turns for an engine', () => {
  test('a sentence is a turn of its own', () => {
    expect(turns({ text: LONG }, { text: LONG }, { host: 1, text: LONG })).toEqual([[0], [1], [2]]);
  });

  test('a short sentence is said together with its neighbour, before or after it', () => {
    expect(turns({ text: 'And it was close.' }, { text: LONG }, { text: LONG })).toEqual([[0, 1], [2]]);
    expect(turns({ text: LONG }, { text: 'It was close.' })).toEqual([[0, 1]]);
  });

  test('a short sentence between two of the other host stands alone', () => {
    expect(turns({ text: LONG }, { host: 1, text: 'Really?' }, { text: LONG })).toEqual([[0], [1], [2]]);
  });

  test('a turn ends where a story ends', () => {
    expect(turns({ text: 'That was that.' }, { text: 'Now to sport.', opensPart: true })).toEqual([[0], [1]]);
  });

  test('Chinese and Japanese are counted in characters', () => {
    expect(
      turns({ text: '市议会周二投票决定关闭旧港大桥进行维修直到五月底。' }, { text: '今日はここまでです。' }),
    ).toEqual([[0, 1]]);
    const long = '市议会周二投票决定关闭旧港大桥进行维修直到五月底。';
    expect(turns({ text: long }, { text: long })).toEqual([[0], [1]]);
  });

  test('a line that has nothing to say is in no turn, and none goes over it', () => {
    expect(turns({ text: 'Yes.' }, { text: '' }, { text: 'No.' }, { text: '' })).toEqual([[0], [2]]);
  });

  test('a turn does not grow beyond what servers speak whole', () => {
    const long = 'word '.repeat(62).trim();
    expect(turns({ text: 'Short.' }, { text: long }, { text: 'Short.' })).toEqual([[0, 1], [2]]);
    expect(turns({ text: long }, { text: `${long} and more` })).toEqual([[0], [1]]);
  });

  test('every line with a text is in one turn, in order, of one host', () => {
    const lines = Array.from({ length: 200 }, (_, index) => ({
      host: (index * 7) % 3 === 0 ? 1 : 0,
      text: index % 11 === 0 ? '' : 'word '.repeat((index * 13) % 23).trim(),
      opensPart: index % 17 === 5,
    }));
    const planned = turns(...lines);
    const spoken = lines.flatMap(({ text }, index) => (text === '' ? [] : [index]));
    expect(planned.flat()).toEqual(spoken);
    for (const turn of planned) expect(new Set(turn.map((index) => lines[index]?.host)).size).toBe(1);
  });
});
