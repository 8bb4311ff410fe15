import { describe, expect, test } from '@jest/globals';
import { phraseBookOf } from '../../../../src/briefing/domain/composing/phrase-book/books.js';
import { counted, PhraseDeck } from '../../../../src/briefing/domain/composing/phrase-deck.js';
import type { PhraseKind } from '../../../../src/briefing/domain/composing/phrase-book/phrase-book.js';
import { SpokenDays } from '../../../../src/briefing/domain/composing/spoken-days.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { NOW } from './newsroom.js';

type Filled = Readonly<Partial<Record<PhraseKind, readonly string[]>>>;

const SENTENCES: Filled = {
  welcome: ['host', 'date'],
  agenda: ['host', 'stories', 'sources'],
  agendaAlone: ['stories', 'sources'],
  shorter: [],
  onlyLittle: ['topics', 'items', 'stories'],
  withoutLittle: ['topics', 'items', 'stories'],
  nothingNew: [],
  foreign: [],
  closing: [],
  goodbye: [],
  related: [],
  sharedName: ['name'],
  handover: ['other'],
  from: ['source'],
  twoSources: ['source'],
  manySources: ['n'],
  toldBefore: ['date'],
  differ: ['claims'],
  finally: [],
  askWhy: [],
  askToll: [],
  askMoney: [],
  askPrice: [],
  askNext: [],
  askWho: [],
  askWhere: [],
  askFigures: [],
};
const SECTIONS: Filled = {
  toPolitics: [],
  toEconomy: [],
  toTechnology: [],
  toScience: [],
  toHealth: [],
  toClimate: [],
  toCulture: [],
  toSport: [],
};
const LEADS: Filled = {
  openAsked: ['topic'],
  openSources: ['n'],
  openFresh: [],
  openFigure: [],
  recap: [],
  reports: ['source'],
  dated: ['date', 'source'],
  datedAgain: ['date'],
  again: ['source'],
};

const fillingsOf = (phrase: string): readonly string[] =>
  [...phrase.matchAll(/\{(\w+)\}/g)].map((found) => String(found[1])).sort();

describe.each(LANGUAGES)('the phrase book of %s', (language) => {
  const book = phraseBookOf(language);

  function expectPhrases(kinds: Filled, fewest: number, ending: RegExp): void {
    for (const [kind, names] of Object.entries(kinds) as [PhraseKind, readonly string[]][]) {
      const phrases = book.phrases[kind];
      expect(new Set(phrases).size).toBe(phrases.length);
      expect(phrases.length).toBeGreaterThanOrEqual(fewest);
      for (const phrase of phrases) {
        expect(fillingsOf(phrase)).toEqual([...names].sort());
        expect(phrase).toMatch(ending);
      }
    }
  }

  test('has at least three different phrases of each kind, each a sentence with the words it needs', () => {
    expectPhrases(SENTENCES, 3, /[.?。？]$/u);
  });

  test('has two phrases for each field of news', () => {
    expectPhrases(SECTIONS, 2, /[.。]$/u);
  });

  test('ends what is said before a sentence so that any statement may follow', () => {
    expectPhrases(LEADS, 2, /[:：，、。]$/u);
  });

  test('ends what is said behind a sentence with its full stop, and opens one in the middle of it', () => {
    expectPhrases({ reportsAfter: ['source'] }, 0, /^, .*\.$/u);
    expectPhrases({ according: ['source'] }, 0, /, $/u);
  });

  test('has no kind of phrase that is not looked at here', () => {
    const known = Object.keys({ ...SENTENCES, ...SECTIONS, ...LEADS, reportsAfter: [], according: [] });
    expect(Object.keys(book.phrases).sort()).toEqual(known.sort());
  });

  test('says when something was told in words that fit its phrases', () => {
    const day = new SpokenDays(language, 'UTC', NOW).day(NOW);
    const said = [book.earlier.today, book.earlier.weekday(day), book.earlier.date(day)];
    expect(new Set(said).size).toBe(3);
    expect(said.join()).not.toMatch(/undefined|\{/);
  });

  test('counts one as one', () => {
    for (const forms of [book.stories, book.sources, book.items]) {
      expect(counted(book, forms, 1)).toBe(forms.one);
      expect(counted(book, forms, 40)).toContain('40');
      expect(counted(book, forms, 2)).not.toBe(counted(book, forms, 1));
    }
  });

  test('deals each phrase once before any comes again', () => {
    const deck = new PhraseDeck(book, 'seed');
    const kind = 'reports';
    const size = book.phrases[kind].length;
    const heard = Array.from({ length: size * 3 }, () => deck.say(kind, { source: 'X' }));
    expect(new Set(heard.slice(0, size)).size).toBe(size);
    expect(heard.filter((phrase, index) => phrase === heard[index + 1])).toEqual([]);
  });
});

describe('spoken days', () => {
  test.each([
    ['en', 'Friday, November 21', 'Sunday, December 31, 2023'],
    ['de', 'Freitag, den 21. November', 'Sonntag, dem 31. Dezember 2023'],
    ['fr', 'vendredi 21 novembre', 'le dimanche 31 décembre 2023'],
    ['es', 'viernes, 21 de noviembre', 'el domingo 31 de diciembre de 2023'],
    ['pt', 'sexta-feira, 21 de novembro', 'em 31 de dezembro de 2023'],
    ['zh', '11月21日，星期五', '2023年12月31日'],
    ['ja', '11月21日、金曜日', '2023年12月31日'],
  ] as const)('in %s sound natural and follow the time zone', (language, today, past) => {
    const days = new SpokenDays(language, 'America/New_York', NOW);
    const book = phraseBookOf(language);
    expect(book.today(days.day(NOW))).toBe(today);
    expect(book.past(days.day(1_704_085_200_000 - 3_600_000))).toBe(past);
  });
});
