import { describe, expect, test } from '@jest/globals';
import { phraseBookFor, phraseBookOf } from '../../../../src/briefing/domain/composing/phrase-book/books.js';
import { counted, PhraseDeck } from '../../../../src/briefing/domain/composing/phrase-deck.js';
import type { PhraseBook, PhraseKind } from '../../../../src/briefing/domain/composing/phrase-book/phrase-book.js';
import { SpokenDays } from '../../../../src/briefing/domain/composing/spoken-days.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { sourceWithin } from '../../../../src/briefing/domain/composing/programme/source-names.js';
import { traditionalChinese } from '../../../../src/briefing/domain/composing/phrase-book/zh-hant.js';
import { isTraditional, simplified } from '../../../../src/briefing/domain/request/chinese-characters.js';
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
  disclosure: [],
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
  takenBack: ['source'],
  changedReport: ['date', 'source'],
  correctedReport: ['date', 'source'],
  withdrawnReport: ['date', 'source'],
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
  correction: ['date', 'source'],
  update: ['date', 'source'],
  revisited: ['date', 'source'],
  nowSays: ['source'],
  nowChanged: ['source'],
};

const fillingsOf = (phrase: string): readonly string[] =>
  [...phrase.matchAll(/\{(\w+)\}/g)].map((found) => String(found[1])).sort();

const BOOKS = [...LANGUAGES.map((language) => phraseBookOf(language)), traditionalChinese];
const nameOf = ({ language, script }: PhraseBook): string => `${language} in ${script ?? 'usual'} letters`;

describe.each(BOOKS.map((book) => [nameOf(book), book] as const))('the phrase book of %s', (_, book) => {
  const { language } = book;

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
    expectPhrases({ titled: ['source'] }, 0, /:$/u);
  });

  test('has no kind of phrase that is not looked at here', () => {
    const known = Object.keys({ ...SENTENCES, ...SECTIONS, ...LEADS, reportsAfter: [], according: [], titled: [] });
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

  test.each([
    ['en', 'Friday'],
    ['de', 'Freitag'],
    ['fr', 'vendredi'],
    ['es', 'el viernes'],
    ['pt', 'na sexta-feira'],
    ['zh', '星期五'],
    ['ja', '金曜日'],
  ] as const)('in %s of the last week are called by their weekday', (language, lately) => {
    expect(phraseBookOf(language).lately(new SpokenDays(language, 'America/New_York', NOW).day(NOW))).toBe(lately);
  });
});

describe('the name of a source', () => {
  test.each([
    ['de', 'Lindhafener Nachrichten', /(?<!\p{L})(?:melden|berichten|schreiben)(?!\p{L})/u],
    ['de', 'Küstenkurier', /(?<!\p{L})(?:meldet|berichtet|schreibt)(?!\p{L})/u],
    ['fr', 'Les Échos', /(?:rapportent|écrivent|indiquent)(?!\p{L})/u],
    ['fr', 'Le Phare', /(?:rapporte|écrit|indique)(?!\p{L})/u],
  ] as const)('has the verb that fits it, in %s: %s', (language, source, verb) => {
    const book = phraseBookOf(language);
    const deck = new PhraseDeck(book, 'seed');
    for (const _ of book.phrases.reports) expect(deck.say('reports', { source })).toMatch(verb);
  });

  test('loses its capital article inside an English sentence only', () => {
    const titled = { sourceTitle: 'The Aldermoor Gazette', url: null };
    expect(sourceWithin(titled, phraseBookOf('en'))).toBe('the Aldermoor Gazette');
    expect(sourceWithin(titled, phraseBookOf('de'))).toBe('The Aldermoor Gazette');
    const deck = new PhraseDeck(phraseBookOf('en'), 'seed');
    for (const _ of phraseBookOf('en').phrases.reports) {
      expect(deck.say('reports', { source: 'the Aldermoor Gazette' })).toMatch(
        /^(?:The Aldermoor|\p{Lu}.* the Aldermoor)/u,
      );
    }
  });
});

describe('the hosts of a Chinese briefing', () => {
  const TRADITIONAL = {
    title: '港口因颱風停止裝卸',
    text: '台北港星期五因颱風停止裝卸貨物，十一艘船隻在外海等候。市政府表示，預計延誤三十個小時，並請居民減少外出。',
  };
  const SIMPLIFIED = {
    title: '港口因台风停止装卸',
    text: '台北港星期五因台风停止装卸货物，十一艘船只在外海等候。市政府表示，预计延误三十个小时，并请居民减少外出。',
  };

  test('speak as most of the told items are written', () => {
    expect(phraseBookFor('zh', [TRADITIONAL, TRADITIONAL, SIMPLIFIED]).script).toBe('traditional');
    expect(phraseBookFor('zh', [SIMPLIFIED, TRADITIONAL]).script).toBeUndefined();
    expect(phraseBookFor('zh', []).script).toBeUndefined();
    expect(phraseBookFor('ja', [TRADITIONAL]).language).toBe('ja');
  });

  test('know traditional from simplified characters, whatever both have in common', () => {
    expect(isTraditional(TRADITIONAL.text)).toBe(true);
    expect(isTraditional(SIMPLIFIED.text)).toBe(false);
    expect(isTraditional('台北股市只升十點')).toBe(true);
    expect(isTraditional('北京大雪')).toBe(false);
  });

  test('say nothing in the characters of the other script', () => {
    const [usual, traditional] = [phraseBookOf('zh'), traditionalChinese].map(({ phrases }) =>
      Object.values(phrases).flat(),
    );
    expect(usual?.filter((phrase) => simplified(phrase) !== phrase)).toEqual([]);
    expect(
      traditional?.filter((phrase) =>
        /[这们来听说报个为讲题进时闻链订阅选连点总结顾钱价数据条则里从总样么页们现处两]/u.test(phrase),
      ),
    ).toEqual([]);
  });
});
