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

describe('what somebody says of a subject in words that no cue knows', () => {
  test.each<[Language, string, string]>([
    ['en', 'whenever I hear about golf I get a rash', 'golf'],
    ['de', 'bei Golf kriege ich Ausschlag', 'golf'],
    ['fr', 'le golf me donne de l’urticaire', 'le golf'],
    ['es', 'el golf me da sarpullido', 'golf'],
    ['pt', 'ouvir futebol me causa urticária', 'futebol'],
    ['zh', '看到高尔夫我就反胃', '高尔夫'],
    ['ja', 'ゴルフは頭が痛くなる', 'ゴルフ'],
  ])('refuses it in %s where a word of dislike stands beside it: %s', (language, request, subject) => {
    expect(refused(language, request)).toEqual([subject]);
  });

  test.each<[Language, string]>([
    ['en', 'someone put golf on my desk'],
    ['de', 'mir kam Golf unter'],
    ['fr', 'on me colle du golf partout'],
    ['es', 'alguien me metió el golf'],
    ['pt', 'alguém me meteu no golfe'],
  ])('leaves it neither sought nor refused in %s where nothing is clear: %s', (language, request) => {
    expect(understand(request, language)).toMatchObject({ wanted: [], excluded: [] });
    expect(understand(request, language).leftOver).not.toEqual([]);
  });

  test.each<[string, string]>([
    ['I already know everything about the election so no need to repeat that', 'election'],
    ['everything on space exept golf', 'golf'],
  ])('refuses what was named before, or is set aside with a letter missing: %s', (request, subject) => {
    expect(refused('en', request)).toContain(subject);
  });

  test('a word of dislike may miss a letter', () => {
    expect(refused('en', 'golf gives me nightmres')).toEqual(['golf']);
  });
});
