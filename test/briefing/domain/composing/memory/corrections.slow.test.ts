import { describe, expect, test } from '@jest/globals';
import { compose } from '../../../../../src/briefing/domain/composing/compose.js';
import type { DueCorrection } from '../../../../../src/briefing/domain/composing/memory/due-correction.js';
import { citedItems } from '../../../../../src/briefing/domain/correcting/cited-sentences.js';
import { offeredStories } from '../../../../../src/briefing/domain/rewriting/evidence.js';
import { citedIn, type Script } from '../../../../../src/briefing/domain/script.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { newsIn, NOW } from '../newsroom.js';
import { asking } from '../requests.js';

const HOUR = 3_600_000;

const SENTENCES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ['The fire destroyed 300 homes in Stavel.', 'The fire destroyed 30 homes in Stavel.'],
  de: ['Das Feuer zerstörte 300 Häuser in Stavel.', 'Das Feuer zerstörte 30 Häuser in Stavel.'],
  fr: ['L’incendie a détruit 300 maisons à Stavel.', 'L’incendie a détruit 30 maisons à Stavel.'],
  es: ['El incendio destruyó 300 casas en Stavel.', 'El incendio destruyó 30 casas en Stavel.'],
  pt: ['O incêndio destruiu 300 casas em Stavel.', 'O incêndio destruiu 30 casas em Stavel.'],
  ja: ['火災で住宅300棟が焼けました。', '火災で住宅30棟が焼けました。'],
  zh: ['大火烧毁了300栋房屋。', '大火烧毁了30栋房屋。'],
};

const CORRECTION: Readonly<Record<Language, RegExp>> = {
  en: /correct/iu,
  de: /korrektur|korrigier|berichtig/iu,
  fr: /correct|corrige|rectifi/iu,
  es: /correcci|correg|corrig|rectific/iu,
  pt: /correç|corrig/iu,
  ja: /訂正/u,
  zh: /更正|纠正/u,
};

const due = (language: Language, changes: Partial<DueCorrection> = {}): DueCorrection => ({
  briefingId: 'art_1',
  toldAt: NOW - 48 * HOUR,
  noticedAt: NOW - HOUR,
  kind: 'changed',
  item: {
    id: 'itm_fire',
    title: 'Fire in Stavel',
    url: 'https://ledger.example/fire',
    sourceId: 'src_9',
    sourceTitle: 'The Ledger',
    at: NOW - 50 * HOUR,
  },
  language,
  before: SENTENCES[language][0],
  after: SENTENCES[language][1],
  ...changes,
});

const scriptOf = (language: Language, ...corrections: readonly DueCorrection[]): Script =>
  compose(newsIn(language), asking(language, { corrections }));

const correcting = ({ lines }: Script) => lines.filter(({ correction }) => correction !== undefined);

describe.each(LANGUAGES)('A briefing in %s with something to correct', (language) => {
  const [before, after] = SENTENCES[language];
  const correction = due(language);
  const script = scriptOf(language, correction);

  test('says both versions at its end, each with the source that it is from', () => {
    const [was, is, ...others] = correcting(script);
    expect(others).toEqual([]);
    expect(was?.text.endsWith(before)).toBe(true);
    expect(is?.text.endsWith(after)).toBe(true);
    expect([was?.citation, is?.citation]).toEqual([
      { itemId: 'itm_fire', quote: before, former: true },
      { itemId: 'itm_fire', quote: after },
    ]);
    for (const line of [was, is]) expect(line?.text).toContain('Ledger');
    const end = script.chapters.at(-1)?.line ?? 0;
    expect(script.lines.slice(end, end + 2)).toEqual([was, is]);
  });

  test('is the same otherwise, and the same again', () => {
    const plain = compose(newsIn(language), asking(language));
    expect(scriptOf(language, correction)).toEqual(script);
    expect(plain).not.toHaveProperty('corrections');
    expect(plain.lines.every(({ correction: of }) => of === undefined)).toBe(true);
    expect(compose(newsIn(language), asking(language, { corrections: [] }))).toEqual(plain);
  });

  test('keeps what it corrected, and the item', () => {
    const { language: _, ...spoken } = correction;
    expect(script.corrections).toEqual([spoken]);
    expect(citedIn(script)).toContain('itm_fire');
    expect(citedItems(script).find(({ itemId }) => itemId === 'itm_fire')?.sentences).toEqual([
      { quote: after, lines: [script.lines.findIndex(({ citation }) => citation?.quote === after)] },
    ]);
  });

  test('says that a report was taken back, with the notice where there is one', () => {
    const [withdrawn] = [scriptOf(language, due(language, { kind: 'withdrawn', after: null }))];
    expect(correcting(withdrawn).map(({ citation }) => citation?.quote)).toEqual([before, before]);
    const retracted = scriptOf(language, due(language, { kind: 'retracted' }));
    expect(correcting(retracted).map(({ citation }) => citation?.quote)).toEqual([before, before, after]);
  });

  test('speaks of a correction only where the source says itself that it was wrong', () => {
    const says = (changes: Partial<DueCorrection>): string =>
      correcting(scriptOf(language, due(language, changes)))
        .map(({ text }) => text)
        .join(' ');
    const unsayable = 'https://ledger.example/'.repeat(20);
    for (const kind of ['corrected', 'retracted'] as const) expect(says({ kind })).toMatch(CORRECTION[language]);
    expect(says({ kind: 'corrected', after: unsayable })).toMatch(CORRECTION[language]);
    const silent = [{}, { after: unsayable }, { kind: 'withdrawn', after: null }, { kind: 'updated' }] as const;
    for (const changes of silent) expect(says(changes)).not.toMatch(CORRECTION[language]);
  });

  test('says that there is a change where it cannot be read aloud', () => {
    const unsayable = due(language, { after: 'https://ledger.example/'.repeat(20) });
    const [line, ...others] = correcting(scriptOf(language, unsayable));
    expect(others).toEqual([]);
    expect(line?.text).not.toMatch(/https?:/u);
    expect(line?.citation).toEqual({ itemId: 'itm_fire', quote: before, former: true });
  });
});

describe('A correction', () => {
  test('in another language than the briefing is said in its own', () => {
    const script = scriptOf('en', due('fr'));
    expect(correcting(script).map(({ language }) => language)).toEqual(['fr', 'fr']);
  });

  test('is not offered to a language model', () => {
    const script = scriptOf('en', due('en'));
    const offered = offeredStories(script, { timezone: 'UTC', now: NOW });
    expect(JSON.stringify(offered)).not.toContain('itm_fire');
  });

  test('of a figure that has grown is called an update', () => {
    const [line] = correcting(scriptOf('en', due('en', { kind: 'updated' })));
    expect(line?.text).toMatch(/^An update|newer figure/u);
  });
});
