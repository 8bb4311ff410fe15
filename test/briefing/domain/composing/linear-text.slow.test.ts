import { describe, expect, test } from '@jest/globals';
import { speechMs } from '../../../../src/briefing/domain/production/pace.js';
import { readItems } from '../../../../src/briefing/domain/composing/reading.js';
import { sourceName } from '../../../../src/briefing/domain/composing/source-name.js';
import { softNewsOf } from '../../../../src/briefing/domain/composing/stories/soft-news.js';
import { answersIn } from '../../../../src/briefing/domain/composing/text/answers/answers.js';
import { chinese } from '../../../../src/briefing/domain/composing/text/answers/chinese.js';
import { english } from '../../../../src/briefing/domain/composing/text/answers/english.js';
import { french } from '../../../../src/briefing/domain/composing/text/answers/french.js';
import { german } from '../../../../src/briefing/domain/composing/text/answers/german.js';
import { japanese } from '../../../../src/briefing/domain/composing/text/answers/japanese.js';
import { portuguese } from '../../../../src/briefing/domain/composing/text/answers/portuguese.js';
import { spanish } from '../../../../src/briefing/domain/composing/text/answers/spanish.js';
import { isAsking } from '../../../../src/briefing/domain/composing/text/asking-headlines.js';
import { isBoilerplate } from '../../../../src/briefing/domain/composing/text/boilerplate.js';
import { cleanTitle, hasAddress, spokenSentence } from '../../../../src/briefing/domain/composing/text/cleaning.js';
import { cjkCounts } from '../../../../src/briefing/domain/composing/text/counts/cjk-counts.js';
import { latinCounts } from '../../../../src/briefing/domain/composing/text/counts/latin-counts.js';
import { contentOf } from '../../../../src/briefing/domain/composing/text/echo.js';
import { figuresIn, hasLargeFigure } from '../../../../src/briefing/domain/composing/text/figures.js';
import { hasAnimal, isGrave } from '../../../../src/briefing/domain/composing/text/grave-words.js';
import { kindsOf } from '../../../../src/briefing/domain/composing/text/kinds/kinds-of.js';
import { townsIn } from '../../../../src/briefing/domain/composing/text/places.js';
import { namingIn } from '../../../../src/briefing/domain/composing/text/entities.js';
import { amountsIn, casingOf, namesIn, tellingAmounts } from '../../../../src/briefing/domain/composing/text/names.js';
import { nonNewsOf } from '../../../../src/briefing/domain/composing/text/non-news/non-news.js';
import { openingOf } from '../../../../src/briefing/domain/composing/text/opening.js';
import { leaningOf } from '../../../../src/briefing/domain/composing/text/referents/leaning.js';
import { hasOpenQuote, sentenceSpans } from '../../../../src/briefing/domain/composing/text/sentences.js';
import { detectLanguage } from '../../../../src/briefing/domain/composing/text/spoken-language.js';
import { speaksOfDays, standsAlone } from '../../../../src/briefing/domain/composing/text/standing-alone.js';
import { weavesOf } from '../../../../src/briefing/domain/composing/text/weaving.js';
import { terms, wholeWords } from '../../../../src/briefing/domain/composing/text/words.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';
import { processorMs } from '../../../support/time/processor-time.js';
import { item } from './requests.js';

/** What makes patterns look again and again: a beginning, and what is repeated behind it. */
const PUMPS: readonly (readonly [beginning: string, again: string])[] = [
  ['1', '1,', '1.', '1 ', '1 1', '1,111', '1万', '一', '十', ' ', '\t', '\n', '. ', '。', ', ', '…'],
  ['"', '“', '„', '«', '「', '『', '(', '（', '[', '【', '-', '|', '@', '#', '$', '%', '/', '_'],
  ['a', 'A', 'Aa', 'aA', 'Aa ', 'Aa-', 'a-', "a'", 'A.', 'a. ', 'de ', 'Aa de ', 'e\u0301', 'a@'],
  ['港', '的', 'ア', 'あ', '港a', '港1', '「は'],
]
  .flat()
  .map((again) => ['', again] as const);
const BEGUN: typeof PUMPS = [
  ['3 ', 'a '],
  ['3 people ', 'x '],
  ['Le 3 ', ' '],
  ['1111', ':'],
  ['said ', 'Aa '],
  ['"', 'a '],
  ['「', 'ア'],
  ['In Aa, ', 'a '],
  ['El ', 'no '],
];

const text = ([beginning, again]: (typeof PUMPS)[number], length: number): string =>
  `${beginning}${again.repeat(Math.ceil(length / again.length))}`.slice(0, length - 2) + '\u0000!';

const ANSWERS = { en: english, de: german, fr: french, es: spanish, pt: portuguese, zh: chinese, ja: japanese };
const isAsian = (language: Language): language is 'zh' | 'ja' => language === 'zh' || language === 'ja';

/** The patterns themselves, and what reads texts with more than one of them. */
const READERS: Readonly<Record<string, (text: string, language: Language) => unknown>> = {
  'patterns of answers': (one, language) => Object.values(ANSWERS[language]).map((pattern) => pattern.test(one)),
  answers: answersIn,
  counts: (one, language) => (isAsian(language) ? cjkCounts(one, language) : latinCounts(one, language)),
  figures: (one, language) => [figuresIn(one, language), hasLargeFigure(one, language), amountsIn(one, language)],
  names: (one, language) => {
    const casing = casingOf([one]);
    return [namesIn(one, language, casing), namingIn(one, language, casing), tellingAmounts(one, language)];
  },
  'kinds of events': (one, language) => [
    kindsOf(one, one, { language, names: new Set() }),
    isAsian(language) ? townsIn(one, one, language) : [],
  ],
  referents: (one, language) => [leaningOf(one, language), standsAlone(one, language), speaksOfDays(one, language)],
  sentences: (one, language) => [sentenceSpans(one, language), hasOpenQuote(one)],
  cleaning: (one, language) => [spokenSentence(one, language), cleanTitle(one, one), hasAddress(one)],
  'what is no news': (one, language) => [nonNewsOf(one, language), isBoilerplate(one), softNewsOf(one, language)],
  words: (one, language) => [terms(one, language), wholeWords(one, language), contentOf(one, language)],
  telling: (one, language) => [weavesOf(one, language), openingOf(one, one, language), speechMs(one, language)],
  subjects: (one, language) => [isGrave(one, language), hasAnimal(one, language), isAsking(one, language)],
  'whole items': (one, language) => readItems([item(one, one)], () => language),
  'sources and languages': (one) => [sourceName(one, null), detectLanguage(one)],
};

const SHORT = 8_000;
/** Four times as long: what is linear takes four times as long, what grows with the square sixteen times. */
const TIMES = 4;
const SUSPICIOUS = 9;
/** Below this a measurement says nothing on a busy machine. */
const TELLING_MS = 120;
const ATTEMPTS = 3;

async function leastMs(work: () => unknown): Promise<number> {
  return Math.min(await processorMs(work), await processorMs(work));
}

async function growsTooFast(read: (text: string) => unknown, pump: (typeof PUMPS)[number]): Promise<boolean> {
  const [short, long] = [text(pump, SHORT), text(pump, SHORT * TIMES)];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const longMs = await processorMs(() => read(long));
    if (longMs < TELLING_MS) return false;
    if (longMs < SUSPICIOUS * (await leastMs(() => read(short)))) return false;
  }
  return true;
}

describe.each(LANGUAGES)('reading a hostile text in %s', (language) => {
  test.each(Object.keys(READERS))('for %s takes time that grows with its length, not with its square', async (name) => {
    const slow: string[] = [];
    for (const pump of [...PUMPS, ...BEGUN]) {
      if (await growsTooFast((one) => READERS[name]?.(one, language), pump)) slow.push(JSON.stringify(pump));
    }
    expect(slow).toEqual([]);
  });
});

/** Long enough to show a time that doubles with each word, and short enough to end. */
const LITTLE_WORDS = 28;

test('a text that says the same little words again and again is read at once', async () => {
  const cost = await processorMs(() => leaningOf(`${'se lo '.repeat(LITTLE_WORDS)}!`, 'es'));
  expect(cost).toBeLessThan(2000);
});

test('digits that a colon follows are read at once', async () => {
  const cost = await processorMs(() => cjkCounts(`${'1'.repeat(LITTLE_WORDS)}:`, 'zh'));
  expect(cost).toBeLessThan(2000);
});
