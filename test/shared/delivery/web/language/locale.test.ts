import { describe, expect, test } from '@jest/globals';
import { LANGUAGES } from '../../../../../src/shared/kernel/language.js';
import { pageWordsFor } from '../../../../../src/shared/delivery/web/language/locale.js';
import { everyWord } from '../every-word.js';

/** Said as in English by those who speak the language. */
const LOANWORDS = ['Briefings', 'Feeds'];

describe.each(LANGUAGES)('the words that all pages share, in %s,', (language) => {
  const words = everyWord(pageWordsFor(language));

  test('are complete', () => {
    expect(words.map(([key]) => key)).toEqual(everyWord(pageWordsFor('en')).map(([key]) => key));
    expect(words.filter(([, word]) => word.trim() === '' || /undefined|NaN/.test(word))).toEqual([]);
  });

  test('are translated, and not those of another language', () => {
    const english = new Map(everyWord(pageWordsFor('en')));
    const borrowed = words.filter(([key, word]) => english.get(key) === word && !LOANWORDS.includes(word));
    expect(borrowed).toHaveLength(language === 'en' ? words.filter(([, word]) => !LOANWORDS.includes(word)).length : 0);
  });
});
