/** A number in figures or Chinese numerals, with how many characters it takes. */
export interface CjkNumber {
  readonly value: number;
  readonly length: number;
}

const DIGITS: Readonly<Record<string, number>> = {
  〇: 0,
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  兩: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
};
const SMALL_SCALES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 };
const BIG_SCALES: Readonly<Record<string, number>> = { 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8, 兆: 1e12 };
const FIGURES = /(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?/uy;
const NUMERALS = /[〇零一二三四五六七八九十百千万亿億萬兆两兩]+/uy;

/** "120亿", "1億2000万", "四十八億", "6.8" */
export function cjkNumberAt(text: string, from: number): CjkNumber | undefined {
  let [total, current, at, seen] = [0, 0, from, false];
  while (at < text.length) {
    const figures = matchAt(FIGURES, text, at);
    if (figures !== undefined) {
      current = Number(figures.replaceAll(',', ''));
      [at, seen] = [at + figures.length, true];
      const small = SMALL_SCALES[text[at] ?? ''];
      if (small !== undefined) [current, at] = [current * small, at + 1];
      const big = BIG_SCALES[text[at] ?? ''];
      if (big === undefined) break;
      [total, current, at] = [total + current * big, 0, at + 1];
      continue;
    }
    const numerals = seen ? undefined : matchAt(NUMERALS, text, at);
    if (numerals === undefined) break;
    return { value: numeralValue(numerals), length: numerals.length };
  }
  return seen ? { value: total + current, length: at - from } : undefined;
}

/** "十二", "二百三十", "二〇二六" */
export function numeralValue(numerals: string): number {
  if (/^[〇零一二三四五六七八九]{2,}$/u.test(numerals)) return Number([...numerals].map((one) => DIGITS[one]).join(''));
  let [total, section, digit] = [0, 0, 0];
  for (const one of numerals) {
    const [figure, small, big] = [DIGITS[one], SMALL_SCALES[one], BIG_SCALES[one]];
    if (figure !== undefined) digit = figure;
    else if (small !== undefined) [section, digit] = [section + Math.max(digit, 1) * small, 0];
    else if (big !== undefined) [total, section, digit] = [total + Math.max(section + digit, 1) * big, 0, 0];
  }
  return total + section + digit;
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}
