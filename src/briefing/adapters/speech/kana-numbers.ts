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

const oneByOne = (digits: string): string => [...digits].map((digit) => DIGITS[Number(digit)] || 'ゼロ').join('');

function integer(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain === '0') return 'ゼロ';
  // A number that nobody counts with (a telephone, an identifier).
  if (plain.length > 20 || plain !== digits) return oneByOne(digits);
  const groups = plain.padStart(Math.ceil(plain.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  return groups
    .map((group, index) => {
      const scale = SCALES[groups.length - 1 - index] ?? '';
      const spoken = belowTenThousand(Number(group));
      return spoken === '' ? '' : `${spoken}${scale}`;
    })
    .join('');
}

/** `1,234.5` in katakana. */
export function numberInKana(written: string): string {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.');
  return fraction === undefined ? integer(whole) : `${integer(whole)}テン${oneByOne(fraction)}`;
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

/** Written counter → spoken. `k`, `s` and `h` double after 1, 8 and 10; `h` also turns into p. */
const COUNTERS = new Map<string, readonly [kana: string, sound: 'k' | 's' | 'h' | null]>([
  ['年', ['ネン', null]],
  ['時', ['ジ', null]],
  ['時間', ['ジカン', null]],
  ['分', ['フン', 'h']],
  ['秒', ['ビョウ', null]],
  ['人', ['ニン', null]],
  ['円', ['エン', null]],
  ['回', ['カイ', 'k']],
  ['個', ['コ', 'k']],
  ['か月', ['カゲツ', 'k']],
  ['カ月', ['カゲツ', 'k']],
  ['ヶ月', ['カゲツ', 'k']],
  ['か国', ['カコク', 'k']],
  ['カ国', ['カコク', 'k']],
  ['件', ['ケン', null]],
  ['社', ['シャ', 's']],
  ['歳', ['サイ', 's']],
  ['世紀', ['セイキ', 's']],
  ['台', ['ダイ', null]],
  ['位', ['イ', null]],
  ['度', ['ド', null]],
  ['倍', ['バイ', null]],
  ['日間', ['ニチカン', null]],
  ['週間', ['シュウカン', 's']],
  ['割', ['ワリ', null]],
]);

export const COUNTER_PATTERN = [...COUNTERS.keys()].toSorted((a, b) => b.length - a.length).join('|');

const IRREGULAR = new Map([
  ['1人', 'ヒトリ'],
  ['2人', 'フタリ'],
  ['4人', 'ヨニン'],
  ['4年', 'ヨネン'],
  ['4円', 'ヨエン'],
  ['4時', 'ヨジ'],
  ['7時', 'シチジ'],
  ['9時', 'クジ'],
  ['4時間', 'ヨジカン'],
  ['20歳', 'ハタチ'],
]);

const withDoubling = (number: string, sound: 'k' | 's' | 'h'): string => {
  const doubled = number
    .replace(/イチ$/, 'イッ')
    .replace(/ハチ$/, 'ハッ')
    .replace(/ジュウ$/, 'ジュッ');
  return sound === 's' ? doubled : doubled.replace(/ロク$/, 'ロッ').replace(/ヒャク$/, 'ヒャッ');
};

/** A number and what it counts: `3分` → サンプン. Without a number, the counter alone. */
export function countInKana(number: string, counter: string): string {
  const irregular = IRREGULAR.get(`${number}${counter}`);
  if (irregular !== undefined) return irregular;
  const spoken = number === '' ? '' : numberInKana(number);
  const [kana, sound] = COUNTERS.get(counter) ?? [counter, null];
  if (sound === null || number.includes('.')) return `${spoken}${kana}`;
  const joined = withDoubling(spoken, sound);
  const voiced = sound === 'h' && /(ッ|ン)$/.test(joined);
  return `${joined}${voiced ? kana.replace('フ', 'プ') : kana}`;
}
