import { describe, expect, test } from '@jest/globals';
import {
  countInKana,
  numberInKana,
} from '../../../../../src/briefing/adapters/speech/text-normalization/kana-numbers.js';
import { latinInKana } from '../../../../../src/briefing/adapters/speech/text-normalization/kana-latin.js';
import { speakable } from '../../../../../src/briefing/adapters/speech/text-normalization/speakable.js';
import { LANGUAGES, type Language } from '../../../../../src/shared/kernel/language.js';

const SPOKEN: Readonly<Record<Language, readonly (readonly [written: string, spoken: string])[]>> = {
  en: [
    [
      'Revenue rose 12.5% to $3.2bn, or €1.50 a share.',
      'Revenue rose 12.5% to 3.2 billion dollars, or 1 euro 50 a share.',
    ],
    [
      'It cost $1 or £5m, US$20 million or ¥500.',
      'It cost 1 dollar or 5 million pounds, 20 million US dollars or 500 yen.',
    ],
    ['R&D at AT&T', 'R and D at AT and T'],
    ['See https://www.example.com/foo?x=1 for details.', 'See example dot com for details.'],
    ['Mr. Trump vs. Dr. Smith, i.e. two men', 'mister Trump versus doctor Smith, that is two men'],
    ['In 1998 and the 1990s, not the 2000s', 'In 19 98 and the 19 nineties, not the two thousands'],
    ['3°C at 120 km/h, 24/7', '3 degrees Celsius at 120 kilometres per hour, 24 7'],
    ['10–20 people in 2024-25 won 3-2', '10 to 20 people in 20 24 to 25 won 3 to 2'],
    ['COVID-19 and an F-16', 'COVID-19 and an F-16'],
    ['He said – slowly — no…', 'He said, slowly, no,'],
  ],
  es: [
    [
      'Subió un 12,5 % hasta 3,5 millones € en EE. UU.',
      'Subió un 12,5 % hasta 3,5 millones de euros en Estados Unidos',
    ],
    ['El Sr. López pagó $5 a 120 km/h', 'El señor López pagó 5 dólares a 120 kilómetros por hora'],
    ['Cuesta 3.000 M€, p. ej. 1 €', 'Cuesta 3.000 millones de euros, por ejemplo 1 euro'],
    ['¿20-30 mil £?', '¿20 a 30 mil libras?'],
    ['Pidió U$S 3 millones, A$ 20 y NT$ 1', 'Pidió 3 millones de dólares, 20 dólares australianos y 1 dólar taiwanés'],
  ],
  pt: [
    ['Custa R$ 1.200 ou US$ 5 milhões às 10h30', 'Custa 1.200 reais ou 5 milhões de dólares às 10 horas e 30'],
    ['O Sr. Silva pagou R$ 3,50 & US$ 1', 'O senhor Silva pagou 3 reais e 50 e 1 dólar'],
  ],
  de: [
    ['Am 3. März um 10.30 Uhr', 'Am dritten März um 10 Uhr 30'],
    ['am 24. Dezember und am 31. Mai', 'am vierundzwanzigsten Dezember und am einunddreißigsten Mai'],
    ['3,5 Mio. € und 5 Mrd. Euro', '3,5 Millionen Euro und 5 Milliarden Euro'],
    ['z. B. Dr. Müller, d. h. Nr. 5', 'zum Beispiel Doktor Müller, das heißt Nummer 5'],
    ['Die EU und die EZB', 'Die E U und die E Z B'],
    ['Siehe www.example.de/x.', 'Siehe example Punkt de'],
  ],
  fr: [
    ['3,5 M€ et 1 € à 10h30', "3,5 millions d'euros et 1 euro à 10 heures 30"],
    ['M. Dupont (n° 5) de la BCE', 'monsieur Dupont (numéro 5) de la B C E'],
    ['5 Md€ & 20,50 €', "5 milliards d'euros et 20 euros 50"],
  ],
  zh: [
    ['2026年3月3日上涨12.5%至$3.5亿', '二零二六年3月3日上涨百分之十二点五至三点五亿美元'],
    ['气温3℃，时速120km/h，比分3:2，10:30开始', '气温3摄氏度,时速120公里每小时,比分3比2,10点30分开始'],
    ['2024-2025年，50%至60%，-5度', '二零二四至二零二五年,百分之50至百分之60,零下5度'],
    ['研发&销售，R&D，GPT-4', '研发和销售,R and D,GPT 4'],
    ['致电400-800-1234或010-62345678。', '致电四零零,八零零,一二三四或零一零,六二三四五六七八。'],
    ['主场2-1逆转，比分3-0，风力4-5级', '主场2比1逆转,比分3比0,风力4至5级'],
    ['62美元/桶，13.7万桶/日，0.42个/m³', '每桶62美元,每日十三点七万桶,每立方米零点四二个'],
    [
      '气温-6℃～2℃，湿度65%～90%，8.3±0.6，1,200萬元',
      '气温零下6摄氏度至2摄氏度,湿度百分之65至百分之90,八点三正负零点六,1200萬元',
    ],
  ],
  ja: [
    ['2026年3月3日に2.5%', 'ニセンニジュウロクネン サンガツ ミッカニ ニテンゴパーセント'],
    ['1億2000万人', 'イチオクニセンマンニン'],
    ['欧州中央銀行は東京へ行きました。', 'オーシュー チューオー ギンコーワ トーキョーエ イキマシタ。'],
    ['GoogleのAI', 'グーグルノ エーアイ'],
    ['$5億', 'ゴオクドル'],
    ['電話は03-1234-5678。', 'デンワワ ゼロサンノイチニサンヨンノゴロクナナハチ。'],
    ['3-1で勝利、10-20代', 'サンタイイチデ ショーリ、 ジュウカラニジュウダイ'],
    [
      '2025年4〜9月期、水深80～120m',
      'ニセンニジュウゴネンヨンカラ クガツキ、 スイシン ハチジュウカラヒャクニジュウメートル',
    ],
    ['3分の2、バージョン 3.2.1', 'サンブンノニ、 バージョン サンテンニテンイチ'],
    ['9億8千万円、7千キロ', 'キュウオクハッセンマンエン、 ナナセンキロ'],
    ['懲役3年6月、令和7年度', 'チョーエキ サンネンロッカゲツ、 レイワナナネンド'],
    ['2024年の14時に14人', 'ニセンニジュウヨネンノ ジュウヨジニ ジュウヨニン'],
    ['陽斗です。次は何でしょうか。', 'ハルトデス。 ツギワ ナンデ ショーカ。'],
  ],
};

describe.each(LANGUAGES)('speakable text in %s', (language) => {
  test.each(SPOKEN[language])('says for %j: %s', (written, spoken) => {
    expect(speakable(written, language)).toBe(spoken);
  });

  test('is empty when there is nothing to say', () => {
    for (const nothing of ['', ' \n\t', '😀🎉👍🏽🇩🇪', '…!?—', '<>&&&', '\0\u202e\u200b']) {
      expect(speakable(nothing, language)).toBe('');
    }
  });

  test('has no markup, control, direction mark, emoji or half character left', () => {
    const hostile = '<b>A</b> & B\0 \u202eC \u{1f600} {d} \\e `f` *g* [h] \ud800 i\u00a0j\u2009k';
    expect(speakable(hostile, language)).not.toMatch(/[<>&\0{}\\`*[\]\u202e\u{1f600}\u00a0\u2009]|\p{Cs}/u);
  });
});

const SPACED = 'CVE 2 0 2 5, 5 4 9 8 8';
const CHINESE = '二零二五杠五四九八八';
const KANA = 'ニゼロニゴハイフンゴヨンキュウハチハチ';

describe.each(LANGUAGES)('the number of a vulnerability in %s', (language) => {
  test('is no range of numbers', () => {
    const spoken = speakable('CVE-2025-54988', language);
    const expected: Partial<Record<Language, string>> = { zh: `CVE ${CHINESE}`, ja: `シーブイイー ${KANA}` };
    expect(spoken.trim()).toBe(expected[language] ?? SPACED);
  });
});

describe('numbers in kana', () => {
  test.each([
    ['0', 'ゼロ'],
    ['10', 'ジュウ'],
    ['300', 'サンビャク'],
    ['8,600', 'ハッセンロッピャク'],
    ['1234567', 'ヒャクニジュウサンマンヨンセンゴヒャクロクジュウナナ'],
    ['100000000', 'イチオク'],
    ['3.05', 'サンテンゼロゴ'],
    ['007', 'ゼロゼロナナ'],
    ['123456789012345678901', 'イチニサンヨンゴロクナナハチキュウゼロイチニサンヨンゴロクナナハチキュウゼロイチ'],
  ])('are spoken for %s as %s', (number, kana) => {
    expect(numberInKana(number)).toBe(kana);
  });

  test.each([
    ['1', '人', 'ヒトリ'],
    ['3', '分', 'サンプン'],
    ['6', '分', 'ロップン'],
    ['5', '分', 'ゴフン'],
    ['8', '回', 'ハッカイ'],
    ['10', '社', 'ジュッシャ'],
    ['9', '時', 'クジ'],
    ['20', '歳', 'ハタチ'],
    ['1.5', '倍', 'イッテンゴバイ'],
    ['1', '本', 'イッポン'],
    ['3', '本', 'サンボン'],
    ['4', '本', 'ヨンホン'],
    ['600', '本', 'ロッピャッポン'],
    ['8', '杯', 'ハッパイ'],
    ['1', '節', 'イッセツ'],
    ['2100', '戸', 'ニセンヒャッコ'],
    ['17', '時', 'ジュウシチジ'],
    ['24', '人', 'ニジュウヨニン'],
  ])('are spoken for %s with the counter %s as %s', (number, counter, kana) => {
    expect(countInKana(number, counter)).toBe(kana);
  });
});

describe('Latin words in kana', () => {
  test.each([
    ['UNHCR', 'ユーエヌエイチシーアール'],
    ['NASA', 'ナサ'],
    ['TypeScript', 'タイプスクリプト'],
    ['Kraken', 'クラケン'],
    ['Toyota', 'トヨタ'],
    ['OpenAI', 'オープンエーアイ'],
    ['x', 'エックス'],
    ['Beyoncé', 'ベヨンセ'],
  ])('are spoken for %s as %s', (word, kana) => {
    expect(latinInKana(word)).toBe(kana);
  });
});

describe('an amount with the sign $', () => {
  test.each([
    ['El alquiler subió a $ 180.000 al mes.', 'El alquiler subió a 180.000 pesos al mes.'],
    ['La obra costará $12.500 millones.', 'La obra costará 12.500 millones de pesos.'],
    ['Vale US$ 30 o $ 1, no R$ 5.', 'Vale 30 dólares o 1 peso, no 5 reales.'],
  ])('is in pesos where the source is from a country of pesos: %s', (written, spoken) => {
    expect(speakable(written, 'es', { inPesos: true })).toBe(spoken);
  });

  test('is in dollars elsewhere', () => {
    expect(speakable('Pagó $ 180.000.', 'es')).toBe('Pagó 180.000 dólares.');
  });
});
