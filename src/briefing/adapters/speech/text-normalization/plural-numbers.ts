const TENS = ['', 'tens', 'twenties', 'thirties', 'forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'];
const ONES = ['', 'ones', 'twos', 'threes', 'fours', 'fives', 'sixes', 'sevens', 'eights', 'nines'];

const TEENS = [
  'tens',
  'elevens',
  'twelves',
  'thirteens',
  'fourteens',
  'fifteens',
  'sixteens',
  'seventeens',
  'eighteens',
  'nineteens',
];

/** "F-35s": thirty-fives; "F-16s": sixteens. */
export function pluralNumber(number: number): string {
  if (number < 10) return `0 ${ONES[number] ?? ''}`;
  if (number < 20) return TEENS[number - 10] ?? '';
  return number % 10 === 0 ? (TENS[number / 10] ?? '') : `${Math.floor(number / 10) * 10} ${ONES[number % 10]}`;
}
