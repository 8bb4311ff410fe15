import type { EpochMs } from '../../../shared/kernel/clock.js';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const YEAR = '(?<year>[1-9]\\d{3})';
const TIME = '(?<hour>[01]\\d|2[0-3]):(?<minute>[0-5]\\d):(?<second>[0-5]\\d)';
const ZONE = '(?:GMT|UTC|Z|(?<sign>[+-])(?<hours>0\\d|1[0-3]):?(?<minutes>[0-5]\\d))';

/** RFC 5322 §3.3. */
const MAIL_DATE = new RegExp(
  `^(?:[A-Z][a-z]{2}, )?(?<day>\\d\\d?) (?<month>${MONTHS.join('|')}) ${YEAR} ${TIME} ${ZONE}$`,
);
/** RFC 3339 §5.6, without fractions of a second. */
const INTERNET_DATE = new RegExp(`^${YEAR}-(?<month>\\d\\d)-(?<day>\\d\\d)T${TIME}${ZONE}$`);

/**
 * A date as the standards of feeds want it, as most are written: read without a look at what else it might be.
 * null: it is something else, or impossible.
 */
export function standardDate(written: string): EpochMs | null {
  const fields = (MAIL_DATE.exec(written) ?? INTERNET_DATE.exec(written))?.groups;
  if (fields === undefined) return null;
  const number = (name: string): number => Number(fields[name] ?? 0);
  const named = MONTHS.indexOf(fields['month'] ?? '');
  const month = named === -1 ? number('month') - 1 : named;
  const midnight = Date.UTC(number('year'), month, number('day'));
  // The 31st of a month that has thirty days, or the 13th month.
  if (new Date(midnight).getUTCMonth() !== month || number('day') === 0) return null;
  const local = midnight + ((number('hour') * 60 + number('minute')) * 60 + number('second')) * 1_000;
  const offset = (number('hours') * 60 + number('minutes')) * 60_000;
  return fields['sign'] === '-' ? local + offset : local - offset;
}
