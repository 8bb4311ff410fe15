import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

describe('a word that judges', () => {
  test.each<[Language, string]>([
    ['en', 'No bad news'],
    ['en', 'Nothing negative please'],
    ['de', 'Keine schlechten Nachrichten'],
    ['fr', 'Pas de mauvaises nouvelles'],
    ['es', 'Sin malas noticias'],
    ['pt', 'Sem notícias ruins'],
    ['zh', '不要负面新闻'],
    ['ja', '暗いニュースは抜きで'],
  ])('in %s refuses no subject by itself, but there is less of what is seldom good: %s', (language, request) => {
    const { excluded, less, style, leftOver } = understand(request, language);
    const topics = less.map(({ topic }) => topic);
    expect({ excluded, topics, style, leftOver }).toEqual({
      excluded: [],
      topics: ['war', 'crime'],
      style: ['lively'],
      leftOver: [],
    });
  });

  test('is part of a subject beside other words', () => {
    expect(understand('No bad weather warnings', 'en').excluded).toHaveLength(1);
  });
});
