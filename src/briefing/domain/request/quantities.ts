import type { Language } from '../../../shared/kernel/language.js';
import { phrases, type CueLexicon } from './cue-types.js';
import { alternatives, bare } from './patterns.js';
import { isCjk } from './request-language.js';
import type { Period } from './understood.js';

export interface Span {
  readonly start: number;
  readonly end: number;
}
export type Quantity = Span &
  ({ readonly kind: 'length'; readonly seconds: number } | { readonly kind: 'period'; readonly period: Period });

type Meaning =
  { readonly kind: 'length'; readonly seconds: number } | { readonly kind: 'period'; readonly period: Period };
interface Rule {
  readonly pattern: RegExp;
  /** Null where the match means nothing. */
  readonly meaning: (groups: Readonly<Record<string, string | undefined>>) => Meaning | null;
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const SECONDS = { second: 1, minute: 60, hour: 3600 } as const;
const DAYS = { hour: 1 / 24, day: 1, week: 7, month: 30 } as const;
const RULES = new Map<Language, readonly Rule[]>();

/** Lengths and periods are read first: their numbers, "more" and "last" mean nothing else. In order of place. */
export function quantitiesIn(lower: string, cues: CueLexicon, language: Language): readonly Quantity[] {
  const rules = RULES.get(language) ?? rulesOf(cues, language);
  RULES.set(language, rules);
  const found: Quantity[] = [];
  for (const { pattern, meaning } of rules) {
    for (const match of lower.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length };
      const means = meaning(match.groups ?? {});
      if (means === null || span.end === span.start || isEnough(lower, span)) continue;
      if (!found.some((one) => span.start < one.end && one.start < span.end)) found.push({ ...span, ...means });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

/** "サッカーはもう十分です": no ten minutes. */
const isEnough = (lower: string, { start, end }: Span): boolean =>
  lower.slice(start, end) === '十分' &&
  /(?:[はでも]|もう)$/u.test(lower.slice(0, start)) &&
  /^(?:です|だ|なの?で|聞|楽し|$|[、。！])/u.test(lower.slice(end));

/** The first that matches a place wins. */
function rulesOf(cues: CueLexicon, language: Language): readonly Rule[] {
  const cjk = isCjk(language);
  const periods = [...agoRules(cues, cjk), ...(cjk ? cjkSince(cues) : latinSince(cues))];
  return [
    ...periods,
    ...namedDays(cues).map(([from, names]) => rule(alternatives(names), () => since({ from }))),
    ...Object.entries(cues.ago).map(([days, text]) =>
      rule(`(?:${alternatives(phrases(text))})${cjk ? `(?:${bare(phrases(cues.sinceEnd))})?` : ''}`, () =>
        since({ sinceDays: Number(days) }),
      ),
    ),
    ...Object.entries(cues.lengths).map(([seconds, text]) =>
      rule(alternatives(phrases(text)), () => ({ kind: 'length', seconds: Number(seconds) })),
    ),
    lengthRule(cues, cjk),
  ];
}

/** The weekend first: its names hold those of the week. */
const namedDays = ({ days }: CueLexicon): readonly (readonly [string, readonly string[]])[] =>
  Object.entries(days)
    .toSorted(([a], [b]) => Number(b === 'weekend') - Number(a === 'weekend'))
    .map(([from, text]) => [from, phrases(text)]);

const rule = (pattern: string, meaning: Rule['meaning']): Rule => ({ pattern: new RegExp(pattern, 'gu'), meaning });
const since = (period: Period): Meaning => ({ kind: 'period', period });

const BEFORE = '(?<![\\p{L}\\p{N}])';
const AFTER = '(?![\\p{L}\\p{N}])';

/** Digits, or a number in words. */
const numberIn = (cues: CueLexicon): string => `(?<!\\d)\\d{1,5}(?:[.,]\\d{1,5})?|${bare([...numbersOf(cues).keys()])}`;

function numbersOf(cues: CueLexicon): ReadonlyMap<string, number> {
  const parts = cues.numbers.split(/\s+/);
  return new Map(parts.flatMap((word, index) => (index % 2 === 0 ? [[word, Number(parts[index + 1])] as const] : [])));
}

function valueOf(text: string | undefined, cues: CueLexicon): number {
  return text === undefined ? 1 : (numbersOf(cues).get(text) ?? Number(text.replace(',', '.')));
}

const unitsOf = (names: readonly (keyof CueLexicon['units'])[], cues: CueLexicon): string =>
  names.map((name) => `(?<${name}>${bare(phrases(cues.units[name]))})`).join('|');

/** "the last 3 days" */
function agoRules(cues: CueLexicon, cjk: boolean): readonly Rule[] {
  const units = unitsOf(['hour', 'day', 'week', 'month'], cues);
  const recent = bare(phrases(cues.recent));
  const [left, right, gap] = cjk ? ['', '', '\\s*'] : [BEFORE, AFTER, '[\\s-]*'];
  const meaning: Rule['meaning'] = (groups) => {
    const unit = (['hour', 'day', 'week', 'month'] as const).find((one) => groups[one] !== undefined);
    if (unit === undefined) return null;
    return since({ sinceDays: Math.max(1, Math.round(valueOf(groups['n'], cues) * DAYS[unit])) });
  };
  return [
    rule(`${left}(?:${recent})\\s*の?(?<n>${numberIn(cues)})${gap}(?:${units})${right}(?:以?内|間|の)?`, meaning),
    rule(`${left}(?<n>${numberIn(cues)})\\s+(?:${recent})\\s+(?:${units})${right}`, meaning),
  ];
}

/** "ten minutes", "5 to 7 minutes", "3-5分钟" */
function lengthRule(cues: CueLexicon, cjk: boolean): Rule {
  const number = numberIn(cues);
  // 十分聞いた: enough, and no ten minutes.
  const [left, right, gap] = cjk ? ['', '(?!聞い[たて]|知っ)', '\\s*'] : [BEFORE, AFTER, '[\\s-]*'];
  const range = `(?:\\s*(?:-|–|~|to|bis|a|à|ou|o|or|oder|到|至|から)\\s*(?<m>${number}))?`;
  return rule(
    `${left}(?<n>${number})${range}${gap}(?:${unitsOf(['second', 'minute', 'hour'], cues)})${right}`,
    (groups) => {
      const unit = (['second', 'minute', 'hour'] as const).find((one) => groups[one] !== undefined);
      if (unit === undefined) return null;
      const [low, high] = [valueOf(groups['n'], cues), valueOf(groups['m'] ?? groups['n'], cues)];
      return { kind: 'length', seconds: Math.round(((low + high) / 2) * SECONDS[unit]) };
    },
  );
}

function weekdaysOf(cues: CueLexicon): { readonly names: string; readonly meaning: Rule['meaning'] } {
  const days = cues.weekdays.split('|').map((names) => names.split(','));
  return {
    names: bare(days.flat()),
    meaning: ({ day = '' }) => since({ from: WEEKDAYS[days.findIndex((names) => names.includes(day))] ?? 'week' }),
  };
}

const dateOf = (month: number, day: string | undefined): Meaning | null =>
  month < 1 || month > 12
    ? null
    : since({ from: `${String(month).padStart(2, '0')}-${(day ?? '1').padStart(2, '0')}` });

function latinSince(cues: CueLexicon): readonly Rule[] {
  const start = `(?<![\\p{L}])(?:${bare(phrases(cues.since))})\\s+(?:(?:last|the|letzte[mn]|dem|el|le|o)\\s+)?`;
  const { names, meaning } = weekdaysOf(cues);
  const months = bare(phrases(cues.months));
  const date: Rule['meaning'] = ({ month = '', d }) => dateOf(phrases(cues.months).indexOf(month) + 1, d);
  return [
    ...namedDays(cues).map(([from, days]) => rule(`${start}(?:${alternatives(days)})`, () => since({ from }))),
    rule(`${start}(?<day>${names})(?:-feira)?(?![\\p{L}])(?:\\s+(?:pasado|passada|passado|dernier))?`, meaning),
    rule(`${start}(?<d>\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?\\s*(?:of\\s+|de\\s+)?(?<month>${months})(?![\\p{L}])`, date),
    rule(`${start}(?<month>${months})\\s+(?<d>\\d{1,2})(?!\\d)`, date),
  ];
}

function cjkSince(cues: CueLexicon): readonly Rule[] {
  const [start, end] = [bare(phrases(cues.since)), bare(phrases(cues.sinceEnd))];
  const { names, meaning } = weekdaysOf(cues);
  return [
    ...namedDays(cues).map(([from, days]) =>
      rule(`(?:${start})?(?:${alternatives(days)})(?:${end})の?`, () => since({ from })),
    ),
    rule(`(?:${start})?(?:上|先週の)?(?<day>${names})(?:${end})の?`, meaning),
    rule(`(?:${start})?(?<month>\\d{1,2})月(?<d>\\d{1,2})[日号](?:${end})の?`, ({ month, d }) =>
      dateOf(Number(month), d),
    ),
    rule(`(?:${start})(?<day>${names})`, meaning),
  ];
}
