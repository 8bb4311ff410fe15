import { describe, expect, test } from '@jest/globals';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { disagreementsOf } from '../../../../../src/briefing/domain/composing/stories/disagreements.js';
import type { Disagreement } from '../../../../../src/briefing/domain/script.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { AGREEING, DISAGREEING } from './disagreement-cases.js';

const NOON = Date.UTC(2026, 10, 20, 12);
const MINUTE = 60_000;

const item = (text: string, index: number, at = NOON - index * MINUTE, sourceId = `source ${index}`): Material => ({
  id: `item ${index}`,
  title: '',
  text,
  url: null,
  author: null,
  at,
  sourceId,
  sourceTitle: `Source ${index}`,
});

function among(items: readonly Material[], language: Language): readonly Disagreement[] {
  const readings = readItems(items, () => language);
  const vector = { terms: new Int32Array(), weights: new Float64Array() };
  const members = readings.map((reading) => ({ reading, vector, wanted: 0 }));
  return disagreementsOf({ members, sources: new Set(items.map(({ sourceId }) => sourceId)).size });
}

const between = (texts: readonly string[], language: Language): readonly string[] =>
  among(
    texts.map((text, index) => item(text, index)),
    language,
  ).map(({ figures, unit }) => `${figures.map(({ figure }) => figure).join(' / ')} ${unit}`.trim());

describe('Sources that give different figures for one thing', () => {
  test.each(DISAGREEING)('disagree (%s): "%s" and "%s": %s', (language, one, other, expected) => {
    expect(between([one, other], language)).toEqual(expected === '' ? [] : [expected]);
  });

  test.each(AGREEING)(
    'do not disagree where they count something else, or the same (%s): "%s" and "%s"',
    (language, one, other) => {
      expect(between([one, other], language)).toEqual([]);
    },
  );

  test('are each quoted, the newest first', () => {
    const items = [
      item('The landslide killed 12 people.', 0, NOON - 20 * MINUTE),
      item('The landslide killed 15 people.', 1, NOON),
    ];
    expect(among(items, 'en')).toEqual([
      {
        unit: 'dead',
        figures: [
          { figure: '15', citation: { itemId: 'item 1', quote: 'The landslide killed 15 people.' } },
          { figure: '12', citation: { itemId: 'item 0', quote: 'The landslide killed 12 people.' } },
        ],
      },
    ]);
  });

  test('do not disagree when one of them is much older: it is superseded', () => {
    const items = [
      item('The landslide killed 12 people.', 0, NOON - 300 * MINUTE),
      item('The landslide killed 15 people.', 1, NOON),
    ];
    expect(among(items, 'en')).toEqual([]);
  });

  test('are not one source that corrects itself', () => {
    const items = ['The landslide killed 12 people.', 'The landslide killed 15 people.'].map((text, index) =>
      item(text, index, NOON - index * MINUTE, 'one source'),
    );
    expect(among([...items, item('Rescue work went on.', 2)], 'en')).toEqual([]);
  });

  test('agree when one of them names both figures', () => {
    const texts = [
      'The landslide killed 15 people.',
      'Police said 12 people were killed. The Red Cross said 15 people had died.',
    ];
    expect(between(texts, 'en')).toEqual([]);
  });

  test('tell three figures, and each once', () => {
    const texts = [
      'The slide killed 12 people.',
      'The slide killed 15 people.',
      'The slide killed 15 people.',
      'The slide left 19 dead.',
    ];
    expect(between(texts, 'en')).toEqual(['12 / 15 / 19 dead']);
  });
});
