import type { Language } from '../../../../../../shared/kernel/language.js';
import { isCjk } from '../../words.js';

const DAY = 86_400_000;
/** In days. */
const MONTH = 30.5;
/** "Last night" has no unit. */
const LAST_NIGHT: Readonly<Partial<Record<Language, readonly string[]>>> = {
  zh: ['昨晚', '昨夜'],
  ja: ['昨夜'],
};

/** Days, months and what is past, as the language calls them. In Chinese and Japanese dates are figures. */
function timesIn(language: Language): readonly string[] {
  const named = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  const weekday = named({ weekday: language === 'zh' ? 'short' : 'long' });
  const month = named({ month: 'long' });
  const past = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return [
    ...Array.from({ length: 7 }, (_, day) => weekday.format(day * DAY)),
    ...(isCjk(language) ? [] : Array.from({ length: 12 }, (_, at) => month.format((at * MONTH + 5) * DAY))),
    ...(['day', 'week', 'month', 'year'] as const).map((unit) => past.format(-1, unit)),
    ...(LAST_NIGHT[language] ?? []),
  ];
}

/** "Every Friday", "le dimanche", "los jueves", "eines Morgens im Mai": whenever it comes round. */
const HABITUAL = '(?:every|each|une?|chaque|cada|les?|los|as|aos|uma?|uno|jeden|eines|einem) ';

function patternOf(words: readonly string[], language: Language): RegExp {
  const any = words.join('|');
  return isCjk(language) ? new RegExp(any, 'u') : new RegExp(`(?<!\\p{L}|${HABITUAL})(?:${any})(?!\\p{L})`, 'u');
}

const TIMES = new Map<Language, RegExp>();

/** Whether a text names a day, a month or what is past: "on Monday", "last week", 昨天. */
export function namesTime(text: string, language: Language): boolean {
  const times = TIMES.get(language) ?? patternOf(timesIn(language), language);
  TIMES.set(language, times);
  return times.test(text);
}
