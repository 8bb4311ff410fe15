import { afterEach, describe, expect, test } from '@jest/globals';
import { DatabaseClock } from '../../../../src/shared/storage/database/database-clock.js';
import { Database } from '../../../../src/shared/storage/database/database.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A database that is asked the time only. */
class TimeTeller extends Database {
  aheadMs = 0;
  away = false;
  asked = 0;

  override async query<Row>(): Promise<Row[]> {
    this.asked += 1;
    if (this.away) throw new Error('away');
    return [{ now: Date.now() + this.aheadMs }] as Row[];
  }

  override async execute(): Promise<number> {
    return 0;
  }

  override async lock(): Promise<void> {}
}

const clocks: DatabaseClock[] = [];

async function clockOf(database: TimeTeller): Promise<DatabaseClock> {
  const clock = await DatabaseClock.start(database);
  clocks.push(clock);
  return clock;
}

afterEach(() => clocks.splice(0).forEach((clock) => clock.onModuleDestroy()));

/** How far the clock is from that of this machine, to the second; a millisecond behind is no -0. */
const aheadOf = (clock: DatabaseClock): number => Math.round((clock.now() - Date.now()) / 1000) * 1000 + 0;

describe('the clock of a node', () => {
  test('tells the time of the database, whether this machine is behind or ahead', async () => {
    const database = new TimeTeller();
    database.aheadMs = DAY;
    expect(aheadOf(await clockOf(database))).toBe(DAY);
    database.aheadMs = -DAY;
    expect(aheadOf(await clockOf(database))).toBe(-DAY);
  });

  test('is that of the machine while the two agree as far as can be told', async () => {
    const clock = await clockOf(new TimeTeller());
    expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(2);
  });

  test('follows nobody who sets the clock of the machine while the program runs', async () => {
    const clock = await clockOf(new TimeTeller());
    const real = Date.now;
    try {
      Date.now = () => real() + DAY;
      expect(Math.round((clock.now() - real()) / 1000) + 0).toBe(0);
    } finally {
      Date.now = real;
    }
  });

  test('does not go back by less than a minute, and goes on when the time has come again', async () => {
    const database = new TimeTeller();
    database.aheadMs = 30_000;
    const clock = await clockOf(database);
    const before = clock.now();
    database.aheadMs = 0;
    await clock.compare();
    expect(clock.now()).toBe(before);
    database.aheadMs = 31_000;
    await clock.compare();
    expect(clock.now()).toBeGreaterThan(before);
  });

  test('goes back with a database that was wrong by more than that: nothing waits for a day that is not over', async () => {
    const database = new TimeTeller();
    database.aheadMs = DAY;
    const clock = await clockOf(database);
    clock.now();
    database.aheadMs = 0;
    await clock.compare();
    expect(aheadOf(clock)).toBe(0);
  });

  test('goes on as it was while the database does not answer', async () => {
    const database = new TimeTeller();
    database.aheadMs = DAY;
    const clock = await clockOf(database);
    database.away = true;
    await clock.compare();
    expect(aheadOf(clock)).toBe(DAY);
  });

  test('is that of the machine while the database has never answered', async () => {
    const database = new TimeTeller();
    database.away = true;
    expect(aheadOf(await clockOf(database))).toBe(0);
  });
});
