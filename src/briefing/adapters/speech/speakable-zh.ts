import { withPlainSpaces, withSpokenAddresses, withSpokenIdentifiers, withoutSigns } from './plain-text.js';

const DIGITS = [...'零一二三四五六七八九'];

const CURRENCIES = new Map([
  ['$', '美元'],
  ['US$', '美元'],
  ['€', '欧元'],
  ['£', '英镑'],
  ['¥', '元'],
  ['HK$', '港元'],
  ['NT$', '新台币'],
  ['A$', '澳元'],
  ['C$', '加元'],
  ['R$', '雷亚尔'],
]);

const UNITS = new Map([
  ['km/h', '公里每小时'],
  ['km²', '平方公里'],
  ['m²', '平方米'],
  ['m³', '立方米'],
  ['km', '公里'],
  ['kg', '公斤'],
  ['cm', '厘米'],
  ['mm', '毫米'],
  ['ms', '毫秒'],
  ['mg', '毫克'],
  ['°C', '摄氏度'],
  ['GW', '吉瓦'],
  ['MW', '兆瓦'],
  ['kWh', '千瓦时'],
]);

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SCALE = '[万亿]{0,2}';

const byDigit = (number: string): string => [...number].map((digit) => DIGITS[Number(digit)] ?? digit).join('');

const currencies = (text: string): string =>
  text.replace(
    new RegExp(`((?:US|HK|NT|(?<![A-Z])[ACR])\\$|[$€£¥]) ?(${NUMBER}${SCALE})`, 'g'),
    (_, sign: string, amount: string) => {
      return `${amount}${CURRENCIES.get(sign) ?? ''}`;
    },
  );

const units = (text: string): string =>
  text.replace(
    /(\d) ?(km\/h|km²|m²|m³|km|kg|cm|mm|ms|mg|°C|GW|MW|kWh)(?![a-zA-Z])/g,
    (_, digit: string, unit: string) => {
      return `${digit}${UNITS.get(unit) ?? ''}`;
    },
  );

/** NFKC makes one form of full-width letters and digits, ℃ and ％, but takes a little 2 for a 2. */
const withOneForm = (text: string): string =>
  text
    .split(/([²³])/)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('');

/** "2-1逆转": a result, which is no range. */
const RESULTS = [
  /(?<![\d.-])(\d{1,3}) ?[-–—] ?(\d{1,3})(?![\d.-])(?=\s?(?:战?[胜勝负負平]|逆[转轉]|[击擊][败敗]|[战戰]|不[敌敵]|力克|[大险險完小取][胜勝]|[横橫][扫掃]|淘汰|[领領]先|落[后後]|告[负負]|[绝絕][杀殺]))/g,
  /(?<=比分[为為是]?)(\d{1,3})[-–—](\d{1,3})(?![\d.-])/g,
];
/** "62美元/桶" */
const RATE = new RegExp(
  `(${String.raw`\d[\d.]*[万亿萬億]?`})(美元|欧元|日元|英镑|港元|元|桶|吨|噸|公里|公斤|千克|克|毫克|人次|人|次|个|個|台|毫升|升)/(桶|吨|噸|日|天|年|月|小时|小時|分钟|秒|人|次|平方米|立方米|公斤|千克|克|升|股|盎司|台|公里|斤|m³|kg)`,
  'g',
);
const BELOW_ZERO = /(?<![\d])[-−](\d+(?:\.\d+)?)(?= ?(?:°C|度|摄氏度|攝氏度))/g;

/** What is written with signs that would mean something else between other numbers. */
const withPlainFigures = (text: string): string =>
  RESULTS.reduce((read, result) => read.replace(result, '$1比$2'), withPlainNumbers(text))
    .replace(BELOW_ZERO, '零下$1')
    .replace(RATE, '每$3$1$2')
    .replaceAll('每m³', '每立方米')
    .replaceAll('每kg', '每公斤')
    .replaceAll('±', '正负');

const withPlainNumbers = (text: string): string =>
  withSpokenIdentifiers(text, { digits: byDigit, dash: '杠', pause: ',' }).replace(/(?<=\d),(?=\d{3}(?!\d))/g, '');

/** Numbers as a newsreader says them; the engine reads other digits and characters well. */
export function speakableChinese(text: string): string {
  const plain = withPlainFigures(withSpokenAddresses(withPlainSpaces(withOneForm(text)), '点'));
  const spoken = units(currencies(plain))
    .replace(new RegExp(`(?<![\\d.])-?(${NUMBER}) ?%`, 'g'), '百分之$1')
    .replace(/(?<!\d)(\d{4})(?=(?: ?[-–—~至到] ?\d{4})? ?年)/g, byDigit)
    .replace(/(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, (_, year: string, month: string, day: string) => {
      return `${byDigit(year)}年${Number(month)}月${Number(day)}日`;
    })
    .replace(/(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour}点` : `${hour}点${minute}分`,
    )
    .replace(/([\d零一二三四五六七八九]) ?[-–—~] ?(?=[\d零一二三四五六七八九])/g, '$1至')
    .replace(/(?<=[\p{L}\d]) ?~ ?(?=\d|百分之|零下)/gu, '至')
    .replace(/(\d):(?=\d)/g, '$1比')
    .replace(/(?<![\p{L}\d])[-−](?=\d)/gu, '负')
    .replace(/([A-Za-z])-(?=\d)/g, '$1 ')
    .replace(/(?<=\p{Script=Han}) ?& ?|& ?(?=\p{Script=Han})/gu, '和')
    .replace(/&/g, ' and ')
    .replace(/\//g, ' ')
    .replace(/[·・]/g, '')
    .replace(/[—–…]+|\.{3,}/g, ',');
  return withoutSigns(spoken);
}
