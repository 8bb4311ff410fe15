import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { fitsTexts, parseKeyword } from '../../../src/feed/domain/keyword.js';
import { phraseFilterOf, probesOf } from '../../../src/feed/domain/phrase-filter.js';
import { cutText, tokensOf } from '../../../src/feed/domain/search-words.js';

const filterOf = (texts: readonly (string | null)[]): Uint8Array => phraseFilterOf(texts.map(cutText));

/** As the SQL of a search asks a filter. */
const mayHold = (filter: Uint8Array, phrases: readonly string[]): boolean =>
  probesOf(phrases).every((probe) => {
    const bit = probe % (filter.length * 8);
    return (((filter[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1;
  });

const asked = (quotation: string): readonly string[] => parseKeyword(`"${quotation}"`)?.wanted.phrases ?? [];

const WORDS = [
  'sun',
  'moon',
  'Straße',
  'C#',
  '.NET',
  'c++',
  '日',
  '東京都',
  'サービス',
  '🎉',
  'l’été',
  '지하철',
  '24"',
  'ﬁne',
  'İ',
];

const text = fc
  .array(fc.constantFrom(...WORDS, ' ', '. ', '-', '\n'), { maxLength: 40 })
  .map((parts) => parts.join(''));

describe('The phrase filter of a text', () => {
  test('lets every phrase pass that a search finds in the text', () => {
    let found = 0;
    const unit = fc.oneof(text, fc.string({ unit: 'binary', maxLength: 60 }));
    fc.assert(
      fc.property(unit, fc.nat(40), fc.integer({ min: 1, max: 12 }), (said, from, length) => {
        const quotation = [...said]
          .slice(from, from + length)
          .join('')
          .replaceAll(/["“”„«»「」『』＂]/g, ' ');
        const keyword = parseKeyword(`"${quotation}"`);
        if (keyword === null || !fitsTexts(keyword, [null, said])) return;
        found += 1;
        expect(mayHold(filterOf([null, said]), keyword.wanted.phrases)).toBe(true);
      }),
      { numRuns: 3_000 },
    );
    expect(found).toBeGreaterThan(300);
  });

  test('does not let pass what stands apart, in another order, or in two texts', () => {
    const filter = filterOf(['rain over the sea', 'a quiet moon', '東京の地下鉄']);
    expect(mayHold(filter, asked('rain over the sea'))).toBe(true);
    expect(mayHold(filter, asked('over rain'))).toBe(false);
    expect(mayHold(filter, asked('rain sea'))).toBe(false);
    expect(mayHold(filter, asked('sea a'))).toBe(false);
    expect(mayHold(filter, asked('地下鉄'))).toBe(true);
    expect(mayHold(filter, asked('東京地下鉄'))).toBe(false);
  });

  test('is wrong about one pair of neighbours in twenty, and takes a byte for each it has', () => {
    const words = Array.from({ length: 400 }, (_, index) => `word${(index * 7919) % 400}`);
    const filter = filterOf([words.join(' ')]);
    expect(filter.length).toBe(399);
    const wrong = words.filter((word, index) => mayHold(filter, asked(`${word} other${index}`))).length;
    expect(wrong).toBeGreaterThan(0);
    expect(wrong).toBeLessThan(40);
  });

  test('of nothing lets no phrase pass, and of a book stays small', () => {
    expect(mayHold(filterOf([null, '', 'alone']), asked('not alone'))).toBe(false);
    const book = Array.from({ length: 50_000 }, (_, index) => `w${index % 9_973}`).join(' ');
    expect(filterOf([book]).length).toBe(2_000);
    expect(mayHold(filterOf([book]), asked('w1 w2 w3'))).toBe(true);
  });

  test('of a text of today has the bits of those that were stored before', () => {
    const filter = filterOf(['Rain over the sea', null, 'L’été: 東京の地下鉄 🎉 opens, and rain over the sea']);
    expect(Buffer.from(filter).toString('hex')).toBe('40400118052121001002000008414414');
  });

  test('is the same whether words are folded once or twice, so that what was parsed can be asked', () => {
    fc.assert(
      fc.property(text, (said) => {
        const phrase = tokensOf(said)
          .map((token) => token.text)
          .join(' ');
        expect(probesOf([phrase])).toEqual(probesOf([said]));
      }),
    );
  });
});
