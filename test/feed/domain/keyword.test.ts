import { describe, expect, test } from '@jest/globals';
import { fitsTexts, parseKeyword } from '../../../src/feed/domain/keyword.js';
import { cutText, lexemesOf, tokensOf } from '../../../src/feed/domain/search-words.js';
import { InvalidRequest } from '../../../src/shared/kernel/domain-error.js';
import { processorMs } from '../../support/time/processor-time.js';

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
    expect([...lexemesOf(['東京都 東京', null, 'To to'].map(cutText))]).toEqual(['東京', '京都', '都', '京', 'to']);
  });

  test('are cut where PostgreSQL would refuse them', () => {
    expect([...lexemesOf([cutText('x'.repeat(100_000))])][0]?.length).toBeLessThan(100);
    const huge = lexemesOf([cutText(Array.from({ length: 400_000 }, (_, index) => `word${index}`).join(' '))]);
    expect([...huge].join('').length).toBeLessThanOrEqual(300_000);
    expect(lexemesOf([cutText('x'.repeat(60))], huge)).toEqual(new Set());
  });

  test.each([
    ['Harbour 東京都 news', 'Tokyo harbour opens'],
    ['Harbour news', '東京 opens a harbour'],
    ['', 'C++ and 日本'],
  ])('beyond those of others are what both have together without them: %s | %s', (head, text) => {
    const others = lexemesOf([cutText(head)]);
    const further = lexemesOf([cutText(text)], others);
    expect([...others, ...further]).toEqual([...lexemesOf([cutText(head), cutText(text)])]);
  });

  test('take no more time than their length asks for', async () => {
    const texts = ['あ'.repeat(200_000), '+'.repeat(200_000), 'é '.repeat(200_000)];
    expect(await processorMs(() => lexemesOf(texts.map(cutText)))).toBeLessThan(4_000);
  });
});

/** Whether texts that the index offers for this keyword fit it. */
function fits(text: string, ...texts: (string | null)[]): boolean {
  const keyword = parseKeyword(text);
  if (keyword === null) throw new Error(`nothing to search for in ${text}`);
  return fitsTexts(keyword, texts);
}

const NOTHING = { words: [], beginnings: [], phrases: [] };

describe('A keyword', () => {
  test('of one word is settled by the index', () => {
    expect(parseKeyword('Économie')).toEqual({ wanted: { ...NOTHING, words: ['economie'] }, unwanted: NOTHING });
  });

  test('of two words asks for both, in any order', () => {
    expect(parseKeyword('climate  summit')?.wanted).toEqual({ ...NOTHING, words: ['climate', 'summit'] });
  });

  test.each(['"climate summit" paris', '“climate summit” paris', '„climate summit“ paris', '« climate summit » paris'])(
    'in quotes asks for the words in this order: %s',
    (text) => {
      expect(parseKeyword(text)?.wanted).toEqual({
        words: ['climate', 'summit', 'paris'],
        beginnings: [],
        phrases: [' climate summit '],
      });
    },
  );

  test.each([
    ['24" and 27" monitors', []],
    ['"climate summit', [' climate summit ']],
    ['climate "', []],
    ['ニュース「東京都」発表', ['東京都', 'ニュース']],
    ['"a b" "a b"', [' a b ']],
  ])('takes quotation marks as people mean them: %s', (text, phrases) => {
    expect(parseKeyword(text)?.wanted.phrases.toSorted()).toEqual(phrases.toSorted());
  });

  test('with a minus says what must not be there', () => {
    expect(parseKeyword('climate -Sport －天気 −"stock market" -猫')).toEqual({
      wanted: { ...NOTHING, words: ['climate'] },
      unwanted: { words: ['sport', '天気'], beginnings: [], phrases: [' stock market ', '猫'] },
    });
  });

  test.each([
    ['well-known e-mail', ['well', 'known', 'e', 'mail'], []],
    ['climate - summit', ['climate', 'summit'], []],
    ['climate -', ['climate'], []],
    ['東京-大阪', ['東京', '大阪'], []],
    ['"climate -summit"', ['climate', 'summit'], []],
    ['-well-known', [], [' well known ']],
    ['--long-run', [], [' long run ']],
    ['-"climate summit', [], [' climate summit ']],
  ])('takes a minus as people mean it: %s', (text, words, unwanted) => {
    const keyword = parseKeyword(text);
    expect(keyword?.wanted.words).toEqual(words);
    expect(keyword?.unwanted.phrases).toEqual(unwanted);
    expect(keyword?.unwanted.words).toEqual([]);
  });

  test('may say only what must not be there', () => {
    expect(parseKeyword('-sport')).toEqual({ wanted: NOTHING, unwanted: { ...NOTHING, words: ['sport'] } });
  });

  test('of one Chinese character asks how lexemes begin, unless longer words are near', () => {
    expect(parseKeyword('猫 -犬')).toEqual({
      wanted: { ...NOTHING, beginnings: ['猫'] },
      unwanted: { ...NOTHING, beginnings: ['犬'] },
    });
    expect(parseKeyword('2024年')?.wanted).toEqual({ words: ['2024'], beginnings: [], phrases: [' 2024 年'] });
  });

  test('of a long run checks the whole run, not only its pairs', () => {
    expect(parseKeyword('東京都')?.wanted).toEqual({ words: ['東京', '京都'], beginnings: [], phrases: ['東京都'] });
    expect(fits('東京都', '東京と京都', null)).toBe(false);
    expect(fits('東京都', '新東京都庁')).toBe(true);
  });

  test.each([
    ['人々', '我々の人々'],
    ['サーバ', 'ｻｰﾊﾞｰ障害'],
    ['ガラス', 'ｶﾞﾗｽ工芸'],
    ['食べ物の値段', '最近の食べ物の値段は'],
    ['いすゞ', 'いすゞ自動車'],
    ['ＣＯＶＩＤ１９', 'covid19 again'],
    ['5G手机', '新款5G手机发布'],
    ['"2024年 经济"', '2024年。经济'],
    ["l'école", 'à l’École de Lyon'],
    ['"l’œuvre d’art"', "L'OEUVRE D'ART"],
    ['straße', 'STRASSE 5'],
    ['e-mail', 'your e‑mail here'],
    ['c++', 'C++26 is out'],
    ['c#', 'Learn C#, quickly'],
    ['.net', 'ASP.NET and .NET'],
    ['node.js', 'Node JS'],
    ['1,000', '1 000 €'],
    ['👩‍🚀', 'an 👩🏽‍🚀 👩‍🚀'],
    ['https://example.com/a-b', 'see example, https://example.com/a-b!'],
  ])('%s is found in %s', (text, found) => {
    expect(fits(text, found)).toBe(true);
  });

  test.each([
    ['.net', 'net profit'],
    ['c#', 'vitamin C'],
    ['"c++"', 'c + b'],
    ['東京', '東 京'],
    ['"2024年 经济"', '2024年经济'],
  ])('%s is not found in %s', (text, other) => {
    const keyword = parseKeyword(text);
    const words = lexemesOf([cutText(other)]);
    const offered = keyword?.wanted.words.every((word) => words.has(word)) ?? false;
    expect(offered && fits(text, other)).toBe(false);
  });

  test('is not found across two fields', () => {
    expect(fits('"one two"', 'so one', 'two so')).toBe(false);
    expect(fits('"one two"', 'so one, TWO so')).toBe(true);
  });

  test('leaves out what holds an unwanted phrase in any field', () => {
    expect(fits('so -"one two"', 'so', 'and one two')).toBe(false);
    expect(fits('so -"one two"', 'so one', 'two one')).toBe(true);
    expect(fits('-.net', 'the .NET runtime')).toBe(false);
    expect(fits('-.net', 'the net')).toBe(true);
  });

  test.each(['!!!', '   ', '"', '""', '“”', '\u0000', '-', '--', '-"', '-""', '- -', '.', '#', '-#'])(
    'of punctuation only can be found nowhere: %j',
    (text) => {
      expect(parseKeyword(text)).toBeNull();
    },
  );

  test('of many words asks the index for some and checks them all', () => {
    const many = Array.from({ length: 50 }, (_, index) => `w${index}`);
    const unwanted = many.map((word) => `-${word}`).join(' ');
    expect(parseKeyword(many.join(' '))?.wanted.words).toHaveLength(30);
    expect(parseKeyword(unwanted)?.unwanted.words).toHaveLength(30);
    expect(fits(many.join(' '), many.join(' '))).toBe(true);
    expect(fits(many.join(' '), many.slice(0, -1).join(' '))).toBe(false);
    expect(fits(unwanted, 'w49')).toBe(false);
  });

  test('has a bound: nobody searches for so many different words', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ');
    expect(() => parseKeyword(many(64))).not.toThrow();
    expect(() => parseKeyword(many(65))).toThrow(InvalidRequest);
    expect(() => parseKeyword('same '.repeat(10_000))).not.toThrow();
  });
});
