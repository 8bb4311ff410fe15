import type { BackedUpTable } from '../archive/backup-format.js';
import { BackupDamaged } from '../archive/backup-format.js';
import type { RestoreTarget } from './restore-target.js';
import { RowLoader } from './row-loader.js';

/** Rows into their tables, each as whoever owns it. */
export class TableLoaders {
  readonly #tables: ReadonlyMap<string, BackedUpTable>;
  #open: { readonly table: BackedUpTable; readonly loader: RowLoader } | null = null;
  #rows = 0;

  constructor(
    private readonly target: RestoreTarget,
    tables: readonly BackedUpTable[],
  ) {
    this.#tables = new Map(tables.map((table) => [table.name, table]));
  }

  /** Parts of one table come one after another. */
  async add(name: string, part: Buffer): Promise<void> {
    const table = this.#tables.get(name);
    if (table === undefined) throw new BackupDamaged(`It has rows of ${name}, which it does not know.`);
    if (this.#open?.table !== table) {
      await this.end();
      this.#open = { table, loader: new RowLoader(this.target.ownerOf(name), table) };
    }
    await this.#open.loader.add(part);
  }

  /** How many rows there are. Throws what the database does not take. */
  async end(): Promise<number> {
    this.#rows += (await this.#open?.loader.end()) ?? 0;
    this.#open = null;
    return this.#rows;
  }
}
