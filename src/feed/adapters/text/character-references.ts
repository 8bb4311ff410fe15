import { decodeHTML, decodeHTMLStrict } from 'entities';

// Some programs write a character beyond U+FFFF as two references: a pair of UTF-16, which HTML knows no more than XML.
const PAIR = /&#(xd[89ab][\da-f]{2}|5[5-6]\d{3});&#(xd[c-f][\da-f]{2}|5[67]\d{3});/gi;

function joined(references: string, first: string, second: string): string {
  const [high, low] = [Number(`0${first}`), Number(`0${second}`)];
  const isPair = (high & 0xfc00) === 0xd800 && (low & 0xfc00) === 0xdc00;
  return isPair ? String.fromCharCode(high, low) : references;
}

const withPairs = (text: string): string => (text.includes(';&#') ? text.replace(PAIR, joined) : text);

/** Character references of HTML: also those without a semicolon, as browsers read them. */
export const decodeInHtml = (text: string): string => (text.includes('&') ? decodeHTML(withPairs(text)) : text);

/** Of XML, where publishers use the names of HTML, but `?a=1&copy=2` is an address. */
export const decodeInXml = (text: string): string => (text.includes('&') ? decodeHTMLStrict(withPairs(text)) : text);
