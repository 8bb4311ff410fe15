import { describe, expect, test } from '@jest/globals';
import { wordsFor as preferenceWords } from '../../../../src/preferences/adapters/web/locale.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { wordsFor as showWords } from '../../../../src/shows/adapters/web/locale.js';
import { wordsFor as mailWords } from '../../../../src/shows/mail/adapters/web/locale.js';
import { wordsFor as webhookWords } from '../../../../src/shows/webhooks/adapters/web/locale.js';
import { everyWord, type Word } from '../../../shared/delivery/web/every-word.js';

/** Said as in English by those who speak the language, or figures alone. */
const LOANWORDS = [
  'Webhooks',
  'Test',
  'Format',
  'Briefing',
  'Notifications',
  'Episodes',
  '0',
  '1',
  '2',
  'Sources',
  'Name',
];

const all = (language: Language): readonly Word[] =>
  [preferenceWords, showWords, mailWords, webhookWords].flatMap((words, page) => everyWord(words(language), `${page}`));

describe.each(LANGUAGES)('the words of settings and shows, in %s,', (language) => {
  const words = all(language);

  test('are complete', () => {
    expect(words.map(([key]) => key)).toEqual(all('en').map(([key]) => key));
    expect(words.filter(([, word]) => word.trim() === '' || /undefined|NaN/.test(word))).toEqual([]);
  });

  test('are translated', () => {
    const english = new Map(all('en'));
    const borrowed = words.filter(([key, word]) => english.get(key) === word && !LOANWORDS.includes(word));
    expect(language === 'en' ? [] : borrowed).toEqual([]);
  });
});
