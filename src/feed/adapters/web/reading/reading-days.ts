import { languageTag } from '../../../../shared/delivery/web/language/formats.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';

const DAY = 86_400_000;

/** Days and times of day in one time zone, in the words of one language. */
export class ReadingDays {
  private readonly dates: Intl.DateTimeFormat;
  private readonly names: Intl.DateTimeFormat;
  private readonly clock: Intl.DateTimeFormat;
  private readonly both: Intl.DateTimeFormat;
  private readonly near: ReadonlyMap<string, string>;

  constructor(language: Language, timeZone: string, now: EpochMs) {
    const tag = languageTag(language);
    this.dates = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
    this.names = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'full' });
    this.clock = new Intl.DateTimeFormat(tag, { timeZone, timeStyle: 'short' });
    this.both = new Intl.DateTimeFormat(tag, { timeZone, dateStyle: 'long', timeStyle: 'short' });
    const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto' });
    const word = (days: number): string => capitalised(relative.format(days, 'day'), tag);
    this.near = new Map([
      [this.dayOf(now - DAY), word(-1)],
      [this.dayOf(now), word(0)],
    ]);
  }

  /** `2026-11-23`: the same for all moments of one day. */
  dayOf(at: EpochMs): string {
    return this.dates.format(at);
  }

  /** `Today · Monday, 23 November 2026` */
  nameOf(at: EpochMs): string {
    const near = this.near.get(this.dayOf(at));
    const name = this.names.format(at);
    return near === undefined ? name : `${near} · ${name}`;
  }

  timeOf(at: EpochMs): string {
    return this.clock.format(at);
  }

  momentOf(at: EpochMs): string {
    return this.both.format(at);
  }
}

const capitalised = (word: string, tag: string): string => word.charAt(0).toLocaleUpperCase(tag) + word.slice(1);

/** Newest first, as they come: those of one day together. */
export function byDay<Row>(
  rows: readonly Row[],
  atOf: (row: Row) => EpochMs,
  days: ReadingDays,
): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  let day: string | null = null;
  for (const row of rows) {
    const own = days.dayOf(atOf(row));
    if (own === day) groups.at(-1)?.push(row);
    else groups.push([row]);
    day = own;
  }
  return groups;
}
