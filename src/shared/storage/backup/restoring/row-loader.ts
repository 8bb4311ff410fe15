import { once } from 'node:events';
import type { Client } from 'pg';
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams';
import type { BackedUpSequence, BackedUpTable } from '../archive/backup-format.js';
import { listed, quoted } from '../archive/copied-rows.js';

/** Rows into one table, in the open transaction of its client. Nothing else can be asked of the client until it ends. */
export class RowLoader {
  readonly #stream: CopyStreamQuery;
  readonly #done: Promise<unknown>;

  constructor(client: Client, { name, columns }: BackedUpTable) {
    this.#stream = client.query(copyFrom(`copy ${quoted(name)} (${listed(columns)}) from stdin`));
    this.#done = once(this.#stream, 'finish');
    // It may fail while the next part is read.
    this.#done.catch(() => undefined);
  }

  /** A part of what COPY wrote. */
  async add(part: Buffer): Promise<void> {
    if (!this.#stream.write(part)) await Promise.race([once(this.#stream, 'drain'), this.#done]);
  }

  /** How many rows there were. Throws what the database does not take. */
  async end(): Promise<number> {
    this.#stream.end();
    await this.#done;
    return this.#stream.rowCount;
  }
}

/** What migrations have put there is in the backup, as it was then. */
export const clear = async (client: Client, table: string): Promise<void> => {
  await client.query(`delete from ${quoted(table)}`);
};

export async function setSequence(client: Client, { name, lastValue, isCalled }: BackedUpSequence): Promise<void> {
  await client.query('select setval($1::regclass, $2::bigint, $3)', [quoted(name), lastValue, isCalled]);
}
