import { describe, expect, test } from '@jest/globals';
import { productionWordsFor } from '../../../../src/briefing/adapters/web/admin/production-words.js';
import { adminFeedWordsFor } from '../../../../src/feed/adapters/web/admin/admin-feed-words.js';
import { operatorWordsFor } from '../../../../src/identity/operators/adapters/web/locale.js';
import { adminWordsFor } from '../../../../src/shared/delivery/admin/admin-locale.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { showsStateWordsFor } from '../../../../src/shows/adapters/web/admin/shows-state-words.js';
import { everyWord, type Word } from '../web/every-word.js';

const PAGES: Readonly<Record<string, (language: Language) => unknown>> = {
  administration: adminWordsFor,
  members: operatorWordsFor,
  feeds: adminFeedWordsFor,
  productions: productionWordsFor,
  shows: showsStateWordsFor,
};

/** Said as in English by those who speak the language. */
const LOANWORDS = /^(Feeds|Total|Database|Agents?|Operator)$/;

const wordsOf = (language: Language): readonly Word[] =>
  Object.entries(PAGES).flatMap(([page, words]) => everyWord(words(language), page));

describe.each(LANGUAGES)('the words of the pages of operators, in %s,', (language) => {
  const words = wordsOf(language);

  test('are complete', () => {
    expect(words.map(([key]) => key)).toEqual(wordsOf('en').map(([key]) => key));
    expect(words.filter(([, word]) => word.trim() === '' || /undefined|NaN/.test(word))).toEqual([]);
  });

  test('are translated, and not those of another language', () => {
    const english = new Map(wordsOf('en'));
    const borrowed = words.filter(([key, word]) => english.get(key) === word && !LOANWORDS.test(word));
    expect(language === 'en' ? [] : borrowed).toEqual([]);
  });
});
