import { createRequire } from 'node:module';
import { COUNTER_PATTERN, countInKana, dayInKana, monthInKana, numberInKana } from './kana-numbers.js';
import { latinInKana } from './kana-latin.js';
import { withPlainSpaces, withSpokenAddresses, withoutSigns } from './plain-text.js';

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
  '°C': 'ド',
  GW: 'ギガワット',
  MW: 'メガワット',
  GB: 'ギガバイト',
};

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const AMOUNT = new RegExp(`([$€£¥]) ?((?:${NUMBER}[万億兆]?)+)`, 'g');
const SCALED = new RegExp(`(${NUMBER})([万億兆])(${COUNTER_PATTERN})?`, 'g');
const COUNTED = new RegExp(`(${NUMBER})(${COUNTER_PATTERN})`, 'g');
const MEASURED = new RegExp(`(${NUMBER}) ?(km/h|km|kg|cm|mm|°C|GW|MW|GB|%)(?![a-z])`, 'g');

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
    .replace(/(\d)[~–—-](?=\d)/g, '$1カラ')
    .replace(SCALED, (_, number: string, scale: string, counter?: string) => {
      return `${numberInKana(number)}${SCALES[scale] ?? ''}${counter === undefined ? '' : countInKana('', counter)}`;
    })
    .replace(COUNTED, (_, number: string, counter: string) => countInKana(number, counter))
    .replace(MEASURED, (_, number: string, unit: string) => `${numberInKana(number)}${UNITS[unit] ?? ''}`)
    .replace(new RegExp(NUMBER, 'g'), numberInKana)
    .replace(/ ?& ?/g, 'アンド')
    .replace(/[A-Za-zÀ-ɏ]+/g, (word) => ` ${latinInKana(word)} `)
    .replace(/[・/]/g, ' ')
    .replace(/[—–…]+|\.{3,}/g, '、');
}

const NO_SPACE_BEFORE = /^(助詞|助動詞|記号)/;

const sound = ({ surface, pronunciation }: Token): string =>
  pronunciation === undefined || pronunciation === '*' ? surface : pronunciation;

/** The engine reads kana but no kanji; spaces before content words give it the words. */
function inKana(text: string): string {
  return tokenizer()
    .tokenize(text)
    .map((token) => {
      const attached = NO_SPACE_BEFORE.test(token.partOfSpeech) || token.partOfSpeechSubcategory1 === '接尾';
      return `${attached ? '' : ' '}${sound(token)}`;
    })
    .join('');
}

export function speakableJapanese(text: string): string {
  const plain = withSpokenAddresses(withPlainSpaces(text.normalize('NFKC')), 'ドット');
  const clean = withoutSigns(withoutFigures(plain));
  return clean === '' ? '' : withPlainSpaces(inKana(clean));
}
