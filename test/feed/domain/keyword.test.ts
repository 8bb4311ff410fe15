import { describe, expect, test } from '@jest/globals';
import { holdsPhrases, parseKeyword } from '../../../src/feed/domain/keyword.js';
import { lexemesOf, tokensOf } from '../../../src/feed/domain/search-words.js';
import { processorMs } from '../../support/processor-time.js';

describe('The words of a text', () => {
  test.each([
    ['L’économie, node.js & C++!', ['l', 'economie', 'node', 'js', 'c', '+', '+']],
    ['iPhone15発売', ['iphone15', '発売']],
    ['日本、東京。', ['日本', '東京']],
    ['サーバー', ['サーバー']],
    ['Launch 🚀🎉 now', ['launch', '🚀', '🎉', 'now']],
    ['👩‍🚀', ['👩', '🚀']],
    ['', []],
    ['—…!?', []],
  ])('of %s are %o', (text, words) => {
    expect(tokensOf(text).map((token) => token.text)).toEqual(words);
  });

  test('are kept once, runs without spaces as pairs and the last character', () => {
    expect(lexemesOf(['東京都 東京', null, 'To to'])).toEqual(['東京', '京都', '都', '京', 'to']);
  });

  test('are cut where PostgreSQL would refuse them', () => {
    expect(lexemesOf(['x'.repeat(100_000)])[0]?.length).toBeLessThan(100);
    const huge = lexemesOf([Array.from({ length: 400_000 }, (_, index) => `word${index}`).join(' ')]);
    expect(huge.join('').length).toBeLessThanOrEqual(300_000);
  });

  test('take no more time than their length asks for', async () => {
    const texts = ['あ'.repeat(200_000), '+'.repeat(200_000), 'é '.repeat(200_000)];
    expect(await processorMs(() => lexemesOf(texts))).toBeLessThan(4_000);
  });
});

describe('A keyword', () => {
  test('of one word is settled by the index', () => {
    expect(parseKeyword('Économie')).toEqual({ words: ['economie'], beginnings: [], phrases: [] });
  });

  test('of two words asks for both, in any order', () => {
    expect(parseKeyword('climate  summit')).toEqual({ words: ['climate', 'summit'], beginnings: [], phrases: [] });
  });

  test('in quotes asks for the words in this order', () => {
    expect(parseKeyword('"climate summit" paris')?.phrases).toEqual([' climate summit ']);
    expect(parseKeyword('“climate summit”')?.phrases).toEqual([' climate summit ']);
  });

  test('of one Chinese character asks how lexemes begin', () => {
    expect(parseKeyword('猫')).toEqual({ words: [], beginnings: ['猫'], phrases: [] });
  });

  test('of a long run checks the whole run, not only its pairs', () => {
    const keyword = parseKeyword('東京都');
    expect(keyword).toEqual({ words: ['東京', '京都'], beginnings: [], phrases: ['東京都'] });
    expect(keyword !== null && holdsPhrases(keyword, ['東京と京都', null])).toBe(false);
    expect(keyword !== null && holdsPhrases(keyword, ['新東京都庁'])).toBe(true);
  });

  test('is not found across two fields', () => {
    const keyword = parseKeyword('"one two"');
    expect(keyword !== null && holdsPhrases(keyword, ['so one', 'two so'])).toBe(false);
    expect(keyword !== null && holdsPhrases(keyword, ['so one, TWO so'])).toBe(true);
  });

  test.each(['!!!', '   ', '"', '""', '“”', '\u0000'])('of punctuation only can be found nowhere: %j', (text) => {
    expect(parseKeyword(text)).toBeNull();
  });

  test('of very many words asks the index for some and checks them all', () => {
    const many = Array.from({ length: 500 }, (_, index) => `w${index}`);
    const keyword = parseKeyword(many.join(' '));
    expect(keyword?.words).toHaveLength(30);
    expect(keyword !== null && holdsPhrases(keyword, [many.join(' ')])).toBe(true);
    expect(keyword !== null && holdsPhrases(keyword, [many.slice(1).join(' ')])).toBe(false);
  });
});
