import { describe, expect, test } from '@jest/globals';
import { faultOf, grammarOf, LANGUAGES, wordingsOf } from './polarity/grid.js';

describe.each(LANGUAGES)('what a request in %s is for and against', (language) => {
  test('follows from its construction, whatever it names and whatever stands around it', () => {
    const faults = wordingsOf(grammarOf(language)).flatMap((wording) => {
      const fault = faultOf(wording);
      return fault === null ? [] : [`"${wording.request}" ${fault}`];
    });
    expect(faults).toEqual([]);
  });
});
