import { describe, expect, test } from '@jest/globals';
import { isNoStory } from '../../../../../src/briefing/domain/composing/text/non-news/no-story.js';
import { softNewsOf } from '../../../../../src/briefing/domain/composing/stories/soft-news.js';
import { spokenSource } from '../../../../../src/briefing/domain/composing/source-name.js';
import { answersIn } from '../../../../../src/briefing/domain/composing/text/answers/answers.js';
import { spokenSentence } from '../../../../../src/briefing/domain/composing/text/cleaning.js';
import { nonNewsOf } from '../../../../../src/briefing/domain/composing/text/non-news/non-news.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const cases = <Case extends readonly [Language, string]>(...all: Case[]): Case[] => all;

describe('what only sounds like a call', () => {
  test.each(
    cases(
      ['en', 'Run by volunteers, the shop will open in March.'],
      ['de', 'Haben Sie Angst vor dem Winter?'],
      ['de', 'Gestern haben Sie in Hollen gewählt.'],
      ['fr', 'Chez les pompiers, trois engins manquent.'],
      ['fr', 'Assez de places restent libres à Vernay.'],
    ),
  )('in %s, "%s" is no call to the reader', (language, line) => {
    expect(nonNewsOf(line, language)).toBeNull();
  });
});

describe('what a feed has besides news', () => {
  test.each(
    cases(
      ['en', 'New in: Finca Luz, our spring coffee'],
      ['de', 'Frisch eingetroffen: Finca Luz'],
      ['fr', 'Nouveau : Finca Luz, notre café de printemps'],
      ['en', 'Ostrava Q2 2025 earnings call transcript'],
      ['en', 'Early Black Friday: the 12 lamps worth your money'],
      ['en', 'Robot mower falls to lowest price yet'],
      ['de', 'Mähroboter zum Tiefstpreis'],
      ['fr', 'Le robot tondeur à son prix le plus bas'],
    ),
  )('in %s, an item called "%s" is no story', (language, title) => {
    expect(isNoStory(title, language)).toBe(true);
  });

  test.each(
    cases(
      ['en', "Fans are obsessed with a singer's airport look"],
      ['de', 'Dieser Strand-Look macht alle verrückt'],
      ['fr', "Ce look d'aéroport qui affole ses fans"],
    ),
  )('in %s, the headline "%s" is gossip', (language, title) => {
    expect(softNewsOf(title, language)).toBe('gossip');
  });

  test.each(
    cases(
      ['en', 'Officers thanked the public for sharing the photograph.'],
      ['de', 'Die Polizei bedankt sich für die Hinweise.'],
      ['de', 'Die Gewinnzahlen: 4 - 11 - 23 - 31 - 44.'],
      ['fr', 'Référence : Brun A. et al., Revue des côtes, 2025.'],
      ['en', 'Share your pictures of the storm with the newsroom.'],
      ['de', 'Halten Sie Ihre Unterlagen am Schalter bereit.'],
      ['de', 'Schickt uns eure Bilder vom Sturm.'],
      ['fr', 'Envoyez vos photos de la tempête à la rédaction.'],
    ),
  )('in %s, "%s" is not read aloud', (language, line) => {
    expect(nonNewsOf(line, language)).not.toBeNull();
  });
});

test.each(
  cases(
    ['en', 'The death toll in the mine has risen to 14.'],
    ['de', 'Die Zahl der Toten ist auf 14 gestiegen.'],
    ['fr', 'Deux corps ont été retrouvés, portant le bilan à 14 morts.'],
  ),
)('in %s, "%s" answers how many people came to harm, so that nobody asks again', (language, sentence) => {
  expect(answersIn(sentence, language)).toContain('toll');
});

test('a dateline with a year is not read aloud', () => {
  expect(spokenSentence('RELLHAM, Nov. 20, 2025 — The agency will build a wall.', 'en')).toBe(
    'The agency will build a wall.',
  );
});

test('a feed that is called by its field alone has no name of its own', () => {
  expect(['Aktuelle Meldungen', 'Eishockey', 'Marchés', 'Hockey | Latest'].map(spokenSource)).toEqual(['', '', '', '']);
});
