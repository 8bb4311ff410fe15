import { describe, expect, test } from '@jest/globals';
import {
  REMEMBERED,
  toldBy,
  type EarlierBriefing,
} from '../../../../../src/briefing/domain/composing/memory/told-story.js';
import type { StoryItem } from '../../../../../src/briefing/domain/script.js';

const storyItem = (id: string, url: string | null = null): StoryItem => ({
  id,
  title: `Title of ${id}`,
  url,
  sourceId: `src_of_${id}`,
  sourceTitle: 'The Daily Test',
  at: 1,
});

const earlier = (
  id: string,
  requestedAt: number,
  changes: Partial<EarlierBriefing['script']> = {},
): EarlierBriefing => ({
  id,
  requestedAt,
  script: {
    language: 'en',
    stories: [
      { title: 'Harbour reopens', items: [storyItem('a', 'https://www.a.example/x?utm_source=y'), storyItem('b')] },
    ],
    lines: [
      { host: 0, text: 'Here is the first story.', story: 0 },
      { host: 0, text: 'It is open.', story: 0, citation: { itemId: 'a', quote: 'It is open, they said.' } },
      { host: 0, text: 'It is open.', story: 0, citation: { itemId: 'a', quote: 'It is open, they said.' } },
    ],
    ...changes,
  },
});

describe('what earlier briefings told', () => {
  test('is each story with its items, addresses and the sentences that were read from them', () => {
    expect(toldBy([earlier('art_1', 5)])).toEqual([
      {
        briefingId: 'art_1',
        at: 5,
        language: 'en',
        title: 'Harbour reopens',
        sourceId: 'src_of_a',
        itemIds: ['a', 'b'],
        urls: ['a.example/x'],
        quotes: ['It is open, they said.'],
      },
    ]);
  });

  test('has the further sentences that a line of a language model follows from', () => {
    const lines = [
      {
        host: 0,
        text: 'Open.',
        story: 0,
        citation: { itemId: 'a', quote: 'One.' },
        alsoFrom: [{ itemId: 'b', quote: 'Two.' }],
        writtenBy: 'model' as const,
      },
    ];
    expect(toldBy([earlier('art_1', 5, { lines })])[0]?.quotes).toEqual(['One.', 'Two.']);
  });

  test('leaves out a story of which nothing was read', () => {
    expect(toldBy([earlier('art_1', 5, { lines: [] })])).toEqual([]);
  });

  test('begins with the newest, whatever order they come in, and ends', () => {
    const many = Array.from({ length: REMEMBERED.stories + 5 }, (_, at) => earlier(`art_${at}`, at));
    const told = toldBy(many);
    expect(told).toHaveLength(REMEMBERED.stories);
    expect(told[0]?.at).toBe(REMEMBERED.stories + 4);
    expect(toldBy(many.toReversed())).toEqual(told);
  });
});
