import { describe, expect, test } from '@jest/globals';
import { languagesOf, usualLanguage } from '../../../src/briefing/domain/usual-language.js';
import { LANGUAGES } from '../../../src/shared/kernel/language.js';
import { NEWS } from '../adapters/speech/news.js';

const NEWS_ASKED = {
  en: 'What is new in the world of science today?',
  zh: '今天有什么新闻？',
  es: '¿Qué hay de nuevo en la ciencia para esta mañana?',
  pt: 'O que há de novo na ciência e nas escolas para hoje?',
  de: 'Was gibt es heute Neues in der Wissenschaft und auf den Märkten?',
  fr: 'Quelles sont les nouvelles de la science pour ce matin ?',
  ja: '今日のニュースをお願いします',
} as const;

describe('the language of a briefing for which nobody named one', () => {
  test.each(LANGUAGES)('is that of the sources, when all of them are in it: %s', (language) => {
    expect(usualLanguage('Brief me', 'en', { [language]: 20 })).toBe(language);
    expect(usualLanguage(NEWS_ASKED.de, 'en', { [language]: 1 })).toBe(language);
  });

  test.each(LANGUAGES)('is that in which the request is worded, where the sources have several: %s', (language) => {
    const counts = Object.fromEntries(LANGUAGES.map((one) => [one, 10]));
    expect(usualLanguage(NEWS_ASKED[language], 'en', counts)).toBe(language);
  });

  test('is the default one where the words do not tell, and the sources have something in it', () => {
    expect(usualLanguage('AI', 'en', { en: 4, fr: 40 })).toBe('en');
    expect(usualLanguage('Привет, новости', 'en', { en: 4, fr: 40 })).toBe('en');
  });

  test('is not one in which the sources have only a stray item', () => {
    expect(usualLanguage(NEWS_ASKED.en, 'en', { en: 1, ja: 60 })).toBe('ja');
    expect(usualLanguage(NEWS_ASKED.en, 'en', { en: 3, ja: 60 })).toBe('en');
  });

  test('is that of the words, else the default one, while the sources have nothing yet, or nothing in ours', () => {
    expect(usualLanguage(NEWS_ASKED.ja, 'en', {})).toBe('ja');
    expect(usualLanguage('?', 'en', {})).toBe('en');
  });
});

test.each(LANGUAGES)('items are counted in their language, as far as it can be told: %s', (language) => {
  const items = NEWS[language].map((text, index) => ({ sourceId: `src_${index % 2}`, title: text, text }));
  const { [language]: own = 0, ...others } = languagesOf(items);
  expect(own).toBeGreaterThan(items.length / 2);
  expect(others).toEqual({});
});
