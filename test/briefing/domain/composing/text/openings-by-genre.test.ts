import { describe, expect, test } from '@jest/globals';
import { spokenSource } from '../../../../../src/briefing/domain/composing/source-name.js';
import { softNewsOf } from '../../../../../src/briefing/domain/composing/stories/soft-news.js';
import { isLuring } from '../../../../../src/briefing/domain/composing/text/asking-headlines.js';
import { sentenceSpans } from '../../../../../src/briefing/domain/composing/text/sentences.js';
import { standsAlone } from '../../../../../src/briefing/domain/composing/text/standing-alone.js';
import { weavesOf } from '../../../../../src/briefing/domain/composing/text/weaving.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

/** A headline that lures, and one that tells. */
const HEADLINES: Readonly<Record<Language, readonly [string, string]>> = {
  en: ["An actor's fortune: how he made his millions", 'Rellham votes: mayor stays for a third term'],
  de: ['Das Vermögen eines Schauspielers: Wie er an die Millionen kam', 'Rellum wählt: Bürgermeisterin bleibt im Amt'],
  fr: ["La fortune d'un acteur : comment il a gagné ses millions", 'Vernay vote : la maire reste en place'],
  es: ['La fortuna de un actor: cómo ganó sus millones', 'Vernal vota: la alcaldesa sigue en el cargo'],
  pt: ['A fortuna de um ator: como ganhou os milhões', 'Vernal vota: a prefeita continua no cargo'],
  zh: ['一位演员的财富：如何赚到几百万', '韦内投票：镇长留任第三届'],
  ja: ['俳優の資産：なぜ何億も稼げたのか', 'ベルネ町で投票：町長が三選'],
};

describe.each(LANGUAGES)('in %s', (language) => {
  const [luring, telling] = HEADLINES[language];

  test('a headline that asks after its colon lures, and one that tells does not', () => {
    expect([isLuring(luring, language), isLuring(telling, language)]).toEqual([true, false]);
  });

  test('a headline has its source in front or in a sentence of its own: it may have no verb', () => {
    expect(weavesOf(telling.replace(/[:：].*/u, '.'), language, true)).toEqual(['before']);
    expect(weavesOf(`${telling}.`, language, true)).not.toContain('after');
  });
});

test.each([
  ['Activity on GOV.EXAMPLE', 'GOV.EXAMPLE'],
  ['Pressemitteilungen der Stadt Hollen', 'Stadt Hollen'],
  ['Pressemitteilungen des Ministeriums für Verkehr', 'Ministerium für Verkehr'],
  ['Medienmitteilungen des Landkreises Hollen', 'Landkreis Hollen'],
  ['Webfaden Newsletter', 'Webfaden'],
  ['La lettre de Fil & Trame', 'Fil & Trame'],
  ['Octets &amp; compagnie', 'Octets & compagnie'],
  ['Advisories – OpenCERT', 'OpenCERT'],
  ['Lokales', ''],
])('the feed "%s" is called "%s"', (title, name) => {
  expect(spokenSource(title)).toBe(name);
});

test.each([
  ['en', 'A62 westbound between A629 and B6108 | Closure'],
  ['de', 'A7 Werden Richtung Hollen'],
  ['fr', 'A62 sens Limeuil > Vernay : accident'],
] as const)('in %s, the state of a road, "%s", is routine', (language, title) => {
  expect(softNewsOf(title, language)).toBe('routine');
});

test('a German sentence ends at a number before a function word, and not at a date', () => {
  const text =
    'Damit gilt Warnstufe 2. Der Scheitel wird am 3. Dezember erwartet. Das ist Platz 1. In Hollen feiern sie.';
  expect(sentenceSpans(text, 'de').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Damit gilt Warnstufe 2.',
    'Der Scheitel wird am 3. Dezember erwartet.',
    'Das ist Platz 1.',
    'In Hollen feiern sie.',
  ]);
});

test.each([
  ['de', 'Die Serie „Hafenlichter“ bekommt eine vierte Staffel.'],
  ['fr', 'La série « Les Feux du port » reviendra en 2026.'],
  ['en', 'The drama “Harbour Lights” will return in February.'],
] as const)('in %s, "%s" says of which work it speaks', (language, sentence) => {
  expect(standsAlone(sentence, language)).toBe(true);
});
