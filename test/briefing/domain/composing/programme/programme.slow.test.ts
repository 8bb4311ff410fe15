import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import type { Telling } from '../../../../../src/briefing/domain/composing/telling.js';
import type { Material } from '../../../../../src/briefing/domain/composing/material.js';
import { PhraseDeck } from '../../../../../src/briefing/domain/composing/phrase-deck.js';
import { phraseBookOf } from '../../../../../src/briefing/domain/composing/phrase-book/books.js';
import { programmeOf } from '../../../../../src/briefing/domain/composing/programme/programme.js';
import type { Setting } from '../../../../../src/briefing/domain/composing/programme/setting.js';
import { Subjects } from '../../../../../src/briefing/domain/composing/programme/subjects.js';
import { readItems } from '../../../../../src/briefing/domain/composing/reading.js';
import { candidatesOf, headlineOf } from '../../../../../src/briefing/domain/composing/sentences/sentence-choice.js';
import { SpokenDays } from '../../../../../src/briefing/domain/composing/spoken-days.js';
import { storiesOf } from '../../../../../src/briefing/domain/composing/stories/ranking.js';
import { Topicality } from '../../../../../src/briefing/domain/composing/topicality.js';
import { NOTHING_UNDERSTOOD } from '../../../../../src/briefing/domain/request/understood.js';
import type { Line, Script } from '../../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { generatedMaterial } from '../generated-material.js';
import { newsIn, NOW } from '../newsroom.js';
import { asking, item } from '../requests.js';

const DAY = 24 * 60 * 60 * 1000;
const isPhrase = ({ citation }: Line): boolean => citation === undefined;
const phrasesOf = ({ lines }: Pick<Script, 'lines'>): readonly string[] =>
  lines.filter(isPhrase).map(({ text }) => text);

describe.each(LANGUAGES)('a programme in %s', (language) => {
  const material = [...newsIn(language), ...generatedMaterial({ language, items: 80, now: NOW })];

  test.each([180, 900])(
    'of %i seconds has hosts that speak of themselves in at most 30 of 100 sentences',
    (seconds) => {
      const { lines } = compose(material, asking(language, { targetMs: seconds * 1000 }));
      expect(lines.filter(isPhrase).length / lines.length).toBeLessThanOrEqual(0.3);
    },
  );

  test('says none of its own sentences twice', () => {
    const phrases = phrasesOf(compose(material, asking(language, { targetMs: 900_000 })));
    expect(phrases.filter((text, index) => phrases.indexOf(text) !== index)).toEqual([]);
  });

  test('begins with the news, then says who speaks', () => {
    const { lines, hosts } = compose(newsIn(language), asking(language));
    expect(lines[0]?.citation).toBeDefined();
    const welcome = lines.findIndex(isPhrase);
    expect(welcome).toBeGreaterThanOrEqual(2);
    expect(lines[welcome]?.text).toContain(hosts[0]?.name);
  });

  test('says the first headlines again at the end of ten minutes, each with where it is from', () => {
    const { lines, chapters } = compose(material, asking(language, { targetMs: 600_000 }));
    const recap = lines[chapters.at(-1)!.line];
    expect([recap?.citation, ...(recap?.alsoFrom ?? [])].length).toBeGreaterThanOrEqual(2);
    for (const { itemId, quote } of [recap!.citation!, ...recap!.alsoFrom!]) {
      expect(material.find(({ id }) => id === itemId)?.title).toContain(quote);
    }
    const first = lines.find(({ story, citation }) => story === 0 && citation !== undefined)?.citation?.itemId;
    expect(recap?.citation?.itemId).toBe(first);
    expect(compose(material, asking(language, { targetMs: 240_000 })).lines.at(-2)?.citation).toBeUndefined();
  });

  test('lets both hosts tell most stories of four sentences and more', () => {
    const { lines, stories } = compose(material, asking(language, { targetMs: 600_000 }));
    const facts = stories.map((_, story) => lines.filter((line) => line.story === story && !isPhrase(line)));
    const long = facts.filter(({ length }) => length > 4);
    const shared = long.filter((told) => new Set(told.map(({ host }) => host)).size === 2);
    expect(long.length).toBeGreaterThan(0);
    expect(shared.length).toBeGreaterThan(long.length / 2);
  });
});

/** One story told in full, with what other parts of the program know of it. */
function told(material: readonly Material[], language: Language, known: Partial<Telling> = {}): readonly Line[] {
  const readings = readItems(material, () => language);
  const [story] = storiesOf(
    readings,
    readings.map(() => 0),
  );
  const candidates = candidatesOf(story!);
  const telling = {
    story: story!,
    candidates,
    chosen: candidates,
    headline: headlineOf(story!, candidates),
    disagreements: [],
  };
  const book = phraseBookOf(language);
  const wording = { language, book, deck: new PhraseDeck(book, 'seed'), days: new SpokenDays(language, 'UTC', NOW) };
  const setting: Setting = {
    ...wording,
    wordingIn: () => wording,
    hosts: [{ name: 'Ada' }, { name: 'Ben' }],
    now: NOW,
    subjects: new Subjects({ request: NOTHING_UNDERSTOOD }, new Topicality(readings), language),
    sparse: null,
    foreign: false,
    disclosure: null,
    format: 'brief',
    headlines: 0,
    recap: false,
    lightEnd: false,
    corrections: [],
  };
  return programmeOf([[{ ...telling, ...known }]], setting).lines;
}

const flood = (villages: number, source: string, hoursAgo: number): Material =>
  item(
    `Flood in the Dorn valley cuts off ${villages} villages`,
    `The flood in the Dorn valley has cut off ${villages} villages. Helicopters bring food and medicine to the valley.`,
    { at: NOW - hoursAgo * 3_600_000, sourceId: `src_${source}`, sourceTitle: source },
  );

describe('a story that was told before', () => {
  test.each([
    [0.1, /earlier today/u],
    [3, /on Tuesday/u],
    [40, /on October 12/u],
  ])('%d days ago is told with when that was', (days, when) => {
    const lines = told([flood(15, 'Valley Radio', 1)], 'en', { toldBefore: NOW - days * DAY });
    const phrase = lines.find((line) => isPhrase(line) && line.story === 0);
    expect(phrase?.text).toMatch(new RegExp(when.source, 'iu'));
  });

  test.each(LANGUAGES)('says so in %s before anything of the story is told', (language) => {
    const lines = told(newsIn(language).slice(0, 1), language, { toldBefore: NOW - 2 * DAY });
    const first = lines.findIndex(({ story }) => story === 0);
    expect(isPhrase(lines[first]!)).toBe(true);
    expect(lines[first]!.text).not.toMatch(/[{}]/u);
  });
});

describe('sources that differ in a figure', () => {
  const [radio, ledger] = [flood(15, 'Valley Radio', 1), flood(12, 'Northern Ledger', 2)];
  const quoteOf = ({ text }: Material): string => text.slice(0, text.indexOf('.') + 1);
  const disagreements = [
    {
      unit: 'villages',
      figures: [
        { figure: '15', citation: { itemId: radio.id, quote: quoteOf(radio) } },
        { figure: '12', citation: { itemId: ledger.id, quote: quoteOf(ledger) } },
      ],
    },
  ];

  test('are named with their figures right after the first of them, and both sentences are cited', () => {
    const lines = told([radio, ledger], 'en', { disagreements });
    const place = lines.findIndex(({ alsoFrom }) => alsoFrom !== undefined);
    expect(lines[place]?.text).toContain('15 villages according to Valley Radio, 12 according to Northern Ledger');
    expect(lines[place]).toMatchObject({
      story: 0,
      citation: { itemId: radio.id },
      alsoFrom: [{ itemId: ledger.id, quote: quoteOf(ledger) }],
    });
    expect(lines[place - 1]?.citation).toEqual({ itemId: radio.id, quote: quoteOf(radio) });
    expect(lines[place]?.host).not.toBe(lines[place - 1]?.host);
  });

  test('are named once, and at the sentence that has the figure when the headline is what is cited', () => {
    const [first] = disagreements;
    const figures = first!.figures.map(({ figure, citation }) => ({
      figure,
      citation: { ...citation, quote: citation.itemId === radio.id ? radio.title : ledger.title },
    }));
    const lines = told([radio, ledger], 'en', { disagreements: [{ unit: 'villages', figures }] });
    const places = lines.flatMap(({ alsoFrom }, index) => (alsoFrom === undefined ? [] : [index]));
    expect(places).toHaveLength(1);
    expect(lines[places[0]! - 1]?.text).toContain('15 villages');
  });

  test('are named as they are called, although that looks like a pattern of a replacement', () => {
    const named = [flood(15, 'Radio $& {source}', 1), flood(12, 'Ledger $$1', 2)];
    const figures = named.map((one, index) => ({
      figure: ['15', 'US$$12'][index]!,
      citation: { itemId: one.id, quote: quoteOf(one) },
    }));
    const text = told(named, 'en', { disagreements: [{ unit: 'villages', figures }] }).find(
      ({ alsoFrom }) => alsoFrom,
    )?.text;
    expect(text).toContain('US$$12 according to Ledger $$1');
    expect(text).toMatch(/according to Radio \$& \{?source\}?,/u);
  });

  test('are passed over when only one of them is in the story', () => {
    const lines = told([radio], 'en', { disagreements });
    expect(lines.some(({ alsoFrom }) => alsoFrom !== undefined)).toBe(false);
  });
});

describe('a host', () => {
  const port = item(
    'Port of Rellham reopens after a week',
    'The port of Rellham has reopened after a week of storms. Insurers put the damage in the port of Rellham at 65 million dollars. The port of Rellham was founded by monks.',
  );

  test('asks only what the next sentence answers', () => {
    const lines = told([port], 'en');
    const questions = lines.filter(({ text }) => text.endsWith('?'));
    const { askMoney } = phraseBookOf('en').phrases;
    for (const question of questions) expect(askMoney).toContain(question.text);
    const answer = lines[lines.findIndex(({ text }) => text.endsWith('?')) + 1];
    if (questions.length > 0) expect(answer?.text).toContain('65 million dollars');
  });

  test('says why a headline comes first: it was asked for', () => {
    const script = compose(
      newsIn('en'),
      asking('en', { userRequest: 'What is new about technology?', targetMs: 240_000 }),
    );
    const opening = script.lines.slice(0, 3).map(({ text }) => text);
    expect(opening.join('\n')).toMatch(/asked[^:]*technology|technology, as you asked|Your topic, technology/u);
  });

  test('says why a headline comes first: several sources have it', () => {
    const { lines } = compose(newsIn('en'), asking('en'));
    expect(lines[0]?.text).toMatch(/three of your sources.*: Port of Rellham reopens/iu);
  });

  test('ends with a light story, and never with a death', () => {
    const grave = [
      item(
        'Actor Nils Orm dies at 90',
        'The actor Nils Orm has died in Torvik. Orm played in 60 films and on the stage of the opera.',
        {
          at: NOW - 30 * 3_600_000,
          sourceId: 'src_grave',
        },
      ),
    ];
    const serious = [
      [
        'Council of Rellham debates its budget',
        'The council of Rellham debates the budget of the city for the whole week.',
      ],
      [
        'Parliament in Dorn votes on rail law',
        'Members of parliament in Dorn vote on a new law for railway companies.',
      ],
      [
        'Court of Havel hears mayor on contracts',
        'The court of Havel hears the mayor about contracts for school buildings.',
      ],
      [
        'Ministry plans tax for parcels in Brenn',
        'The ministry of finance in Brenn plans a tax on parcels from abroad.',
      ],
    ].map(([title = '', text = ''], index) =>
      item(title, text, { sourceId: `src_${index}`, sourceTitle: `Paper ${index}` }),
    );
    const light = item(
      'Zoo of Torvik counts its penguins',
      'The zoo of Torvik has counted its penguins and found eleven more than last year. Keepers weighed each penguin on kitchen scales.',
      { at: NOW - 20 * 3_600_000, sourceId: 'src_zoo', sourceTitle: 'Torvik Daily' },
    );
    const { lines, stories } = compose([...serious, light, ...grave], asking('en', { targetMs: 600_000 }));
    expect(stories.at(-1)?.title).toContain('penguins');
    expect(lines.filter(isPhrase).some(({ text }) => /finally|end on|to finish/u.test(text))).toBe(true);
  });
});

const SPEAKS_OF_ITSELF: Readonly<Record<Language, string>> = {
  en: 'Rellham Works published its results on Friday and hired 40 engineers.',
  de: 'Rellham Works hat am Freitag seine Zahlen vorgelegt und 40 Ingenieure eingestellt.',
  fr: 'Rellham Works a publié vendredi ses résultats et a embauché 40 ingénieurs.',
  es: 'Rellham Works publicó el viernes sus resultados y contrató a 40 ingenieros.',
  pt: 'Rellham Works publicou na sexta-feira seus resultados e contratou 40 engenheiros.',
  zh: 'Rellham Works星期五公布了业绩，并新聘了四十名工程师。',
  ja: 'Rellham Worksは金曜日に決算を公表し、技術者四十人を採用した。',
};

test.each(LANGUAGES)('a source that speaks of itself is not named before its own sentence in %s', (language) => {
  const text = SPEAKS_OF_ITSELF[language];
  const material = [item('Rellham Works', text, { sourceTitle: 'Rellham Works' })];
  const { lines } = compose(material, asking(language));
  expect(lines.map((line) => line.text)).toContain(text);
});

test('a Japanese headline that stands for its story is introduced by a sentence of its own', () => {
  const material = [
    item('港の新しい桟橋に関する住民説明会のお知らせ', '詳しくはこちら。', { sourceTitle: '港の日報' }),
  ];
  const { lines } = compose(material, asking('ja'));
  const told = lines.find(({ text }) => text.includes('住民説明会のお知らせ'))?.text;
  expect(told).toMatch(/^.*港の日報.*。港の新しい桟橋に関する住民説明会のお知らせ。$/u);
});
