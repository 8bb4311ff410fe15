import { describe, expect, test } from '@jest/globals';
import { silencesOf } from '../../../../../src/briefing/adapters/web/player/silences.js';

const segment = (startMs: number, durationMs: number) => ({
  startMs,
  durationMs,
  speaker: 'Alex',
  hostIndex: 0,
  text: 'So it is.',
});

describe('the silences of a briefing', () => {
  test('are the pauses between its sentences, without those between stories and without breath', () => {
    const segments = [segment(1000, 3000), segment(4280, 2000), segment(6380, 1000), segment(8200, 1000)];
    const chapters = [
      { title: 'One', startMs: 0 },
      { title: 'Two', startMs: 8200 },
    ];
    expect(silencesOf({ segments, chapters })).toBe('4000-4280');
    expect(silencesOf({ segments, chapters: [] })).toBe('4000-4280 7380-8200');
    expect(silencesOf({ segments: [], chapters: [] })).toBe('');
  });
});
