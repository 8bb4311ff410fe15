import { describe, expect, test } from '@jest/globals';
import { namingIn } from '../../../../../src/briefing/domain/composing/text/entities.js';
import { casingOf } from '../../../../../src/briefing/domain/composing/text/names.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const entitiesIn = (text: string, language: Language): readonly string[] =>
  namingIn(text, language, casingOf([text])).entities;

describe('What a text names', () => {
  test.each<[Language, string, readonly string[]]>([
    ['en', 'Divers of Kestrel Construction met Governor Luis Ferrante.', ['kestre', 'ferran']],
    [
      'de',
      'Die Feuerwehr barg an der Ecker den Güterbahnhof und die Verkehrsbetriebe von Altenrode.',
      ['ecker', 'altenr'],
    ],
    ['fr', 'Le ministre Philippe Tabardin a rencontré le Tribunal de Valfroide.', ['tabard', 'valfro']],
    ['es', 'La ministra y la Guardia Civil visitaron Ruzafón.', ['ruzafo']],
    ['pt', 'A Polícia Federal prendeu Edvaldo Mirandela em Paranavi.', ['mirand', 'parana']],
  ])('is the last word of each name that is no office and no everyday noun (%s)', (language, text, names) => {
    expect(entitiesIn(text, language)).toEqual(names);
  });

  test.each<[Language, string, readonly string[]]>([
    ['zh', '总统莫拉莱斯宣布', ['莫拉莱斯']],
    ['zh', '传媒大亨黎正明', ['传媒', '媒大', '大亨', '亨黎', '黎正', '正明']],
    ['zh', '警方表示，事故原因正在调查', []],
    ['ja', '警察は事故の原因を調べている', []],
    ['ja', '増井被告に懲役3年', ['増井被告', '増井']],
  ])('is in Chinese and Japanese what no everyday pair of characters covers (%s): %s', (language, text, names) => {
    expect(entitiesIn(text, language)).toEqual(names);
  });

  test('has first names, titles and offices as its words', () => {
    const { words } = namingIn(
      'Gestern sprach Finanzminister Lars Klingberg.',
      'de',
      casingOf(['Am Montag kam Lars Klingberg.']),
    );
    expect(words).toEqual(expect.arrayContaining(['finanz', 'lars', 'klingb']));
  });
});
