import { calledDigits, digitsInHanzi, numberInHanzi } from './hanzi-numbers.js';
import { withPlainSpaces, withSpokenAddresses, withSpokenIdentifiers, withoutSigns } from './plain-text.js';
import { ROMAN, romanValue } from './roman-numerals.js';
import { withSpokenNames } from './written-names.js';

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
  ['GHz', '吉赫'],
  ['GB', '吉字节'],
  ['MB', '兆字节'],
  ['TB', '太字节'],
  ['m', '米'],
  ['GW', '吉瓦'],
  ['MW', '兆瓦'],
  ['kWh', '千瓦时'],
]);

const NUMBER = String.raw`(?<!\d|\d,)\d[\d,]*(?:\.\d+)?`;
const SCALE = '[万亿萬億]{0,2}';

const currencies = (text: string): string =>
  text.replace(
    new RegExp(`((?:US|HK|NT|(?<![A-Z])[ACR])\\$|[$€£¥]) ?(${NUMBER}${SCALE})元?`, 'g'),
    (_, sign: string, amount: string) => {
      return `${amount}${CURRENCIES.get(sign) ?? ''}`;
    },
  );

const units = (text: string): string =>
  text.replace(
    /(\d) ?(km\/h|km²|m²|m³|km|kg|cm|mm|ms|mg|m|°C|GHz|GB|MB|TB|GW|MW|kWh)(?![a-zA-Z\d])/g,
    (_, digit: string, unit: string) => {
      return `${digit}${UNITS.get(unit) ?? ''}`;
    },
  );

/** NFKC makes one form of full-width letters and digits, ℃ and ％, but takes a little 2 for a 2. */
export const withOneForm = (text: string): string =>
  text
    .split(/([²³])/)
    .map((part, index) => (index % 2 === 0 ? part.normalize('NFKC') : part))
    .join('');

/** "2-1逆转": a result, which is no range. */
const RESULTS = [
  /(?<![\d.-])(\d{1,3}) ?[-–—] ?(\d{1,3})(?![\d.-])(?=\s?(?:[战获戰獲]?[胜勝负負平]|逆[转轉]|[击擊][败敗]|[战戰]|不[敌敵]|力克|[大险險完小取][胜勝]|[横橫][扫掃]|淘汰|[领領]先|落[后後]|告[负負]|[绝絕][杀殺]))/g,
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
  withSpokenIdentifiers(text, { digits: digitsInHanzi, dash: '杠', pause: ',' }).replace(
    /(?<=\d),(?=\d{3}(?!\d))/g,
    '',
  );

const TELEPHONE =
  /(?<![\d.,-])1[3-9]\d{9}(?!\d)|(?<=(?:[拨撥]打?|[电電][话話]|[热熱][线線])(?:\d{3}[或、])?)(?:1[12]\d|1\d{4})(?![\d.,%])/g;
const FLIGHT = /([A-Z][A-Z\d])(\d{3,4})(?=[次号號]?(?:航班|客机|客機|班机|班機))/g;
/** "A320", "B737" */
const AIRCRAFT = /(?<![A-Za-z\d-])([AB])(\d{3})(?=[\u4e00-\u9fff])/g;
const ROMAN_AFTER_HAN = new RegExp(`(?<=[\\u4e00-\\u9fff])(?=[IVX])(${ROMAN})(?=世|期|代|级|級|型|号|號|阶|階)`, 'gu');

/** Numbers that nobody counts with, fractions, and numbers in Roman numerals. */
const withSpokenNumbers = (text: string): string =>
  text
    .replace(TELEPHONE, calledDigits)
    .replace(FLIGHT, (_, line: string, number: string) => `${line} ${calledDigits(number)}`)
    .replace(AIRCRAFT, (_, make: string, number: string) => `${make} ${digitsInHanzi(number)}`)
    .replace(ROMAN_AFTER_HAN, (numeral) => numberInHanzi(String(romanValue(numeral))))
    .replace(
      /(?<![\d/.])([1-9]\d?)\/([1-9]\d?)(?![\d/.])(?=\s?(?:的|以上|左右|强|多|个|仓|席|決|决))/g,
      (_, part: string, whole: string) => `${numberInHanzi(whole)}分之${numberInHanzi(part)}`,
    )
    .replace(/(?<!\d)(\d{1,2})[·・](\d{1,2})(?!\d)/g, (_, month: string, day: string) => digitsInHanzi(month + day))
    .replace(/(?<![\d.,])(\d{1,4}(?:\.\d{1,4}){2,4})(?![\d.])/g, (version) =>
      version.split('.').map(numberInHanzi).join('点'),
    )
    .replace(/(?<![\d.,])(\d+)\+(?=[名个人位家条間间项項])/g, (_, number: string) => `${numberInHanzi(number)}多`)
    .replace(TWO, '两')
    .replace(/([A-Z])\.(?=[A-Z]\.|[\u4e00-\u9fff])/g, '$1 ');

/** Two things are 两; the second, and two of a longer number, are 二. */
const TWO =
  /(?<![\d.第零一二三四五六七八九至点]|\d,)2(?=[个個名位家条條间間项項次只隻辆輛艘架倍件场場岁歲天周萬万亿億]|人(?!民)|小时|小時|年(?![级級]))/g;

/** The engine leaves out the point of a number below ten. */
const withSpokenPoints = (text: string): string =>
  text
    .replace(/(?<=\d\.\d{1,9}) ?s(?![A-Za-z\d])/g, '秒')
    .replace(/(?<![\d.])\d{1,16}\.\d{1,16}(?![\d.])/g, numberInHanzi);

/** Numbers as a newsreader says them; the engine reads other digits and characters well. */
export function speakableChinese(text: string): string {
  const named = withSpokenNames(withSpokenAddresses(withPlainSpaces(withOneForm(text)), '点'), {
    at: ' at ',
    dot: '点',
  });
  const plain = withPlainFigures(withSpokenNumbers(named));
  const spoken = units(currencies(plain))
    .replace(/(?<=%) ?[-–—~] ?(?=\d)/g, '至')
    .replace(new RegExp(`(?<![\\d.])-?(${NUMBER})([多余餘几幾]?) ?%`, 'g'), '百分之$1$2')
    .replace(new RegExp(`(?<![\\d.])-?(${NUMBER}) ?‰`, 'g'), '千分之$1')
    .replace(/(?<!\d)(\d{4})(?=(?: ?[-–—~至到] ?\d{4})? ?年)/g, digitsInHanzi)
    .replace(/(?<!\d)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/g, (_, year: string, month: string, day: string) => {
      return `${digitsInHanzi(year)}年${Number(month)}月${Number(day)}日`;
    })
    .replace(/(?<![\d:])(\d{1,2}):(\d\d)(?![\d:])/g, (_, hour: string, minute: string) =>
      minute === '00' ? `${hour}点` : `${hour}点${minute}分`,
    )
    .replace(/([\d零一二三四五六七八九]) ?[-–—~] ?(?=[\d零一二三四五六七八九])/g, '$1至')
    .replace(/(?<=[日月年号號时時点點分]) ?[-–—] ?(?=\d)/g, '至')
    .replace(/(?<=[\p{L}\d]) ?~ ?(?=\d|百分之|零下)/gu, '至')
    .replace(/(\d):(?=\d)/g, '$1比')
    .replace(/(?<![\p{L}\d])[-−](?=\d)/gu, '负')
    .replace(/([A-Za-z])-(?=\d)/g, '$1 ')
    .replace(/(?<=\p{Script=Han}) ?& ?|& ?(?=\p{Script=Han})/gu, '和')
    .replace(/&/g, ' and ')
    .replace(/\//g, ' ')
    .replace(/[·・]/g, '')
    .replace(/[—–…]+|\.{3,}/g, ',');
  return withoutSigns(withSpokenPoints(spoken));
}
