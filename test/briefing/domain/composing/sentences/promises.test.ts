import { describe, expect, test } from '@jest/globals';
import { HEADLINE, type Candidate } from '../../../../../src/briefing/domain/composing/candidate.js';
import { promises, withoutPromises } from '../../../../../src/briefing/domain/composing/sentences/promises.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import type { Telling } from '../../../../../src/briefing/domain/composing/telling.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { item } from '../requests.js';

/** Candidates of an item whose paragraphs these are, each of sentences. */
function candidatesOf(paragraphs: readonly (readonly string[])[], language: Language = 'en'): readonly Candidate[] {
  const text = paragraphs.map((sentences) => sentences.join(' ')).join('\n\n');
  const told = item('Cork in space', text);
  return paragraphs.flat().map((quote, position) => ({
    item: told,
    quote,
    spoken: quote,
    language,
    member: 0,
    position,
    ms: 1,
    score: 1,
    needs: null,
  }));
}

const [story] = storiesOf(
  readItems([item('Cork in space', 'A robot presses cork into tiles in Coruche.')], () => 'en'),
  [0],
);

function tellingOf(candidates: readonly Candidate[], chosen: readonly number[]): Telling {
  if (story === undefined) throw new Error('no story');
  return {
    story,
    candidates,
    headline: null,
    disagreements: [],
    chosen: candidates.filter((_, index) => chosen.includes(index)),
  };
}

const quotes = ({ chosen }: Telling): readonly string[] => chosen.map(({ quote }) => quote);

describe('a short sentence that promises the next one', () => {
  const cork = candidatesOf([
    ['A robot presses cork into tiles in Coruche.'],
    ['What is new is the price.', 'Tiles made of cork cost 55 euros each.'],
    ['Nobody was hurt.'],
  ]);

  test('is told with it', () => {
    expect(quotes(withoutPromises(tellingOf(cork, [0, 1, 2])))).toContain('What is new is the price.');
  });

  test('is not told without it', () => {
    expect(quotes(withoutPromises(tellingOf(cork, [0, 1, 3])))).toEqual([cork[0]?.quote, 'Nobody was hurt.']);
  });

  test('is told from one that ends its paragraph, has a name or a figure, or begins its story', () => {
    const kept = candidatesOf([
      ['The dam still holds.', 'Soldiers have closed the valley road.'],
      ['Only 3 were left.', 'They sat on a roof until dawn broke.'],
      ['The mayor thanked Nils Brok.', 'He had driven the bus himself.'],
      ['No deaths have been reported.'],
    ]);
    expect(quotes(withoutPromises(tellingOf(kept, [0, 2, 4, 6])))).toHaveLength(4);
  });

  test.each<[Language, string, string]>([
    ['en', 'Nobody was hurt.', 'Police closed the road.'],
    ['en', 'Traffic was light in the morning.', 'The builders were from Leeds.'],
    ['en', 'The cork is sold.', 'A firm in Porto bought it.'],
    ['de', 'Verletzt wurde niemand.', 'Die Polizei sperrte die Straße.'],
    ['fr', "Personne n'a été blessé.", 'La police a fermé la route.'],
    ['es', 'No hubo heridos.', 'La policía cerró la carretera.'],
    ['pt', 'Ninguém ficou ferido.', 'A polícia fechou a estrada.'],
    ['fr', 'La cause est inconnue.', 'La police enquête.'],
  ])(
    'is told from one that says what has happened, takes up its headline or is longer than the next, in %s: %s',
    (language, news, next) => {
      const [first, second] = candidatesOf([['Erster Satz.'], [news, next]], language).slice(1);
      expect(first !== undefined && second !== undefined && promises(first, second)).toBe(false);
    },
  );

  test.each<[Language, string, string]>([
    ['de', 'Nicht alle sind überzeugt.', 'Ein Verein hat Unterschriften gesammelt.'],
    ['fr', 'Personne ne semble convaincu.', 'Une pétition circule depuis mardi.'],
    ['es', 'No todos lo celebran.', 'Una plataforma ha reunido firmas.'],
    ['pt', 'Nem todos estão contentes.', 'Uma petição já circula na cidade.'],
  ])('is known in %s', (language, promise, next) => {
    const [first, second] = candidatesOf([['Erster Satz.'], [promise, next]], language).slice(1);
    expect(first !== undefined && second !== undefined && promises(first, second)).toBe(true);
  });

  test('is no headline', () => {
    const [first] = cork;
    const headline = first === undefined ? [] : [{ ...first, position: HEADLINE, quote: 'Cork in space' }];
    expect(
      withoutPromises({ ...tellingOf(cork, [0]), chosen: [...cork.slice(0, 1), ...headline] }).chosen,
    ).toHaveLength(2);
  });
});
