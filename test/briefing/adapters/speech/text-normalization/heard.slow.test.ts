import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import { distance, plainKana, soundsOf } from '../engine-sounds.js';

/** `heard/en.txt`: a sentence as it is written ⇒ the words that must be heard. */
const tableOf = (language: Language): readonly (readonly [written: string, heard: string])[] =>
  readFileSync(new URL(`heard/${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.includes(' ⇒ '))
    .map((line): [string, string] => {
      const [written = '', heard = ''] = line.split(' ⇒ ');
      return [written, heard];
    });

/** Two sounds: a liaison, a number's own vowel. Another word is further away. */
const NEAR: Readonly<Record<Language, number>> = { en: 2, es: 2, pt: 2, de: 2, fr: 2, zh: 0, ja: 0 };

/** Numbers over two hundred before a feminine noun: the engine counts in the masculine. */
const NOT_YET: readonly string[] = ['O desemprego caiu 0,4% para 3.210.500 pessoas.'];

async function heardOtherwise(language: Language): Promise<readonly string[]> {
  const sounds = language === 'ja' ? plainKana : await soundsOf(language);
  return tableOf(language)
    .filter(([written, heard]) => distance(sounds(speakable(written, language)), sounds(heard)) > NEAR[language])
    .map(([written]) => written)
    .filter((written) => !NOT_YET.includes(written));
}

describe('the text that is sent to speech', () => {
  test.each(LANGUAGES)('is heard in %s as the words of the table', async (language) => {
    expect(await heardOtherwise(language)).toEqual([]);
  });

  test('is compared over at least 300 sentences', () => {
    expect(LANGUAGES.flatMap(tableOf).length).toBeGreaterThanOrEqual(300);
  });

  test('sounds otherwise where a word is another one', async () => {
    const sounds = await soundsOf('en');
    expect(
      distance(sounds('The ship is 300 ft long.'), sounds('The ship is three hundred feet long.')),
    ).toBeGreaterThan(2);
    expect(distance(sounds('It is 300 feet long.'), sounds('It is three hundred feet long.'))).toBeLessThanOrEqual(2);
  });
});

describe('a hostile text', () => {
  const LENGTH = 20_000;
  const pieces = ['1', '1,', '111 ', 'A. ', 'Charles ', '#a', 'a@', '€ '];

  test.each(LANGUAGES)('is made speakable in %s whatever it repeats', (language) => {
    for (const piece of pieces) {
      expect(typeof speakable(piece.repeat(LENGTH / piece.length), language)).toBe('string');
    }
  });
});
