import { describe, expect, test } from '@jest/globals';
import { brand, InvalidRequest } from 'podcast-briefings/extension';
import { highlightOf, type SpokenText } from '../src/domain/highlight.js';

const spoken: SpokenText = {
  briefingId: brand('art_1'),
  title: 'The morning',
  sentences: [
    { text: 'Good morning.', itemId: null },
    { text: 'The bridge is open again.', itemId: brand('itm_1') },
  ],
};

describe('a highlight', () => {
  test('is a sentence of the transcript, and leads to the item that says so', () => {
    expect(highlightOf(spoken, ' The bridge  is open again. ', 7)).toEqual({
      briefingId: 'art_1',
      title: 'The morning',
      sentence: 'The bridge is open again.',
      itemId: 'itm_1',
      keptAt: 7,
    });
  });

  test('is refused when nobody says so in the briefing', () => {
    expect(() => highlightOf(spoken, 'The bridge is closed.', 7)).toThrow(InvalidRequest);
  });
});
