import { describe, expect, test } from '@jest/globals';
import { LANGUAGES, type Language } from '../../../src/shared/kernel/language.js';
import { everyWord, type Word } from './every-word.js';

/** The words of one place in a language. */
type Book = (language: Language) => unknown;

const isEmpty = ([, word]: Word): boolean => word.trim() === '' || /undefined|NaN/.test(word);

/** What the words of pages promise in each language. `isShared`: whether it is said as in English elsewhere, too. */
export function translatedWordsContract(
  pages: string,
  books: readonly Book[],
  isShared: (word: string, key: string) => boolean,
): void {
  const wordsIn = (language: Language): readonly Word[] =>
    books.flatMap((book, number) => everyWord(book(language), `${number}`));
  const english = new Map(wordsIn('en'));

  describe(`the words of ${pages}`, () => {
    test.each(LANGUAGES)('have a text in %s for everything that English has one for', (language) => {
      const words = wordsIn(language);
      expect(words.map(([key]) => key)).toEqual([...english.keys()]);
      expect(words.filter(isEmpty)).toEqual([]);
    });

    test.each(LANGUAGES.filter((language) => language !== 'en'))('are not those of English in %s', (language) => {
      const borrowed = wordsIn(language).filter(([key, word]) => english.get(key) === word && !isShared(word, key));
      expect(borrowed).toEqual([]);
    });
  });
}
