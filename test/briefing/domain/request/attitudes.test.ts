import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const refused = (language: Language, request: string): readonly string[] =>
  understand(request, language).excluded.map(({ text }) => text.toLowerCase());

describe('a request', () => {
  test.each<[Language, string, string]>([
    ['en', 'Politics can take a running jump', 'politics'],
    ['de', 'Promis gehen mir am Allerwertesten vorbei', 'promis'],
    ['fr', 'La météo me file le bourdon', 'météo'],
    ['es', 'La realeza me la refanfinfla', 'realeza'],
    ['pt', 'A realeza me embrulha o estômago', 'realeza'],
    ['zh', '一听到马斯克我就头大', '马斯克'],
    ['ja', 'テニスはちょっとねえ', 'テニス'],
  ])(
    'turns down a subject in %s by what it does to the listener, in words that nobody listed: %s',
    (...[language, request, subject]) => {
      expect(refused(language, request)).toEqual([subject]);
    },
  );

  test.each<[Language, string]>([
    ['en', 'Politics can come first'],
    ['de', 'Kultur liegt mir am Herzen'],
    ['fr', 'La science me passionne beaucoup'],
    ['es', 'La ciencia me gusta muchísimo'],
    ['pt', 'A música me comove'],
    ['zh', '科学我最喜欢'],
    ['ja', '経済は仕事で必要です'],
  ])('welcomes it in %s where the listener says something good of it: %s', (language, request) => {
    expect(refused(language, request)).toEqual([]);
  });
});
