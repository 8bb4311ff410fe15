import { describe, expect, test } from '@jest/globals';
import { anyOf } from '../../../../../src/briefing/domain/composing/text/word-lists.js';

describe('a list of words', () => {
  const list = anyOf(`zoo|pupp(?:y|ies)|
    kill\\p{L}*|töt\\p{L}+|d['’]après`);

  test.each(['a zoo', 'Puppies', 'kill', 'the killer of', 'er tötete', 'TÖTUNG', 'D’après elle'])(
    'is found in “%s”',
    (text) => {
      expect(list.test(text)).toBe(true);
    },
  );

  test.each(['zoology', 'puppet', 'overkill', 'töt', 'a paint shop', ''])('is not found in “%s”', (text) => {
    expect(list.test(text)).toBe(false);
  });
});
