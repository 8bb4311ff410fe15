import { describe, expect, test } from '@jest/globals';
import { waveformBars } from '../../../../../src/briefing/adapters/web/viewer/illustrations.js';
import { References } from '../../../../../src/briefing/adapters/web/transcript/references.js';
import { transcriptOf } from '../../../../../src/briefing/adapters/web/transcript/transcript-turns.js';

const say = (startMs: number, hostIndex: number) => ({
  startMs,
  hostIndex,
  durationMs: 900,
  speaker: hostIndex === 0 ? 'Alex' : 'Emma',
  text: `at ${startMs}`,
});

describe('a transcript', () => {
  test('keeps together what one host says in one go', () => {
    const [chapter] = transcriptOf([say(0, 0), say(1000, 0), say(2000, 1), say(3000, 0)], []);
    expect(chapter?.turns.map((turn) => [turn.speaker, turn.segments.length])).toEqual([
      ['Alex', 2],
      ['Emma', 1],
      ['Alex', 1],
    ]);
  });

  test('starts a new turn with each chapter and loses no sentence before the first', () => {
    const chapters = [
      { title: 'One', startMs: 500 },
      { title: 'Two', startMs: 2000 },
    ];
    const transcript = transcriptOf([say(0, 0), say(1000, 0), say(2000, 0)], chapters);
    expect(transcript.map(({ title, turns }) => [title, turns.flatMap((turn) => turn.segments).length])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
  });
});

describe('references', () => {
  test('give one number to one source', () => {
    const source = (url: string) => ({ url, title: 't', sourceTitle: 's' });
    const item = { ...source('https://a.example/'), publishedAt: 0, merged: false };
    const references = new References([{ title: '', items: [item] }]);
    expect(references.numberOf(source('https://a.example/'))).toBe(1);
    expect(references.numberOf(source('https://b.example/'))).toBe(2);
    expect(references.numberOf(source('https://b.example/'))).toBe(2);
  });
});

describe('the bars of a waveform', () => {
  test('are as many as asked, whatever the number of peaks', () => {
    for (const count of [1, 7, 110, 5000])
      expect(waveformBars(Array.from({ length: count }, () => 0.3))).toHaveLength(110);
  });

  test('reach 1 at the loudest place', () => {
    expect(Math.max(...waveformBars([0.1, 0.2, 0.4], 3))).toBe(1);
    expect(waveformBars([0, 0, 0], 3)).toEqual([0, 0, 0]);
  });
});
