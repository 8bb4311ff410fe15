import { describe, expect, test } from '@jest/globals';
import { ownerWordsFor } from '../../../../../src/briefing/adapters/web/viewer/owner-words.js';
import { libraryWordsFor } from '../../../../../src/briefing/library/adapters/web/locale.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { everyWord, type Word } from '../../../../shared/delivery/web/every-word.js';

const wordsIn = (language: Language): readonly Word[] =>
  [libraryWordsFor(language), ownerWordsFor(language)].flatMap((book) => everyWord(book));

/** Words that several languages share. */
const SHARED = new Set(['Format', 'Briefing', 'Briefings']);

describe.each(LANGUAGES)('the words of the pages on which briefings are kept in %s', (language) => {
  test('have a text for everything that English has one for', () => {
    const words = wordsIn(language);
    expect(words.map(([key]) => key)).toEqual(wordsIn('en').map(([key]) => key));
    expect(words.filter(([, word]) => word.trim() === '' || /undefined|NaN/.test(word))).toEqual([]);
  });

  test('are not those of English', () => {
    const english = new Map(wordsIn('en'));
    const borrowed = wordsIn(language).filter(([key, word]) => english.get(key) === word && !SHARED.has(word));
    expect(borrowed).toHaveLength(language === 'en' ? wordsIn('en').filter(([, word]) => !SHARED.has(word)).length : 0);
  });
});
