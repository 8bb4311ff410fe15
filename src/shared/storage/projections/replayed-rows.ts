import type { Database } from '../database/database.js';
import type { Json } from '../../kernel/json.js';
import type { Projection } from './projection.js';

export interface Revisions {
  readonly id: string;
  /** null: there is no row. */
  readonly served: number | null;
  readonly replayed: number | null;
}

export interface RowPair {
  readonly id: string;
  /** Column → value; null: there is no row. */
  readonly served: Json;
  readonly replayed: Json;
}

/**
 * A table beside the one that is served, with the same columns, constraints and indexes. It is temporary: it belongs to
 * the connection that all of this has to run on, and goes with it, whatever becomes of our process.
 */
export class ReplayedRows {
  readonly table: string;
  readonly #served: string;

  constructor(
    private readonly database: Database,
    projection: Projection,
  ) {
    this.#served = projection.table;
    this.table = `pg_temp.${projection.table.replace('.', '_')}`;
  }

  async create(): Promise<void> {
    await this.database.execute(`create temporary table ${this.table} (like ${this.#served} including all)`);
  }

  async drop(): Promise<void> {
    await this.database.execute(`drop table if exists ${this.table}`);
  }

  /** Ids of rows that are not the same on both sides. Looks at all of them; whoever writes meanwhile may be among them. */
  async suspects(): Promise<string[]> {
    await this.database.execute(`analyze ${this.table}`);
    const rows = await this.database.query<{ id: string }>(
      `select coalesce(served.id, replayed.id) as id
         from ${this.#served} served full join ${this.table} replayed on replayed.id = served.id
        where served is distinct from replayed order by 1`,
    );
    return rows.map(({ id }) => id);
  }

  /** Those of `ids` that are on another revision here than there. */
  async uneven(ids: readonly string[]): Promise<Revisions[]> {
    return await this.database.query<Revisions>(
      `select id, served.revision as served, replayed.revision as replayed ${this.#sideBySide}
        where served.revision is distinct from replayed.revision`,
      [ids],
    );
  }

  async differing(ids: readonly string[]): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>(
      `select id ${this.#sideBySide} where served is distinct from replayed`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  async pairs(ids: readonly string[]): Promise<RowPair[]> {
    return await this.database.query<RowPair>(
      `select id, to_jsonb(served) as served, to_jsonb(replayed) as replayed ${this.#sideBySide} order by id`,
      [ids],
    );
  }

  async forget(ids: readonly string[]): Promise<void> {
    await this.database.execute(`delete from ${this.table} where id = any($1)`, [ids]);
  }

  /**
   * Until the end of the unit of work nobody else writes what is served; readers do not notice. Throws SQLSTATE 55P03
   * when somebody writes for longer than a second: whoever came after us would have to wait as long.
   */
  async holdServed(): Promise<void> {
    await this.database.execute(`set local lock_timeout = '1s'`);
    await this.database.execute(`set local idle_in_transaction_session_timeout = '10s'`);
    await this.database.execute(`lock table ${this.#served} in exclusive mode`);
  }

  /** Serves the replayed rows instead; one that was not replayed is served no more. */
  async serve(ids: readonly string[]): Promise<void> {
    await this.database.execute(`delete from ${this.#served} where id = any($1)`, [ids]);
    await this.database.execute(`insert into ${this.#served} select * from ${this.table} where id = any($1)`, [ids]);
  }

  get #sideBySide(): string {
    return `from unnest($1::text[]) wanted (id)
       left join ${this.#served} served using (id) left join ${this.table} replayed using (id)`;
  }
}
