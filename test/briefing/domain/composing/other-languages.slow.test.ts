import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../src/briefing/domain/composing/compose.js';
import type { Material } from '../../../../src/briefing/domain/composing/material.js';
import { scriptMs } from '../../../../src/briefing/domain/production/pace.js';
import { pacedLines } from '../../../../src/briefing/domain/programme.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import type { Language } from '../../../../src/shared/kernel/language.js';
import { generatedMaterial } from './generated-material.js';
import { newsIn, NOW } from './newsroom.js';
import { asking, item } from './requests.js';
import { cited, expectWellFormed } from './well-formed.js';

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u;

const SOURCE: Readonly<Partial<Record<Language, string>>> = { ja: '汐見新聞', zh: '澜湾日报', de: 'Der Küstenbote' };

/** Feeds of one language, whose names are in it. */
const feedsIn = (language: Language, items = 60): readonly Material[] =>
  [...newsIn(language), ...generatedMaterial({ language, items, now: NOW })].map((each) => ({
    ...each,
    id: `${language}_${each.id}`,
    sourceId: `${language}_${each.sourceId}`,
    sourceTitle: SOURCE[language] ?? each.sourceTitle,
  }));

const ownWords = ({ lines }: Script): readonly string[] =>
  lines.flatMap(({ text, language }) => (language === undefined ? [text] : []));

describe.each(['ja', 'zh', 'de'] as const)('an English briefing of feeds in %s alone', (language) => {
  const material = feedsIn(language);
  const script = compose(material, asking('en'));

  test('has each sentence of a source in its own language, the headlines of the opening too', () => {
    expect(cited(script).length).toBeGreaterThan(6);
    for (const line of cited(script)) expect(line.language).toBe(language);
    expect(script.lines[0]?.language).toBe(language);
  });

  test('has no word of theirs in what the hosts say in English', () => {
    expect(ownWords(script).length).toBeGreaterThan(2);
    for (const text of ownWords(script)) expect(text).not.toMatch(CJK);
  });

  test('says nothing in English within a sentence of theirs', () => {
    for (const { text } of cited(script)) expect(text).not.toMatch(/\b(?:reports?|according to|from|wrote|sources)\b/u);
  });

  test.each([180, 600])(
    'is as long as was asked for, %i seconds, with each line measured in its language',
    (seconds) => {
      const long = compose(material, asking('en', { targetMs: seconds * 1000 }));
      expectWellFormed(long, material);
      expect(long.shorterThanAsked).toBe(false);
      expect(Math.abs(long.plannedMs / (seconds * 1000) - 1)).toBeLessThan(0.05);
    },
  );

  test('says the headlines again at the end of ten minutes, one line each', () => {
    const { lines, chapters } = compose(material, asking('en', { targetMs: 600_000 }));
    const [lead, ...recap] = lines.slice(chapters.at(-1)!.line);
    expect(lead).toEqual({ host: lead!.host, text: expect.stringMatching(/:$/u) });
    expect(recap.filter((line) => line.citation !== undefined && line.language === language).length).toBeGreaterThan(1);
  });

  test('names a source in the words of its language', () => {
    const names = cited(script).filter(({ text }) => text.includes(SOURCE[language]!.replace(/^Der /u, '')));
    expect(names.length).toBeGreaterThan(0);
  });

  test('takes what voices of other engines take for the words of the hosts alone', () => {
    const request = asking('en');
    const hosts = request.hosts.map((host) => ({ ...host, durationFactor: 1.5 }));
    const slow = compose(material, { ...request, hosts });
    expect(Math.abs(slow.plannedMs / 180_000 - 1)).toBeLessThan(0.05);
    const own = slow.lines.filter(({ language: other }) => other === undefined);
    const paced = pacedLines({ lines: slow.lines, chapters: slow.chapters });
    const difference = scriptMs(paced, 'en', hosts) - scriptMs(paced, 'en');
    const speech = scriptMs(
      own.map(({ host, text }) => ({ host, text })),
      'en',
      hosts,
    );
    expect(difference).toBeLessThan(speech / 2);
  });
});

describe('an English briefing of feeds in four languages', () => {
  const languages = ['ja', 'zh', 'de', 'fr'] as const;
  const material = languages.flatMap((language) => feedsIn(language, 20));
  const script = compose(material, asking('en', { targetMs: 300_000 }));

  test('has each sentence in the language of its item, and the right length', () => {
    expectWellFormed(script, material);
    for (const { citation, language } of cited(script))
      expect(citation!.itemId).toMatch(new RegExp(`^${language}_`, 'u'));
    expect(new Set(cited(script).map(({ language }) => language)).size).toBeGreaterThan(1);
    expect(Math.abs(script.plannedMs / 300_000 - 1)).toBeLessThan(0.05);
  });

  test('is the same whenever it is composed', () => {
    expect(compose(material.toReversed(), asking('en', { targetMs: 300_000 }))).toEqual(script);
  });

  test('keeps to English where there is some, however little', () => {
    const english = item(
      'Ferry line to the islands reopens',
      'The ferry line to the Aldermoor islands reopened on Friday morning. It carries 400 passengers a day.',
    );
    const little = compose([...material, english], asking('en'));
    expect(cited(little).map(({ citation }) => citation!.itemId)).toEqual(cited(little).map(() => english.id));
    expect(little.lines.filter(({ language }) => language !== undefined)).toEqual([]);
    expect(little.shorterThanAsked).toBe(true);
  });
});

test.each(['ja', 'zh', 'de', 'fr', 'es', 'pt'] as const)(
  'headlines alone, too short to tell their language, are not taken for English among those in %s',
  (language) => {
    const material = generatedMaterial({ language, items: 30, now: NOW, headlinesOnly: true });
    const script = compose(material, asking('en'));
    expect(cited(script).length).toBeGreaterThan(8);
    expect(new Set(cited(script).map((line) => line.language))).toEqual(new Set([language]));
  },
);

test('a briefing in Japanese of German feeds has German sentences between the words of its hosts', () => {
  const material = feedsIn('de');
  const script = compose(material, asking('ja'));
  expectWellFormed(script, material);
  for (const { language, text } of script.lines) expect(CJK.test(text)).toBe(language === undefined);
});

test('a source whose name a voice would spell is called by its address', () => {
  const told = ['Harbour', 'Station', 'Museum'].map((place, index) =>
    item(
      `${place} of Aldermoor closes for repairs until spring`,
      `The ${place.toLowerCase()} of Aldermoor closes on Monday for repairs until spring. The work costs ${index + 2} million pounds. It is done by a company of the region, with 40 workers.`,
      { sourceId: 'src_ja', sourceTitle: '汐見新聞', url: `https://www.shiomi.example/${index}` },
    ),
  );
  const text = ownWords(compose(told, asking('en'))).join(' ');
  expect(text).not.toMatch(CJK);
  expect(text).toMatch(/shiomi\.example/iu);
});
