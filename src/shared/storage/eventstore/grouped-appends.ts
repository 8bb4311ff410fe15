import type { QueryConfig } from 'pg';
import { cleanJson } from '../database/clean-json.js';
import { currentTask } from '../connections/workload.js';
import { AppendUnanswered, EventStoreUnavailable, type ExpectedRevision, type NewEvent } from './event-store.js';
import { GroupCommit, type GroupLimits } from '../connections/group-commit.js';

const APPEND = 'eventstore-append';
const APPEND_ALL = 'eventstore-append-all';

/** The names of the statements that append. */
export const APPENDS: ReadonlySet<unknown> = new Set([APPEND, APPEND_ALL]);

/** A commit that takes long would be ended by its deadline, and all in it would have to come again. */
const GROUP: GroupLimits = { most: 64, heaviest: 1_000_000 };

/** What the functions of `eventStoreSchema` answer for one append. */
export interface AppendRow {
  readonly appended: boolean;
  readonly last_revision: number;
  readonly last_position: string;
}

/** One append, ready to be sent. */
interface Append {
  readonly stream: string;
  readonly expected: number | null;
  readonly ids: readonly string[];
  readonly types: readonly string[];
  readonly data: readonly string[];
  readonly metadata: readonly string[];
}

type Send = (query: QueryConfig) => Promise<readonly AppendRow[]>;

/** Appends that come at the same time share a commit: an append holds the one lock of all until it is on the disk. */
export class GroupedAppends {
  readonly #groups = new Map<string, GroupCommit<Append, AppendRow>>();

  constructor(private readonly send: Send) {}

  /** Throws what `send` throws. */
  add(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<AppendRow> {
    return this.#group().add({
      stream,
      expected: expected === 'any' ? null : expected,
      ids: events.map((event) => event.id),
      types: events.map((event) => event.type),
      data: events.map((event) => JSON.stringify(cleanJson(event.data))),
      metadata: events.map((event) => JSON.stringify(cleanJson(event.metadata))),
    });
  }

  /** What somebody waits for has other connections and deadlines than work in the background. */
  #group(): GroupCommit<Append, AppendRow> {
    const { workload } = currentTask();
    const known = this.#groups.get(workload);
    if (known !== undefined) return known;
    const group = new GroupCommit(this.#commit.bind(this), whyNotYet, sizeOf, GROUP);
    this.#groups.set(workload, group);
    return group;
  }

  /** One that is refused with an error of the database takes its group with it: then each goes alone. */
  async #commit(appends: readonly Append[]): Promise<readonly PromiseSettledResult<AppendRow>[]> {
    const [only, ...others] = appends;
    if (only === undefined) return [];
    if (others.length === 0) return outcomesOf([await this.#alone(only)]);
    try {
      return outcomesOf(await this.send(all(appends)));
    } catch (error) {
      if (error instanceof EventStoreUnavailable) throw error;
      return await this.#apart(appends);
    }
  }

  async #apart(appends: readonly Append[]): Promise<readonly PromiseSettledResult<AppendRow>[]> {
    const outcomes: PromiseSettledResult<AppendRow>[] = [];
    for (const append of appends) outcomes.push(...(await Promise.allSettled([this.#alone(append)])));
    return outcomes;
  }

  async #alone(append: Append): Promise<AppendRow> {
    const [row] = await this.send(one(append));
    if (row === undefined) throw new Error('eventstore.append returned nothing');
    return row;
  }
}

const outcomesOf = (rows: readonly AppendRow[]): readonly PromiseFulfilledResult<AppendRow>[] =>
  rows.map((value) => ({ status: 'fulfilled', value }));

/** Whoever waits behind a store that is away was not sent; it is away for them, too. */
const whyNotYet = (error: unknown): unknown =>
  error instanceof AppendUnanswered
    ? new EventStoreUnavailable(error.cause)
    : error instanceof EventStoreUnavailable
      ? error
      : null;

const sizeOf = ({ data, metadata }: Append): number =>
  [...data, ...metadata].reduce((size, { length }) => size + length, 0);

const one = ({ stream, expected, ids, types, data, metadata }: Append): QueryConfig => ({
  name: APPEND,
  text: 'select * from eventstore.append($1, $2, $3, $4, $5, $6)',
  values: [stream, expected, ids, types, data, metadata],
});

const all = (appends: readonly Append[]): QueryConfig => ({
  name: APPEND_ALL,
  text: 'select * from eventstore.append_all($1, $2, $3, $4, $5, $6, $7)',
  values: [
    appends.map(({ stream }) => stream),
    appends.map(({ expected }) => expected),
    appends.map(({ ids }) => ids.length),
    appends.flatMap(({ ids }) => ids),
    appends.flatMap(({ types }) => types),
    appends.flatMap(({ data }) => data),
    appends.flatMap(({ metadata }) => metadata),
  ],
});
