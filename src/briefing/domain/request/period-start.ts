import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Period } from './understood.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const MOST_DAYS = 366;

/** When a period begins, by the calendar of the listener; null where it asks for no more than what is new. */
export function startOf(period: Period, now: EpochMs, timezone: string): EpochMs | null {
  if ('sinceDays' in period) return now - Math.min(period.sinceDays, MOST_DAYS) * DAY;
  const calendar = new Calendar(now, timezone);
  const back = daysBack(period.from, calendar);
  return back === null ? null : calendar.midnight(back);
}

function daysBack(from: string, calendar: Calendar): number | null {
  const weekday = WEEKDAYS.indexOf(from.slice(0, 3));
  // "today" is what a briefing without a period tells.
  if (from === 'today') return null;
  if (from === 'yesterday') return 1;
  if (from === 'week') return calendar.weekday;
  if (from === 'month') return calendar.day - 1;
  if (from === 'weekend') return (calendar.weekday - 5 + 7) % 7;
  // On a Monday, "since Monday" means the one before.
  if (weekday >= 0) return ((calendar.weekday - weekday + 6) % 7) + 1;
  return calendar.daysSince(from);
}

/** Days as they are where the listener is. */
class Calendar {
  readonly weekday: number;
  readonly day: number;
  private readonly now: EpochMs;
  private readonly format: Intl.DateTimeFormat;

  constructor(now: EpochMs, timezone: string) {
    this.now = now;
    this.format = new Intl.DateTimeFormat('en-u-ca-gregory-hc-h23', {
      timeZone: timezone,
      weekday: 'short',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    const parts = this.parts(now);
    this.weekday = WEEKDAYS.indexOf((parts.get('weekday') ?? '').slice(0, 3).toLowerCase());
    this.day = Number(parts.get('day'));
  }

  /** So many days back, whatever the clocks did in between. */
  midnight(daysBack: number): EpochMs {
    const near = this.dayStart(this.now) - daysBack * DAY;
    return this.dayStart(near + 3 * HOUR);
  }

  /** To the last day of that name, MM-DD; null when there is none. */
  daysSince(date: string): number | null {
    for (let back = 0; back <= MOST_DAYS; back++) {
      const parts = this.parts(this.midnight(back) + 12 * HOUR);
      if (`${parts.get('month')}-${parts.get('day')}` === date) return back;
    }
    return null;
  }

  private dayStart(at: EpochMs): EpochMs {
    const parts = this.parts(at);
    const [hour, minute, second] = ['hour', 'minute', 'second'].map((part) => Number(parts.get(part)));
    return at - (at % 1000) - (((hour ?? 0) * 60 + (minute ?? 0)) * 60 + (second ?? 0)) * 1000;
  }

  private parts(at: EpochMs): ReadonlyMap<string, string> {
    return new Map(this.format.formatToParts(at).map(({ type, value }) => [type, value]));
  }
}
