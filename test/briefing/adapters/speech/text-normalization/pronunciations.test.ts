import { describe, expect, test } from '@jest/globals';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';
import type { Pronunciation } from '../../../../../src/shared/kernel/hosts/pronunciation.js';

const listed = (table: Readonly<Record<string, string>>): readonly Pronunciation[] =>
  Object.entries(table).map(([written, respelling]) => ({ written, respelling }));

const said = (text: string, language: Language, table: Readonly<Record<string, string>>): string =>
  speakable(text, language, { pronunciations: listed(table) });

const ENGLISH = {
  Nguyen: 'Win',
  kubectl: 'cube control',
  GPU: 'gee pee you',
  IT: 'eye tee',
  Ha: 'hah',
  cache: 'cash',
  'Xi Jinping': 'She Jin Ping',
  Xi: 'She',
  "O'Brien": 'Oh Bryan',
  'C++': 'sea plus plus',
  'St.': 'Saint',
  '.NET': 'dot net',
  '5G': 'five gee',
  US: 'you ess',
  don: 'Dawn',
  s: 'ess',
};

describe('a pronunciation in English', () => {
  test.each([
    ['Nguyen spoke, and NGUYEN left.', 'Win spoke, and Win left.'],
    ["Nguyen's plan and the Nguyens’ house", "Win's plan and the Wins’ house"],
    ['Two Nguyens met the Nguyenov family of Van-Nguyen.', 'Two Wins met the Nguyenov family of Van-Win.'],
    ['Run kubectl, then Kubectl again: "kubectl".', 'Run cube control, then cube control again: "cube control".'],
    ['GPUs are scarce, a gpu is not.', 'gee pee yous are scarce, a gpu is not.'],
    ['IT asked whether it works.', 'eye tee asked whether it works.'],
    ['Has Ha said ha?', 'Has hah said hah?'],
    ['Caches of cached data in the cache', 'cashes of cached data in the cash'],
    ['Xi Jinping met Xi and Xi\u00a0 Jinping.', 'She Jin Ping met She and She Jin Ping.'],
    ["O’Brien and O'Brien’s team", 'Oh Bryan and Oh Bryan’s team'],
    ['C++ is no C, C++17 is; ASP.NET', 'sea plus plus is no C, sea plus plus 17 is; ASP dot net'],
    ['St. Louis has 5G for $5bn at US firms.', 'Saint Louis has five gee for 5 billion dollars at you ess firms.'],
    ["It's US's USS Nimitz; don't say Don doesn't.", "It's you ess's USS Nimitz; don't say Dawn doesn't."],
  ])('is said in %j', (written, heard) => {
    expect(said(written, 'en', ENGLISH)).toBe(heard);
  });

  test('comes through whatever the rules would do with its letters', () => {
    expect(said('Acme rose 3%.', 'en', { Acme: 'Dr. Mr. St. 1990 EU' })).toBe('Dr. Mr. St. 1990 EU rose 3%.');
  });

  test('is a name to the rules: initials, numerals and results beside it are said as ever', () => {
    const table = { Rowling: 'Rolling', Rocky: 'Rocco' };
    expect(said('J. K. Rowling saw Rocky III.', 'en', table)).toBe('J.K. Rolling saw Rocco 3.');
  });

  test('is no part of a sign of money, and leaves rulers their number and identifiers their digits', () => {
    expect(said('The US paid US$5 million.', 'en', ENGLISH)).toBe('The you ess paid 5 million US dollars.');
    expect(said('King Charles III left.', 'en', { Charles: 'Sharl' })).toBe('King Sharl the third left.');
    expect(said('Fixed: CVE-2026-27820.', 'en', { CVE: 'see vee ee' })).toBe('Fixed: see vee ee 2 0 2 6, 2 7 8 2 0.');
  });

  test('is no part of a number, a date, a time or an amount', () => {
    const table = { 5: 'FIVE', '5G': 'FIVE GEE', '3.10': 'three ten', '9/11': 'nine eleven', 'GPT-4': 'the fourth' };
    for (const written of [
      '3.5%, 2.5G and $5',
      'Python 3.10.4',
      'at 5:30, 12:05 and 1,5',
      '9/11/2001',
      'GPT-4.5 is out',
    ]) {
      expect(said(written, 'en', table)).toBe(speakable(written, 'en'));
    }
    expect(said('Use 3.10, 5 or 5G; GPT-4. On 9/11.', 'en', table)).toBe(
      'Use three ten, FIVE or FIVE GEE; the fourth. On nine eleven.',
    );
  });

  test('has its plural when it ends with figures', () => {
    expect(said('Two F-16s and an F-16.', 'en', { 'F-16': 'Viper' })).toBe('Two Vipers and an Viper.');
  });

  test('is the first of two that are written alike', () => {
    const twice = [...listed({ Nguyen: 'Win' }), ...listed({ nguyen: 'Noo-yen' })];
    expect(speakable('Nguyen', 'en', { pronunciations: twice })).toBe('Win');
  });

  test('is found with signs that mean something to regular expressions', () => {
    expect(said('a.b (x) [y] ^z$ \\d a+b', 'en', { 'a.b': 'one', '\\d': 'two', 'a+b': 'three' })).toMatch(
      /^one .*two three$/,
    );
    expect(said('aXb', 'en', { 'a.b': 'one' })).toBe('aXb');
  });
});

describe('a pronunciation in another language', () => {
  test.each<[Language, string, string, Readonly<Record<string, string>>]>([
    [
      'de',
      'Merkels Plan, Merkel selbst und Merkelmann',
      'Mörkels Plan, Mörkel selbst und Merkelmann',
      { Merkel: 'Mörkel' },
    ],
    ['de', 'Die Boeing-Maschine', 'Die Bo-ing-Maschine', { Boeing: 'Bo-ing' }],
    [
      'fr',
      "L'équipe d'Artagnan et les Nguyens",
      "L'équipe d'Dartanian et les Ouine",
      { Artagnan: 'Dartanian', Nguyen: 'Ouine' },
    ],
    ['fr', "aujourd'hui, aujourd", "aujourd'hui, ojour", { aujourd: 'ojour' }],
    ['es', 'Los tuits de Elche, 3 €', 'Los tuits de Élche, 3 euros', { Elche: 'Élche', tuit: 'tuit' }],
    ['pt', 'Os prints do WhatsApp', 'Os príntes do uótsap', { print: 'prínte', WhatsApp: 'uótsap' }],
  ])('in %s is said in %j', (language, written, heard, table) => {
    expect(said(written, language, table)).toBe(heard);
  });
});

describe('a pronunciation in German', () => {
  test.each([
    ['von Servern und dem Server', 'von Sörwern und dem Sörwer', { Server: 'Sörwer' }],
    ['die Apachen und der Apache', 'die Äpätschen und der Äpätsch', { Apache: 'Äpätsch' }],
    ['drei Influencern, die Präsidenten', 'drei Influenzern, die Presidenten', { Influencer: 'Influenzer', Präsident: 'President' }],
    ['Das ist intern, sagt Inter.', 'Das ist intern, sagt Ínta.', { Inter: 'Ínta' }],
    ['In der Nguyen-Straße und der NGUYEN-STRASSE', 'In der Nguyen-Schtrahse und der NGUYEN-Schtrahse', { Straße: 'Schtrahse' }],
    ['Maße der Masse, in MAẞEN', 'Mahse der Masse, in Mahsen', { Maße: 'Mahse' }],
    ['Die Viren des Virus', 'Die Viren des Wierus', { Virus: 'Wierus' }],
    ['Sie merken, dass Merks Plan gilt.', 'Sie merken, dass Märks Plan gilt.', { Merk: 'Märk' }],
  ] as const)('is said in %j', (written, heard, table) => {
    expect(said(written, 'de', table)).toBe(heard);
  }); // prettier-ignore
});

describe('a pronunciation in Chinese', () => {
  test('is found in either script, whichever it was written in', () => {
    expect(said('重慶市長說，重點不變。', 'zh', { 重庆: '虫庆' })).toBe('虫庆市長說,重點不變。');
    expect(said('重庆市长说', 'zh', { 重慶: '虫慶' })).toBe('虫慶市长说');
  });
});

describe('a pronunciation in a language without spaces', () => {
  test.each<[Language, string, string, Readonly<Record<string, string>>]>([
    ['zh', '重庆市长说，重点不变。', '虫庆市长说,重点不变。', { 重庆: '虫庆' }],
    [
      'zh',
      '阮文雄出席，Nguyen公司上涨12.5%',
      '软文雄出席,阮公司上涨百分之十二点五',
      { 阮文雄: '软文雄', Nguyen: '阮' },
    ],
    ['zh', "‘重庆’号与'Nguyen'公司", "‘虫庆’号与'阮'公司", { 重庆: '虫庆', Nguyen: '阮' }],
    ['zh', 'ＯＰＥＣ减产', '欧佩克减产', { OPEC: '欧佩克' }],
    [
      'ja',
      '尹錫悦氏は3日、東京へ行った。',
      'ユン ソンヨルシワ ミッカ、 トーキョーエ イッタ。',
      { 尹錫悦: 'ユン・ソンヨル' },
    ],
    ['ja', "'Acme'は", "' アクメ 'ワ", { Acme: 'アクメ' }],
    ['ja', '東京の東さん', 'トーキョーノ アズマサン', { 東: 'アズマ' }],
    ['ja', 'kubectlは便利です。', 'キューブ コントロールワ ベンリデス。', { kubectl: 'キューブ・コントロール' }],
    ['ja', 'シェルはシェルターではない', 'カイガラワ シェルターデワ ナイ', { シェル: 'カイガラ' }],
    ['ja', 'Acmeが', 'ハワヘヲガ', { Acme: 'ハワヘヲ' }],
    ['ja', 'Acmeが', 'グーグルガ', { Acme: 'Google' }],
    [
      'ja',
      'かもめ島とルイIV世、J.K.ローリング',
      'カモメトート ルイス ヨンセイ、 ジェー ケー ロリン',
      { かもめ: 'カモメ', ルイ: 'ルイス', ローリング: 'ロリン' },
    ],
    ['ja', '佐藤前大統領と佐藤', 'サトー ゼン ダイトーリョート サトー', { 大統領: 'ダイトーリョー' }],
  ])('in %s is said in %j', (language, written, heard, table) => {
    expect(said(written, language, table)).toBe(heard);
  });
});

describe.each(LANGUAGES)('pronunciations in %s', (language) => {
  test('change nothing where nothing is found', () => {
    const text = 'On 3 May 2026, 12.5% of $3bn went to R&D at AT&T: 二零 東京 https://example.com/x?y=1 J. K. Rowling…';
    expect(said(text, language, { nobody: 'somebody' })).toBe(speakable(text, language));
  });

  test('never let letters of a feed pass for a placeholder', () => {
    expect(said('Nguyen \u{2c00}\u{2c30}\u{2c30}\u{2c30} x', language, { Nguyen: 'Win' })).not.toMatch(
      /[\u{2c00}-\u{2c5f}]/u,
    );
  });

  test('bring no markup into what the engine reads', () => {
    expect(said('Nguyen', language, { Nguyen: '<break time="9s"/>W*in[[x]]' })).not.toMatch(/[<>*[\]]/);
  });
});

describe('respellings of everyday words', () => {
  test('make a text at most twice as long and some words more', () => {
    const table = { a: 'x'.repeat(160), the: 'y'.repeat(160) };
    const text = 'a dog and the cat, '.repeat(50);
    expect(said(text, 'en', table).length).toBeLessThan(2 * text.length + 500);
    expect(said('a the a', 'en', table)).toBe([table.a, table.the, table.a].join(' '));
  });
});

const LENGTH = 20_000;

/** The longest list there can be, all entries of which begin alike. */
const long = (piece: string): readonly Pronunciation[] =>
  Array.from({ length: 500 }, (_, at) => ({
    written: `${piece.repeat(80).slice(0, at % 79)}${String.fromCodePoint(0x4e00 + at)}`,
    respelling: 'x'.repeat(160),
  }));

describe('a hostile text', () => {
  test.each(['a ', 'a', "a'", '李', 'は', 'a.', '-', 'ａ', 'İ'])(
    'of nothing but %j is read with 500 pronunciations',
    (piece) => {
      for (const language of ['en', 'zh'] as const) {
        const pronunciations = long(piece.normalize('NFKC'));
        expect(typeof speakable(piece.repeat(LENGTH / piece.length), language, { pronunciations })).toBe('string');
      }
    },
  );
});
