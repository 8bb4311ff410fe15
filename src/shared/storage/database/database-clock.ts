import { Logger, type OnModuleDestroy } from '@nestjs/common';
import { Clock, type EpochMs } from '../../kernel/clock.js';
import { Database } from './database.js';

const COMPARED_EVERY_MS = 60_000;
/** Of so many answers the fastest says most. */
const SAMPLES = 3;
/** An answer that took longer says nothing that is worth changing the time for. */
const SLOWEST_MS = 2_000;
/** Differences that operators should know of. */
const TOLD_FROM_MS = 1_000;
/** So little is held until the time has come again; of more the database was wrong before. */
const HELD_MS = 60_000;

const TIME = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now';

interface Sample {
  /** By the database, halfway between question and answer. */
  readonly database: number;
  /** By the clock of this machine, at the same moment. */
  readonly own: number;
  /** By the clock that nobody sets, at the same moment. */
  readonly at: number;
  readonly uncertainMs: number;
}

/** What was said of how far this machine is from the database: once, and again when it has become another difference. */
class Difference {
  private readonly logger = new Logger(DatabaseClock.name);
  private told = 0;

  tell(ms: number): void {
    if (Math.abs(ms - this.told) < TOLD_FROM_MS) return;
    this.told = Math.abs(ms) < TOLD_FROM_MS ? 0 : ms;
    const seconds = Math.round(Math.abs(ms) / 100) / 10;
    const is = ms > 0 ? 'ahead of' : 'behind';
    if (this.told === 0) this.logger.log('the clock of this machine agrees with that of the database again');
    else this.logger.warn(`the clock of this machine is ${seconds} s ${is} that of the database, whose time is taken`);
  }
}

/**
 * The time of the database, so that nodes whose clocks differ agree on what is due and what has expired. Compared at the
 * start and every minute; in between it goes on by the clock of the machine that nobody sets. A machine that is as right as
 * can be told keeps its own time. It does not go back, unless the database does by more than a minute.
 */
export class DatabaseClock extends Clock implements OnModuleDestroy {
  #anchor = { time: Date.now() + 0.5, at: performance.now() };
  #last = 0;
  readonly #difference = new Difference();
  readonly #timer: NodeJS.Timeout;

  private constructor(private readonly database: Database) {
    super();
    this.#timer = setInterval(() => void this.compare(), COMPARED_EVERY_MS).unref();
  }

  static async start(database: Database): Promise<DatabaseClock> {
    const clock = new DatabaseClock(database);
    await clock.compare();
    return clock;
  }

  override now(): EpochMs {
    const time = Math.floor(this.#anchor.time + performance.now() - this.#anchor.at);
    const isHeld = time < this.#last && this.#last - time <= HELD_MS;
    if (!isHeld) this.#last = time;
    return this.#last;
  }

  /** A database that does not answer changes nothing. */
  async compare(): Promise<void> {
    const sample = await this.fastest().catch(() => null);
    if (sample === null || sample.uncertainMs > SLOWEST_MS) return;
    const { database, own, at, uncertainMs } = sample;
    const agrees = Math.abs(own - database) <= uncertainMs;
    this.#anchor = { time: agrees ? own : database, at };
    this.#difference.tell(agrees ? 0 : own - database);
  }

  onModuleDestroy(): void {
    clearInterval(this.#timer);
  }

  private async fastest(): Promise<Sample> {
    const samples: Sample[] = [];
    for (let asked = 0; asked < SAMPLES; asked += 1) samples.push(await this.sample());
    return samples.reduce((best, one) => (one.uncertainMs < best.uncertainMs ? one : best));
  }

  private async sample(): Promise<Sample> {
    const asked = performance.now();
    const [row] = await this.database.query<{ now: number }>(TIME, [], 'database.clock');
    const answered = performance.now();
    // Its clock tells whole milliseconds only.
    const own = Date.now() + 0.5 - (answered - asked) / 2;
    if (row === undefined) throw new Error('The database does not tell the time.');
    return { database: row.now, own, at: (asked + answered) / 2, uncertainMs: (answered - asked) / 2 + 1 };
  }
}
