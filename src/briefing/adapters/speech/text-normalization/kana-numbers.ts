const DIGITS = ['', 'イチ', 'ニ', 'サン', 'ヨン', 'ゴ', 'ロク', 'ナナ', 'ハチ', 'キュウ'];
const HUNDREDS = [
  '',
  'ヒャク',
  'ニヒャク',
  'サンビャク',
  'ヨンヒャク',
  'ゴヒャク',
  'ロッピャク',
  'ナナヒャク',
  'ハッピャク',
  'キュウヒャク',
];
const THOUSANDS = [
  '',
  'セン',
  'ニセン',
  'サンゼン',
  'ヨンセン',
  'ゴセン',
  'ロクセン',
  'ナナセン',
  'ハッセン',
  'キュウセン',
];
const SCALES = ['', 'マン', 'オク', 'チョウ', 'ケイ'];

function belowTenThousand(number: number): string {
  const digit = (place: number): number => Math.floor(number / place) % 10;
  const tens = digit(10) === 0 ? '' : `${digit(10) === 1 ? '' : DIGITS[digit(10)]}ジュウ`;
  return `${THOUSANDS[digit(1000)]}${HUNDREDS[digit(100)]}${tens}${DIGITS[digit(1)]}`;
}

export const digitsInKana = (digits: string): string =>
  [...digits].map((digit) => DIGITS[Number(digit)] || 'ゼロ').join('');

function integer(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain === '0') return 'ゼロ';
  // A number that nobody counts with (a telephone, an identifier).
  if (plain.length > 20 || plain !== digits) return digitsInKana(digits);
  const groups = plain.padStart(Math.ceil(plain.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  return groups
    .map((group, index) => {
      const scale = SCALES[groups.length - 1 - index] ?? '';
      const spoken = belowTenThousand(Number(group));
      return spoken === '' ? '' : `${spoken}${scale}`;
    })
    .join('');
}

const beforePoint = (whole: string): string =>
  whole === '0'
    ? 'レイ'
    : integer(whole)
        .replace(/イチ$/, 'イッ')
        .replace(/ハチ$/, 'ハッ')
        .replace(/ジュウ$/, 'ジュッ');

/** "Ten" as it is said before a sound of k, s, t or p: ジュッパーセント. */
export const shortened = (kana: string): string => kana.replace(/ジュウ$/, 'ジュッ');

/** `1,234.5` in katakana. */
export function numberInKana(written: string): string {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.');
  return fraction === undefined ? integer(whole) : `${beforePoint(whole)}テン${digitsInKana(fraction)}`;
}

const MONTHS = ['', 'イチ', 'ニ', 'サン', 'シ', 'ゴ', 'ロク', 'シチ', 'ハチ', 'ク', 'ジュウ', 'ジュウイチ', 'ジュウニ'];

const DAYS = new Map([
  [1, 'ツイタチ'],
  [2, 'フツカ'],
  [3, 'ミッカ'],
  [4, 'ヨッカ'],
  [5, 'イツカ'],
  [6, 'ムイカ'],
  [7, 'ナノカ'],
  [8, 'ヨウカ'],
  [9, 'ココノカ'],
  [10, 'トオカ'],
  [14, 'ジュウヨッカ'],
  [20, 'ハツカ'],
  [24, 'ニジュウヨッカ'],
]);

export const monthInKana = (month: string): string => `${MONTHS[Number(month)] ?? numberInKana(month)}ガツ`;

export const dayInKana = (day: string): string => DAYS.get(Number(day)) ?? `${numberInKana(day)}ニチ`;

/** How the first sound of a counter changes what is before it, and itself. */
type Sound = 'k' | 's' | 'h' | 'b' | null;

/**
 * Written counter → spoken. `k`, `s` (also t), `h` and `b` double after 1, 8 and 10; `h` and `b` also turn into p, and
 * `b` into b after 3, 1000 and 10,000.
 */
const COUNTERS = new Map<string, readonly [kana: string, sound: Sound]>(
  `年 ネン|年間 ネンカン|時 ジ|時間 ジカン|分 フン h|分間 フンカン h|秒 ビョウ|秒間 ビョウカン|人 ニン|円 エン|銭 セン|回 カイ k|回目 カイメ k|個 コ k
  |か月 カゲツ k|カ月 カゲツ k|ヶ月 カゲツ k|か国 カコク k|カ国 カコク k|か所 カショ k|カ所 カショ k|ヶ所 カショ k|件 ケン|社 シャ s|歳 サイ s|世紀 セイキ s
  |台 ダイ|位 イ|度 ド|倍 バイ|日間 ニチカン|週間 シュウカン s|割 ワリ|本 ホン b|匹 ヒキ b|杯 ハイ b|泊 ハク h|票 ヒョウ h|発 ハツ h|節 セツ s|戸 コ k|軒 ケン k
  |校 コウ k|曲 キョク k|級 キュウ k|機 キ k|基 キ k|期 キ k|区 ク k|頭 トウ s|点 テン s|店 テン s|着 チャク s|通 ツウ s|種 シュ s|種類 シュルイ s|席 セキ s|隻 セキ s
  |世帯 セタイ s|章 ショウ s|世 セイ s|冊 サツ s|羽 ワ|枚 マイ|名 メイ|番 バン|号 ゴウ|代 ダイ|条 ジョウ|項 コウ k|株 カブ|周年 シュウネン s|連勝 レンショウ|勝 ショウ s|敗 ハイ h`
    .split(/\s*\|/)
    .map((line) => {
      const [written = '', kana = '', sound = null] = line.split(' ');
      return [written, [kana, sound as Sound]];
    }),
);

/** Words that begin like a counter. */
const NO_COUNTER: Readonly<Record<string, string>> = {
  本: '部社人格県市町当来音校州土',
  名: '古前誉刺作物',
  番: '組長号地',
  期: '待限',
  世: '界代論間話相',
  代: '表理替行',
  点: '検灯滴火',
  戸: '建籍別',
  校: '長舎庭歌則閲',
  機: '能構械体関会器',
  区: '別切',
  通: '常知過告勤学行話貨信',
  着: '工手陸実用',
  発: '表売電生射行見言',
  号: '線車機',
  条: '件約例',
  種: '目別子',
  株: '式価主',
  節: '電約',
  店: '舗長頭',
  頭: '部',
  席: '上',
  級: '友',
};

export const COUNTER_PATTERN = [...COUNTERS.keys()]
  .toSorted((a, b) => b.length - a.length)
  .map((counter) => (NO_COUNTER[counter] === undefined ? counter : `${counter}(?![${NO_COUNTER[counter]}])`))
  .join('|');

const IRREGULAR = new Map([
  ['1人', 'ヒトリ'],
  ['2人', 'フタリ'],
  ['20歳', 'ハタチ'],
  ['0度', 'レイド'],
]);

/** The last digit has another name before some: 14人 is ジュウヨニン, 2024年 ends in ヨネン. */
const LAST_DIGIT: Readonly<Record<string, readonly (readonly [from: RegExp, to: string])[]>> = {
  年: [[/ヨン$/, 'ヨ']],
  年間: [[/ヨン$/, 'ヨ']],
  人: [[/ヨン$/, 'ヨ']],
  円: [[/ヨン$/, 'ヨ']],
  時: [
    [/ヨン$/, 'ヨ'],
    [/ナナ$/, 'シチ'],
    [/キュウ$/, 'ク'],
  ],
  時間: [
    [/ヨン$/, 'ヨ'],
    [/キュウ$/, 'ク'],
  ],
};

const withDoubling = (number: string, sound: Exclude<Sound, null>): string => {
  const doubled = number
    .replace(/イチ$/, 'イッ')
    .replace(/ハチ$/, 'ハッ')
    .replace(/ジュウ$/, 'ジュッ');
  return sound === 's' ? doubled : doubled.replace(/ロク$/, 'ロッ').replace(/([ヒビピ])ャク$/, '$1ャッ');
};

const SOFT = new Map(
  [...'ハパフプヒピホポ'].flatMap((kana, index, all) => (index % 2 === 0 ? [[kana, all[index + 1] ?? '']] : [])),
);
const HARD = new Map(
  [...'ハバヒビホボ'].flatMap((kana, index, all) => (index % 2 === 0 ? [[kana, all[index + 1] ?? '']] : [])),
);

function begun(kana: string, before: string, sound: Exclude<Sound, null>): string {
  const first = kana.charAt(0);
  if (sound !== 'h' && sound !== 'b') return kana;
  if (before.endsWith('ッ') || (sound === 'h' && before.endsWith('ン')))
    return `${SOFT.get(first) ?? first}${kana.slice(1)}`;
  return sound === 'b' && /(?:サン|セン|ゼン|マン)$/.test(before)
    ? `${HARD.get(first) ?? first}${kana.slice(1)}`
    : kana;
}

/** A number and what it counts: `3分` → サンプン. Without a number, the counter alone. */
export function countInKana(number: string, counter: string): string {
  const irregular = IRREGULAR.get(`${number}${counter}`);
  if (irregular !== undefined) return irregular;
  const whole = number === '' ? '' : numberInKana(number);
  const spoken = number.includes('.')
    ? whole
    : (LAST_DIGIT[counter] ?? []).reduce((said, [from, to]) => said.replace(from, to), whole);
  const [kana, sound] = COUNTERS.get(counter) ?? [counter, null];
  if (sound === null || number.includes('.')) return `${spoken}${kana}`;
  const joined = withDoubling(spoken, sound);
  return `${joined}${begun(kana, joined, sound)}`;
}
