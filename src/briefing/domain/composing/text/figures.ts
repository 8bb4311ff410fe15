import type { Language } from '../../../../shared/kernel/language.js';
import type { Content } from './echo.js';
import { coverage } from './echo.js';
import { amountsIn } from './names.js';
import { isCjk } from './words.js';

/** A number with what it counts. */
export interface Figure {
  readonly value: string;
  readonly unit: string;
}

/** Two sentences speak of the same when one says so much of the other again, numbers aside. */
const SAME_MATTER = 0.4;

/** The figures that may grow old: "15 villages", "7.2 percent", not "No. 3". */
export const figuresIn = (text: string, language: Language): readonly Figure[] =>
  amountsIn(text, language).filter(({ unit }) => (isCjk(language) ? unit !== '' : unit === '%' || unit.length > 2));

export interface Counting {
  readonly figures: readonly Figure[];
  readonly content: Content;
}

/** A sentence may be nothing but figures, and is compared with many. */
function valuesByUnit(figures: readonly Figure[]): ReadonlyMap<string, ReadonlySet<string>> {
  const values = new Map<string, Set<string>>();
  for (const { unit, value } of figures) values.set(unit, (values.get(unit) ?? new Set()).add(value));
  return values;
}

/** Whether two sentences count the same and come to another number. */
export function differ(a: Counting, b: Counting): boolean {
  if (a.figures.length === 0 || b.figures.length === 0) return false;
  const counted = valuesByUnit(b.figures);
  const differs = a.figures.some(({ unit, value }) => counted.get(unit)?.has(value) === false);
  return differs && Math.max(coverage(a.content, b.content), coverage(b.content, a.content)) >= SAME_MATTER;
}

const LARGE: Readonly<Record<Language, RegExp>> = {
  en: /\d[\d.,]{0,20}[  ]?(?:million|billion|trillion|bn)\b/iu,
  de: /\d[\d.,]{0,20}[  ]?(?:Million|Milliarde|Billion|Mio|Mrd)/iu,
  fr: /\d[\d.,]{0,20}[  ]?(?:million|milliard)/iu,
  es: /\d[\d.,]{0,20}[  ]?(?:millon|millón|billon|billón)/iu,
  pt: /\d[\d.,]{0,20}[  ]?(?:milh|bilh|trilh)/iu,
  zh: /\d[\d.,]{0,20}(?:[百千]万|亿|万亿)/u,
  ja: /\d[\d.,]{0,20}(?:[百千]万|億|兆)/u,
};
const GROUPED_MILLIONS = /(?<![\d.,])\d{1,3}(?:[.,  ]\d{3}){2,6}(?![\d.,]{0,20}\d)/u;

/** A figure in the millions, in digits or in words. */
export const hasLargeFigure = (text: string, language: Language): boolean =>
  LARGE[language].test(text) || GROUPED_MILLIONS.test(text);
