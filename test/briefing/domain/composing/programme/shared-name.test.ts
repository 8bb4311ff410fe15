import { describe, expect, test } from '@jest/globals';
import { sharedNameOf } from '../../../../../src/briefing/domain/composing/programme/shared-name.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { storiesOf, type RankedStory } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

const storyOf = (title: string, language: Language): RankedStory => {
  const readings = readItems([item(title, '')], () => language);
  return storiesOf(readings, [0])[0]!;
};

describe('the name that two stories share', () => {
  test.each<[Language, string, string, string | null]>([
    ['en', 'Chipmaker Ortwell to build a plant in Brno', 'Union calls a strike at Ortwell for spring', 'Ortwell'],
    ['en', 'New night train from Lyon to San Andrea', 'Heavy rain closes schools in San Andrea', 'San Andrea'],
    ['en', 'Visitors wait for hours for President Holm', 'Farmers protest against Clara Holm', null],
    [
      'de',
      'Chiphersteller Ortwell will eine zweite Fabrik bei Brünn bauen und eröffnen',
      'Am Montag streiken Beschäftigte bei Ortwell gegen niedrige Löhne',
      'Ortwell',
    ],
    ['ja', '半導体のオルトウェルが工場を建設', '春にストライキ、オルトウェルの労組', 'オルトウェル'],
    ['en', 'Council of Torvik votes on trams', 'Seagrass stores more carbon near Dorn', null],
  ])('(%s) in "%s" and "%s" is %s', (language, one, other, name) => {
    expect(sharedNameOf(storyOf(one, language), storyOf(other, language))).toBe(name);
  });
});
