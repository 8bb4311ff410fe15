import { describe, expect, test } from '@jest/globals';
import {
  CLOSING_MS,
  lineMs,
  OPENING_MS,
  PAUSE_AFTER_LINE_MS,
  PAUSE_AT_HOST_CHANGE_MS,
  PAUSE_BETWEEN_PARTS_MS,
  scriptMs,
  speechMs,
} from '../../../../src/briefing/domain/production/pace.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';

/** A sentence and what the engine once took for it; the tests of the studio compare with the living engine. */
const SPOKEN: Readonly<Record<Language, readonly [text: string, ms: number]>> = {
  en: ['The bill passed the Senate by 52 votes to 48 after hours of debate.', 4_400],
  es: ['El Congreso aprobó la ley por 178 votos a favor y 165 en contra tras horas de debate.', 6_200],
  pt: ['O Senado aprovou o projeto por 52 votos a 28 depois de horas de debate.', 5_300],
  de: ['Der Bundestag verabschiedete das Gesetz nach stundenlanger Debatte mit 352 zu 278 Stimmen.', 7_500],
  fr: ['L’Assemblée a adopté le texte par 312 voix contre 218 après des heures de débat.', 5_700],
  zh: ['经过数小时的辩论，参议院以52票对48票通过了这项法案。', 7_200],
  ja: ['上院は数時間の審議の末、52対48でこの法案を可決しました。', 6_000],
};

describe('the pace of speech', () => {
  test.each(LANGUAGES)('is about what the engine takes in %s', (language) => {
    const [text, ms] = SPOKEN[language];
    expect(Math.abs(speechMs(text, language) / ms - 1)).toBeLessThan(0.15);
  });

  test('grows with every sentence, number, sign and comma', () => {
    const plain = speechMs('Prices rose in May.', 'en');
    for (const longer of [
      'Prices rose again in May.',
      'Prices rose 5 in May.',
      'Prices, rose in May.',
      'Prices% rose in May.',
    ]) {
      expect(speechMs(longer, 'en')).toBeGreaterThan(plain);
    }
    expect(speechMs('価格が5%上がった。', 'ja')).toBeGreaterThan(speechMs('価格が上がった。', 'ja'));
  });

  test('takes a round number for shorter than another of as many digits', () => {
    expect(speechMs('40,000', 'en')).toBeLessThan(speechMs('43,512', 'en'));
  });

  test('counts what versions and identifiers take beyond their digits and letters', () => {
    const ms = (text: string): number => speechMs(`Update to ${text} today.`, 'en');
    expect(ms('4.1.7')).toBeGreaterThan(ms('417') + 300);
    expect(ms('CVE-2024-5535')).toBeGreaterThan(ms('CVE 2024 5535') + 1000);
    expect(ms('Node.js')).toBeGreaterThan(ms('Nodejs') + 300);
    expect(ms('retryLimit')).toBeGreaterThan(ms('retrylimit'));
  });

  test.each<[Language, string, string]>([
    ['de', 'am 21.11.2025', 'am 21 11 2025'],
    ['es', '1.234.567 euros', '1 234 567 euros'],
    ['en', 'a COVID-19 test', 'a COVID 19 test'],
  ])('in %s takes no date, number or name for a version or an identifier: %s', (language, text, plain) => {
    expect(speechMs(text, language)).toBeLessThanOrEqual(speechMs(plain, language) + 100);
  });

  test('does not depend on space around, closing marks or how accents are stored', () => {
    expect(speechMs('  Él llegó.  ', 'es')).toBe(speechMs('Él llegó.'.normalize('NFD'), 'es'));
    expect(speechMs('He came.”', 'en')).toBe(speechMs('He came.', 'en'));
  });

  test('adds the pauses that the studio leaves: between lines, longer where the host changes, longest between stories, and what sounds at both ends', () => {
    const line = (host: number, opensPart = false) => ({ host, text: 'Hello.', opensPart });
    const one = speechMs('Hello.', 'en');
    const ends = OPENING_MS + CLOSING_MS;
    expect(scriptMs([line(0)], 'en')).toBe(ends + one);
    expect(scriptMs([line(0), line(0)], 'en')).toBe(ends + 2 * one + PAUSE_AFTER_LINE_MS);
    expect(scriptMs([line(0), line(1)], 'en')).toBe(ends + 2 * one + PAUSE_AT_HOST_CHANGE_MS);
    expect(scriptMs([line(0), line(1, true)], 'en')).toBe(ends + 2 * one + PAUSE_BETWEEN_PARTS_MS);
    expect(scriptMs([line(0), line(0, true)], 'en')).toBe(ends + 2 * one + PAUSE_BETWEEN_PARTS_MS);
  });

  test('keeps pauses inside a story under half a second, and those between stories under one', () => {
    expect(PAUSE_AFTER_LINE_MS).toBeGreaterThanOrEqual(250);
    expect(PAUSE_AT_HOST_CHANGE_MS).toBeGreaterThan(PAUSE_AFTER_LINE_MS);
    expect(PAUSE_AT_HOST_CHANGE_MS).toBeLessThanOrEqual(450);
    expect(PAUSE_BETWEEN_PARTS_MS).toBeGreaterThanOrEqual(700);
    expect(PAUSE_BETWEEN_PARTS_MS).toBeLessThanOrEqual(900);
  });
});

test('a line of another language takes its time in that language, whatever the voice of its host takes for its own', () => {
  const hosts = [{ id: 'host_a', name: 'A', durationFactor: 1.5 }];
  const text = SPOKEN.ja[0];
  expect(lineMs({ host: 0, text, language: 'ja' }, 'en', hosts)).toBe(speechMs(text, 'ja'));
  expect(lineMs({ host: 0, text }, 'ja', hosts)).toBe(Math.round(1.5 * speechMs(text, 'ja')));
});
