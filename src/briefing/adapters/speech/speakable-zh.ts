import { withPlainSpaces, withSpokenAddresses, withoutSigns } from './plain-text.js';

const DIGITS = [...'零一二三四五六七八九'];

const CURRENCIES = new Map([
  ['$', '美元'],
  ['US$', '美元'],
  ['€', '欧元'],
  ['£', '英镑'],
  ['¥', '元'],
  ['HK$', '港元'],
]);

const UNITS = new Map([
  ['km/h', '公里每小时'],
  ['km²', '平方公里'],
  ['m²', '平方米'],
  ['km', '公里'],
  ['kg', '公斤'],
  ['cm', '厘米'],
  ['mm', '毫米'],
  ['°C', '摄氏度'],
  ['GW', '吉瓦'],
  ['MW', '兆瓦'],
  ['kWh', '千瓦时'],
]);

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?`;
const SCALE = '[万亿]{0,2}';

const byDigit = (number: string): string => [...number].map((digit) => DIGITS[Number(digit)] ?? digit).join('');

const currencies = (text: string): string =>
  text.replace(new RegExp(`(US\\$|HK\\$|[$€£¥]) ?(${NUMBER}${SCALE})`, 'g'), (_, sign: string, amount: string) => {
    return `${amount}${CURRENCIES.get(sign) ?? ''}`;
  });

const units = (text: string): string =>
  text.replace(/(\d) ?(km\/h|km²|m²|km|kg|cm|mm|°C|GW|MW|kWh)(?![a-zA-Z])/g, (_, digit: string, unit: string) => {
    return `${digit}${UNITS.get(unit) ?? ''}`;
  });

/** NFKC makes one form of full-width letters and digits, ℃ and ％, but takes the little 2 for a 2. */
const withOneForm = (text: string): string =>
  text
    .split('²')
    .map((part) => part.normalize('NFKC'))
    .join('²');

/** Numbers as a newsreader says them; the engine reads other digits and characters well. */
export function speakableChinese(text: string): string {
  const plain = withSpokenAddresses(withPlainSpaces(withOneForm(text)), '点');
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
