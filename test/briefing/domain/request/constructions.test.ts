import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { keyOf } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

const saidBy = (language: Language, request: string) => {
  const { wanted, excluded } = understand(request, language);
  return { wanted: wanted.map(keyOf), excluded: excluded.map(keyOf) };
};

describe('a construction', () => {
  test.each([
    ['en', 'Nobody here cares about politics', '#politics'],
    ['de', 'Für Politik interessiert sich hier keiner', '#politics'],
    ['fr', 'Personne ne veut entendre parler de politique', '#politics'],
    ['es', 'Aquí nadie quiere saber nada de política', '#politics'],
    ['pt', 'Ninguém quer ouvir falar de política', '#politics'],
    ['zh', '没人想听政治', '#politics'],
    ['de', 'Ich kann Politik gerade nicht verarbeiten', '#politics'],
    ['es', 'la política, mejor no tocarla', '#politics'],
    ['en', "whenever crypto comes up, I'm gone", '#crypto'],
    ['de', 'Sobald Fußball kommt, bin ich raus', '#football'],
    ['fr', 'tout ce qui touche au crime, à la trappe', '#crime'],
    ['zh', '一提足球我就走', '#football'],
    ['pt', 'não precisa me contar a política', '#politics'],
  ] as const)(
    'that denies in %s refuses its subject, whatever words stand in it: %s',
    (language, request, excluded) => {
      expect(saidBy(language, request)).toEqual({ wanted: [], excluded: [excluded] });
    },
  );

  test.each([
    ['en', 'if there must be sport, then make it tennis', '#sport', 'tennis'],
    ['de', 'Wenn überhaupt Sport, dann Tennis', '#sport', 'tennis'],
    ['es', 'Del deporte solo me interesa el tenis', '#sport', 'tenis'],
    ['pt', 'Do esporte só me interessa o tênis', '#sport', 'tênis'],
    ['zh', '体育只有网球才听', '#sport', '网球'],
  ] as const)(
    'that keeps a part of a subject in %s refuses the rest of it only: %s',
    (language, request, whole, part) => {
      expect(saidBy(language, request)).toEqual({ wanted: [part], excluded: [whole] });
      expect(understand(request, language)).toMatchObject({
        only: false,
        spared: [{ text: expect.stringMatching(new RegExp(part, 'i')) }],
      });
    },
  );

  test.each([
    ['en', "skip politics, I'm cooking", '#politics'],
    ['fr', 'pas de santé, on est à table', '#health'],
    ['es', 'sin salud, que estoy comiendo', '#health'],
    ['pt', 'sem crime que as crianças estão ouvindo', '#crime'],
    ['zh', '孩子在旁边，别讲犯罪', '#crime'],
    ['ja', '子どもがいるので犯罪は抜きで', '#crime'],
  ] as const)('that tells where somebody listens in %s is no subject: %s', (language, request, excluded) => {
    expect(saidBy(language, request)).toEqual({ wanted: [], excluded: [excluded] });
  });
});
