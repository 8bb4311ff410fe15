import { describe, expect, test } from '@jest/globals';
import type { Kind } from '../../../../../src/briefing/domain/composing/text/kinds/kinds.js';
import { kindsOf } from '../../../../../src/briefing/domain/composing/text/kinds/kinds-of.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const toldIn = (title: string, text: string, language: Language, names: readonly string[] = []): readonly Kind[] => [
  ...kindsOf(title, text, { language, names: new Set(names) }).told,
];

describe('The kind of event that an item tells of', () => {
  test.each<[Language, Kind, string, string]>([
    ['en', 'quake', 'Tremor shakes villages', 'Rescuers searched the rubble near the epicentre.'],
    ['fr', 'storm', 'La rivière est sortie de son lit', 'La crue a inondé quarante maisons, les pluies continuent.'],
    ['es', 'power', 'Una noche a oscuras', 'El apagón paró los ascensores y los semáforos.'],
    ['de', 'crash', 'Güterzug entgleist', 'Die Waggons liegen neben den Gleisen, der Lokführer ist verletzt.'],
    ['pt', 'election', 'Segundo turno decide', 'A apuração das urnas terminou de madrugada.'],
    ['zh', 'justice', '法院宣判', '被告当庭表示不上诉。'],
    ['ja', 'election', '県知事選、新人が当選', '開票は深夜まで続いた。'],
  ])('is read from the words of that kind (%s, %s)', (language, kind, title, text) => {
    expect(toldIn(title, text, language)).toContain(kind);
  });

  test('is not what one word of the text mentions', () => {
    const kinds = kindsOf('Quiet week in the valley', 'A farmer remembered the earthquake of his youth.', {
      language: 'en',
      names: new Set(),
    });
    expect([...kinds.told]).toEqual([]);
    expect([...kinds.mentioned]).toEqual(['quake']);
  });

  test('is not told by words of a name', () => {
    expect(toldIn('Blaze Foods buys a rival', '', 'en', ['blaze'])).not.toContain('fire');
  });

  test('is told by neither word of two that only begin alike', () => {
    expect(toldIn('Siete temporadas en el club', '', 'es')).not.toContain('storm');
    expect(toldIn('El temporal corta la carretera', '', 'es')).toContain('storm');
  });

  test('is told by German words that are made of others', () => {
    expect(toldIn('Großbrand in Lagerhalle', '', 'de')).toContain('fire');
  });
});
