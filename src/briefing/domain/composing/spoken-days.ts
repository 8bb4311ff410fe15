import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { PhraseBook, SpokenDay } from './phrase-book/phrase-book.js';

const DAY = 24 * 60 * 60 * 1000;
const LAST_WEEK = 6 * DAY;
/** What `Date` can say; feeds carry dates outside of it. */
const LATEST = 8.64e15;

/** Calendar days as they are where the listener is. */
export class SpokenDays {
  private readonly names: Intl.DateTimeFormat;
  private readonly numbers: Intl.DateTimeFormat;
  private readonly now: EpochMs;
  private readonly today: SpokenDay;

  constructor(language: Language, timezone: string, now: EpochMs) {
    const at = { timeZone: timezone, day: 'numeric', year: 'numeric' } as const;
    this.names = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { ...at, weekday: 'long', month: 'long' });
    this.numbers = new Intl.DateTimeFormat('en-u-ca-gregory', { ...at, month: 'numeric' });
    this.now = now;
    this.today = { ...this.parts(now), year: this.yearOf(now) };
  }

  day(at: EpochMs): SpokenDay {
    const day = this.parts(at);
    const year = this.yearOf(at);
    return { ...day, year: year === this.today.year ? null : year };
  }

  /** So old that a listener should be told when it was written. */
  isOld(at: EpochMs): boolean {
    return this.now - at > DAY;
  }

  isAnotherDay(at: EpochMs): boolean {
    const day = this.parts(at);
    return day.day !== this.today.day || day.monthNumber !== this.today.monthNumber;
  }

  /** How a day is called: today, by its weekday while there is only one such, or by its date. */
  howLongAgo(at: EpochMs): 'today' | 'week' | 'older' {
    if (!this.isAnotherDay(at)) return 'today';
    return this.now - at < LAST_WEEK ? 'week' : 'older';
  }

  /** How a day before this one is called in a phrase: by its weekday as long as that is enough. */
  past(at: EpochMs, book: Pick<PhraseBook, 'past' | 'lately'>): string {
    const isLately = at <= this.now && this.howLongAgo(at) === 'week';
    return isLately ? book.lately(this.day(at)) : book.past(this.day(at));
  }

  private yearOf(at: EpochMs): number {
    return Number(partsOf(this.numbers, at).get('year'));
  }

  private parts(at: EpochMs): SpokenDay {
    const [names, numbers] = [partsOf(this.names, at), partsOf(this.numbers, at)];
    return {
      weekday: names.get('weekday') ?? '',
      month: names.get('month') ?? '',
      day: Number(numbers.get('day')),
      monthNumber: Number(numbers.get('month')),
      year: null,
    };
  }
}

const partsOf = (format: Intl.DateTimeFormat, at: EpochMs): ReadonlyMap<string, string> =>
  new Map(
    format.formatToParts(Math.max(-LATEST, Math.min(LATEST, Math.trunc(at)))).map(({ type, value }) => [type, value]),
  );
