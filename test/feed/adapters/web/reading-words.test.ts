import { describe, expect, test } from '@jest/globals';
import { readingWordsFor } from '../../../../src/feed/adapters/web/reading/locale.js';
import { parseKeyword } from '../../../../src/feed/domain/keyword.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { translatedWordsContract } from '../../../support/words/translated-words.contract.js';

/** Keys of keyboards are called the same, and feeds in German. */
const isShared = (word: string, key: string): boolean => /\.keyHelp\.\d\.0$/.test(key) || word === 'Feed';

translatedWordsContract('the pages for reading', [readingWordsFor], isShared);

describe.each(LANGUAGES)('the words of the pages for reading, in %s,', (language) => {
  test('show searches that work: words, words one after the other, and one without a word', () => {
    const [words, phrase, without] = readingWordsFor(language).list.examples.map(([typed]) => parseKeyword(typed));
    expect(words?.wanted.phrases.length === 0 || language === 'zh' || language === 'ja').toBe(true);
    expect(phrase?.wanted.phrases).toHaveLength(1);
    expect((without?.unwanted.words.length ?? 0) + (without?.unwanted.phrases.length ?? 0)).toBeGreaterThan(0);
  });

  test('keep the place of the number that the script writes, and say which name a rule link has', () => {
    const { list, item } = readingWordsFor(language);
    expect(list.chosen).toContain('{count}');
    expect(item.ruleFrom('X').startsWith(item.rule)).toBe(true);
  });
});
