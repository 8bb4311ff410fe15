const DIGITS = [...'零一二三四五六七八九'];
const PLACES = ['', '十', '百', '千'];
const SCALES = ['', '万', '亿', '兆'];

/** `2026` → 二零二六 */
export const digitsInHanzi = (digits: string): string =>
  [...digits].map((digit) => DIGITS[Number(digit)] ?? digit).join('');

/** Telephones and flights: a one that is not mistaken for a seven. */
export const calledDigits = (digits: string): string => digitsInHanzi(digits).replaceAll('一', '幺');

function belowTenThousand(group: string): string {
  const spoken = [...group]
    .map((digit, index) => (digit === '0' ? '零' : `${DIGITS[Number(digit)]}${PLACES[group.length - 1 - index]}`))
    .join('');
  return spoken.replace(/零+/g, '零').replace(/零$/, '');
}

function integer(digits: string): string {
  const plain = digits.replace(/^0+(?=\d)/, '');
  if (plain === '0') return '零';
  if (plain.length > 16) return digitsInHanzi(plain);
  const groups = plain.padStart(Math.ceil(plain.length / 4) * 4, '0').match(/\d{4}/g) ?? [];
  const spoken = groups
    .map((group, index) => {
      const part = belowTenThousand(group);
      return part === '' ? '零' : `${part}${SCALES[groups.length - 1 - index]}`;
    })
    .join('');
  return spoken
    .replace(/零+/g, '零')
    .replace(/^零|零$/g, '')
    .replace(/^一十/, '十')
    .replace(/^二(?=[千万亿])/, '两');
}

/** `20.05` → 二十点零五 */
export function numberInHanzi(written: string): string {
  const [whole = '', fraction] = written.replaceAll(',', '').split('.');
  return fraction === undefined ? integer(whole) : `${integer(whole)}点${digitsInHanzi(fraction)}`;
}
