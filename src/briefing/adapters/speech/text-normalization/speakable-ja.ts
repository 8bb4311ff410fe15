import { createRequire } from 'node:module';
import { withSpokenHanNames } from './han-names.js';
import {
  COUNTER_PATTERN,
  countInKana,
  dayInKana,
  digitsInKana,
  monthInKana,
  numberInKana,
  shortened,
} from './kana-numbers.js';
import { latinInKana } from './kana-latin.js';
import { PLACEHOLDER, PLACEHOLDER_LETTERS } from './placeholders.js';
import { withPlainSpaces, withSpokenAddresses, withSpokenIdentifiers, withoutSigns } from './plain-text.js';
import { ROMAN, romanValue } from './roman-numerals.js';
import { withSpokenNames } from './written-names.js';

interface Token {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly pronunciation?: string;
}

interface Tokenizer {
  tokenize(text: string): readonly Token[];
}

interface Lindera {
  readonly TokenizerBuilder: new () => {
    setDictionary(uri: string): void;
    setMode(mode: string): void;
    build(): Tokenizer;
  };
}

let loaded: Tokenizer | undefined;

/** The dictionary takes 140 MB: only a process that speaks Japanese loads it. */
function tokenizer(): Tokenizer {
  if (loaded !== undefined) return loaded;
  const { TokenizerBuilder } = createRequire(import.meta.url)('lindera-wasm-nodejs-ipadic') as Lindera;
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  return (loaded = builder.build());
}

const CURRENCIES: Readonly<Record<string, string>> = { $: 'ドル', '€': 'ユーロ', '£': 'ポンド', '¥': 'エン' };
const SCALES: Readonly<Record<string, string>> = { 万: 'マン', 億: 'オク', 兆: 'チョウ' };
const UNITS: Readonly<Record<string, string>> = {
  '%': 'パーセント',
  'km/h': 'キロ',
  km: 'キロメートル',
  kg: 'キログラム',
  cm: 'センチ',
  mm: 'ミリ',
  m: 'メートル',
  ms: 'ミリビョウ',
  mg: 'ミリグラム',
  '°C': 'ド',
  GW: 'ギガワット',
  MW: 'メガワット',
  GB: 'ギガバイト',
  TB: 'テラバイト',
  MB: 'メガバイト',
};

/** What the dictionary does not know, or reads otherwise. */
const READINGS: readonly (readonly [written: string, kana: string])[] = [
  ['令和', 'レイワ'],
  ['陽斗', 'ハルト'],
  ['何でしょう', 'ナンデショー'],
];

const NUMBER = String.raw`(?<!\d|\d,)\d[\d,]*(?:\.\d+)?`;
const AMOUNT = new RegExp(`([$€£¥]) ?((?:${NUMBER}[万億兆]?)+)`, 'g');
const SCALED = new RegExp(`(${NUMBER})([万億兆])(${COUNTER_PATTERN})?`, 'g');
const COUNTED = new RegExp(`(${NUMBER})(${COUNTER_PATTERN})`, 'g');
const MEASURED = new RegExp(`(${NUMBER}) ?(km/h|km|kg|cm|mm|ms|mg|m|°C|GW|MW|GB|TB|MB|%)(?![A-Za-z])`, 'g');

const WORD = String.raw`[\p{sc=Han}\p{sc=Katakana}ーA-Za-z\d%]`;
/** "4〜9月期", "石見IC〜三瓶IC" */
const RANGE = new RegExp(`(?<=${WORD})[~〜](?=${WORD})`, 'gu');
/** "3-1で勝利": two numbers that count nothing are a result. */
const RESULT = new RegExp(
  `(?<![\\d.–-])(\\d{1,3})[–-](\\d{1,3})(?![\\d.–-]|\\s?(?:${COUNTER_PATTERN}|[%万億兆千月日]|[A-Za-z°]))`,
  'g',
);

/** What is written shorter than it is said: results, versions, fractions, prison terms, 8千万. */
const withPlainFigures = (text: string): string =>
  withSpokenIdentifiers(text, { digits: digitsInKana, dash: 'ハイフン', pause: 'ノ' })
    .replace(RANGE, 'カラ')
    .replace(/(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?![\d/-])/g, (_, year: string, month: string, day: string) => {
      return `${year}年${Number(month)}月${Number(day)}日`;
    })
    .replace(/(?<![\d-])\d+(?:-\d+){2,}(?![\d-])/g, (groups) => groups.replaceAll('-', 'ノ'))
    .replace(RESULT, '$1タイ$2')
    .replace(/(?<![\d.])\d+(?:\.\d+){2,8}/g, (version) => version.split('.').map(numberInKana).join('テン'))
    .replace(
      /(?<!\d)(\d+)分の(\d+)/g,
      (_, whole: string, part: string) => `${numberInKana(whole)}ブンノ${numberInKana(part)}`,
    )
    .replace(/(?<=(?:懲役|禁錮|拘禁刑)(?:\d{1,2}年)?)(\d{1,2})月/g, '$1か月')
    .replace(/(?<![\d.])(\d)千(?!\d)/g, '$1000');

const GENERATIONS: Readonly<Record<string, string>> = { 3: 'スリー', 4: 'フォー', 5: 'ファイブ', 6: 'シックス' };
const FEW = String.raw`\d{1,2}(?:回|度|件|時間|本|個|杯|錠|便|食|万|千)`;
const DAILY = new RegExp(String.raw`(?<![月\d])1日(?=に${FEW}|${FEW}|あたり|当たり|平均|中に|かけて|を|がかり)`, 'g');
const NUMERAL = new RegExp(
  `(?<=第)(?=[IVX])(${ROMAN})(?![A-Za-z])|(?<=[\\p{sc=Katakana}\\p{sc=Han}ー${PLACEHOLDER_LETTERS}])(?=[IVX])(${ROMAN})(?=[世期号型])`,
  'gu',
);

/** "J.K.ローリング" */
const INITIAL = new RegExp(`(?<=[A-Z])\\.(?=[A-Z]\\.|[\\p{sc=Katakana}${PLACEHOLDER_LETTERS}])`, 'gu');

/** Names of things that are written with a number or a sign of their own. */
const withSpokenModels = (text: string): string =>
  text
    .replace(NUMERAL, (numeral) => String(romanValue(numeral)))
    .replace(/(?<![A-Za-z])[Ww][Ii]-?[Ff][Ii](?![A-Za-z])/g, 'ワイファイ')
    .replace(/(?<![A-Za-z\d.])([3-6])G(?![A-Za-z\d])/g, (_, generation: string) => `${GENERATIONS[generation]}ジー`)
    .replace(/(?<=GPT-?)([3-6])(?![\d.])/g, (generation) => GENERATIONS[generation] ?? generation)
    .replace(
      /(?<![A-Za-z])([A-Z]{2})(\d{2,4})(?=便)/g,
      (_, line: string, number: string) => `${line}${digitsInKana(number)}`,
    )
    .replace(
      /(?<![A-Za-z\d-])A(3\d\d)(?!\d)/g,
      (_, number: string) => `A${digitsInKana(number).replaceAll('ニ', 'ニー')}`,
    )
    .replace(/(?<=[A-Za-z])-(?=[A-Za-z\d])/g, ' ')
    .replace(INITIAL, ' ');

/** "1/3", "-3℃", "500km²", "1日に3件" */
const withPlainSigns = (text: string): string =>
  text
    .replace(/(?<![\d/.])([1-9])\/([2-9]|10)(?![\d/.(])/g, (written: string, part: string, whole: string) =>
      Number(part) < Number(whole) ? `${whole}分の${part}` : written,
    )
    .replace(/(?<=^|[\p{sc=Hiragana}、。(「 ])[-−](?=\d)/gu, 'マイナス')
    .replace(/(?<=\d) ?km2(?!\d)/g, '平方キロメートル')
    .replace(/(?<=\d) ?m2(?!\d)/g, '平方メートル')
    .replace(/(?<=\d) ?m3(?!\d)/g, '立方メートル')
    .replace(DAILY, 'イチニチ');

const HARD_SOUND = /^[カキクケコサシスセソタチツテトパピプペポ]/;

/** Dates, amounts, counts and Latin words in katakana; what remains is Japanese without digits. */
function withoutFigures(text: string): string {
  return text
    .replace(AMOUNT, (_, sign: string, amount: string) => `${amount}${CURRENCIES[sign] ?? ''}`)
    .replace(/(\d{1,2})月(?:(\d{1,2})日)?/g, (_, month: string, day?: string) => {
      return ` ${monthInKana(month)}${day === undefined ? '' : ` ${dayInKana(day)}`}`;
    })
    .replace(/(\d{1,2})日(?!間)/g, (_, day: string) => dayInKana(day))
    .replace(
      /(\d{1,2}):(\d\d)/g,
      (_, hour: string, minute: string) => `${hour}時${minute === '00' ? '' : `${Number(minute)}分`}`,
    )
    .replace(/(\d)[–—-](?=\d)/g, '$1カラ')
    .replace(SCALED, (_, number: string, scale: string, counter?: string) => {
      return `${numberInKana(number)}${SCALES[scale] ?? ''}${counter === undefined ? '' : countInKana('', counter)}`;
    })
    .replace(COUNTED, (_, number: string, counter: string) => countInKana(number, counter))
    .replace(MEASURED, (_, number: string, unit: string) => {
      const [kana, spoken] = [numberInKana(number), UNITS[unit] ?? ''];
      return `${HARD_SOUND.test(spoken) ? shortened(kana) : kana}${spoken}`;
    })
    .replace(
      new RegExp(
        `${NUMBER}(?=パーセント|ポイント|キロ|センチ|トン|セント|ページ|ケース|チーム|タイトル|セット|シーズン)`,
        'g',
      ),
      (number) => shortened(numberInKana(number)),
    )
    .replace(new RegExp(NUMBER, 'g'), numberInKana)
    .replace(/ ?& ?/g, 'アンド')
    .replace(/[A-Za-zÀ-ɏ]+/g, (word) => ` ${latinInKana(word)} `)
    .replace(/[・/]/g, ' ')
    .replace(/[—–…]+|\.{3,}/g, '、');
}

const NO_SPACE_BEFORE = /^(助詞|助動詞|記号)/;

const sound = ({ surface, pronunciation }: Token): string =>
  pronunciation === undefined || pronunciation === '*' ? surface : pronunciation;

/** Names of which at least one is in no text. */
const STAND_INS = ['佐藤', '鈴木', '高橋', '渡辺'];

/** Beside a name the dictionary reads 港 and 人 as a part of it; of a placeholder it knows nothing. */
function tokensOf(text: string): readonly Token[] {
  const placeholders = text.match(PLACEHOLDER) ?? [];
  const standIn = STAND_INS.find((name) => !text.includes(name));
  if (placeholders.length === 0 || standIn === undefined) return tokenizer().tokenize(text);
  const tokens = tokenizer().tokenize(text.replace(PLACEHOLDER, standIn));
  if (tokens.filter(({ surface }) => surface === standIn).length !== placeholders.length)
    return tokenizer().tokenize(text);
  let number = 0;
  return tokens.map((token) => {
    if (token.surface !== standIn) return token;
    const surface = placeholders[number++] ?? '';
    return { ...token, surface, pronunciation: surface };
  });
}

/** The engine reads kana but no kanji; spaces before content words give it the words. */
function inKana(text: string): string {
  return tokensOf(text)
    .map((token) => {
      const attached = NO_SPACE_BEFORE.test(token.partOfSpeech) || token.partOfSpeechSubcategory1 === '接尾';
      return `${attached ? '' : ' '}${sound(token)}`;
    })
    .join('');
}

export function speakableJapanese(text: string): string {
  const written = READINGS.reduce((read, [from, to]) => read.replaceAll(from, to), text.normalize('NFKC'));
  const sites = withSpokenAddresses(withPlainSpaces(written), 'ドット');
  const named = withSpokenHanNames(withSpokenNames(sites, { at: 'アット', dot: 'ドット' }));
  const plain = withSpokenModels(withPlainFigures(withPlainSigns(named)));
  const clean = withoutSigns(withoutFigures(plain));
  return clean === '' ? '' : withPlainSpaces(inKana(clean)).replaceAll('ヲ', 'オ');
}
