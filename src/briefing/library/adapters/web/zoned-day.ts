import type { EpochMs } from '../../../../shared/kernel/clock.js';

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** How far clocks of the zone are ahead of UTC at a moment. */
function offsetAt(at: EpochMs, timezone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: timezone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

/** When a day, `2026-11-23`, begins there; null: there is no such day. */
export function startOfDay(text: string, timezone: string): EpochMs | null {
  const [, year, month, day] = DAY.exec(text) ?? [];
  const midnight = Date.parse(`${text}T00:00:00Z`);
  if (year === undefined || month === undefined || day === undefined || Number.isNaN(midnight)) return null;
  if (new Date(midnight).toISOString().slice(0, 10) !== text) return null;
  const guess = midnight - offsetAt(midnight, timezone);
  // Around a change of the clocks the offset at the guess is the right one.
  return midnight - offsetAt(guess, timezone);
}

/** When the day after it begins there. */
export function endOfDay(text: string, timezone: string): EpochMs | null {
  const next = new Date(Date.parse(`${text}T00:00:00Z`) + DAY_MS);
  return Number.isNaN(next.getTime()) ? null : startOfDay(next.toISOString().slice(0, 10), timezone);
}

/** The day that a moment is in there, as browsers write it. */
export function dayOf(at: EpochMs, timezone: string): string {
  return new Date(at + offsetAt(at, timezone)).toISOString().slice(0, 10);
}
