import { type BeforeApplicationShutdown, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Database } from '../../../storage/database/database.js';
import { Clock, type EpochMs } from '../../../kernel/clock.js';

export const HOUR_MS = 3_600_000;

const FLUSH_EVERY_MS = 60_000;
/** A month of charts, and some days more. */
const KEPT_MS = 35 * 24 * HOUR_MS;

/** In one order, so that nodes that write the same rows at once do not wait for each other in a circle. */
const ADD = `
  insert into http.hourly_count as kept (hour, name, count)
  select hour, name, count from unnest($1::bigint[], $2::text[], $3::bigint[]) as added (hour, name, count)
  order by hour, name
  on conflict (hour, name) do update set count = kept.count + excluded.count`;

const READ = `select hour, name, count from http.hourly_count where hour >= $1 and name = any($2::text[])`;

const PURGE = `delete from http.hourly_count where hour < $1`;

export interface HourlyCount {
  /** When the hour began. */
  readonly hour: EpochMs;
  readonly name: string;
  readonly count: number;
}

/**
 * How often things happened in each hour, of all processes together, for 35 days. Counted in memory and written every
 * minute and at shutdown: a process that is killed loses a minute. ADR 0087.
 */
@Injectable()
export class HourlyCounts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #logger = new Logger(HourlyCounts.name);
  #counted = new Map<string, HourlyCount>();
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }

  /** Few names, none chosen by clients. */
  add(name: string, count = 1): void {
    const now = this.clock.now();
    const hour = now - (now % HOUR_MS);
    const key = `${hour} ${name}`;
    this.#counted.set(key, { hour, name, count: (this.#counted.get(key)?.count ?? 0) + count });
  }

  /** Of all processes, as they last wrote them, and of this one up to now. */
  async read(names: readonly string[], since: EpochMs): Promise<readonly HourlyCount[]> {
    await this.flush();
    return await this.database.query<HourlyCount>(READ, [since, names]);
  }

  /** What cannot be written now is written with the next. One write after the other: at shutdown none is under way. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  async #write(): Promise<void> {
    const counted = this.#counted;
    if (counted.size === 0) return;
    this.#counted = new Map();
    const rows = [...counted.values()];
    try {
      await this.database.execute(ADD, [
        rows.map(({ hour }) => hour),
        rows.map(({ name }) => name),
        rows.map(({ count }) => count),
      ]);
    } catch (error) {
      this.#keep(counted);
      this.#logger.debug({ err: error, msg: 'hourly counts are written later' });
      return;
    }
    await this.#purge();
  }

  /** On its own: what has been written is not written again because old rows could not be removed. */
  async #purge(): Promise<void> {
    try {
      await this.database.execute(PURGE, [this.clock.now() - KEPT_MS]);
    } catch (error) {
      this.#logger.debug({ err: error, msg: 'old hourly counts are removed later' });
    }
  }

  #keep(unwritten: ReadonlyMap<string, HourlyCount>): void {
    for (const [key, row] of unwritten) {
      this.#counted.set(key, { ...row, count: row.count + (this.#counted.get(key)?.count ?? 0) });
    }
  }
}
