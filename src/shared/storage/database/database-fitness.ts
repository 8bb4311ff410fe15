import type { DataSource } from 'typeorm';
import type { ContextSchema } from './context-schema.js';
import { UNFINISHED_RESTORE } from './unfinished-restore.js';

/** Of PostgreSQL, as `server_version_num` begins: the oldest that its makers still mend. */
const OLDEST = 15;

const MAKE_IT =
  "create database briefings encoding 'UTF8' locale 'C.UTF-8' template template0; then move what there is with " +
  'pg_dump and pg_restore (docs/operating.md, "Moving to a server")';

/** This database would lose or confuse what is kept in it; the message says why, and what to do. */
export class DatabaseUnfit extends Error {
  override readonly name = 'DatabaseUnfit';
}

interface Facts {
  readonly name: string;
  readonly version: number;
  readonly version_text: string;
  readonly encoding: string;
  /** Whether letters are in the order of a language, in which `a` comes before `B`. */
  readonly linguistic: boolean;
  /** Whether this program, or another version of it, has worked here. */
  readonly used: boolean;
  /** Not where the owner has not given this role its rights yet. */
  readonly readable: boolean;
}

const FACTS = `
  select current_database() as name, current_setting('server_version_num')::int / 10000 as version,
    current_setting('server_version') as version_text, current_setting('server_encoding') as encoding,
    'a' < 'B' as linguistic, to_regclass('public.applied_migration') is not null as used,
    has_table_privilege(to_regclass('public.applied_migration'), 'select') is true as readable`;

/**
 * What the name of a migration begins with that a program has to know to work on the database; all others only add, and an
 * older program may go on beside them or come back (ADR 0118).
 */
const REQUIRED = 'Require';

const APPLIED = 'select name, timestamp from public.applied_migration where timestamp > $1 order by timestamp';

/**
 * Throws DatabaseUnfit before anything is written. Returns the names of migrations that a newer program has made, and that
 * this one can do without.
 */
export async function assertFit(dataSource: DataSource, schemas: readonly ContextSchema[]): Promise<readonly string[]> {
  const [facts] = await dataSource.query<Facts[]>(FACTS);
  if (facts === undefined) return [];
  assertServer(facts);
  assertLocale(facts);
  if (!facts.readable) return [];
  const newer = await newerThan(dataSource, schemas);
  assertNotRequired(newer);
  return newer;
}

export const restoreUnfinished = (): DatabaseUnfit =>
  new DatabaseUnfit(
    'A backup is being restored into this database, or that was interrupted: nothing of it can be used yet. Run the ' +
      'command "restore" again; it begins anew.',
  );

/** Throws DatabaseUnfit where a restore was begun and not finished: half of the rows would be taken for all of them. */
export async function assertRestored(dataSource: DataSource): Promise<void> {
  const [found] = await dataSource.query<{ unfinished: boolean }[]>(`select ${UNFINISHED_RESTORE} as unfinished`);
  if (found?.unfinished === true) throw restoreUnfinished();
}

function assertServer({ name, version, version_text, encoding }: Facts): void {
  if (version < OLDEST) {
    throw new DatabaseUnfit(
      `The database is PostgreSQL ${version_text}, and ${OLDEST} or newer is needed. Upgrade the server (pg_upgrade), ` +
        'or leave DATABASE_URL empty: the program then brings its own.',
    );
  }
  if (encoding !== 'UTF8') {
    throw new DatabaseUnfit(
      `The database "${name}" has the encoding ${encoding}, which cannot hold every text; UTF8 is needed. ${MAKE_IT}.`,
    );
  }
}

function assertLocale({ name, linguistic, used }: Facts): void {
  // One that is in use goes on: its order is wrong in no more than what people see sorted, and it cannot be changed.
  if (!linguistic || used) return;
  throw new DatabaseUnfit(
    `The database "${name}" sorts as a language does, and what it sorts and indexes would change with the libraries ` +
      `of its machine; the order of C or C.UTF-8 is needed. ${MAKE_IT}.`,
  );
}

/**
 * Migrations that are newer than all of ours are those of a newer program. Older ones that we do not know belonged to an
 * extension that is gone.
 */
async function newerThan(dataSource: DataSource, schemas: readonly ContextSchema[]): Promise<readonly string[]> {
  const known = new Set(schemas.flatMap(({ migrations }) => migrations.map(({ name }) => name)));
  const newest = Math.max(0, ...[...known].map(timestampOf));
  const applied = await dataSource.query<{ name: string }[]>(APPLIED, [newest]);
  return applied.map(({ name }) => name).filter((name) => !known.has(name));
}

function assertNotRequired(newer: readonly string[]): void {
  const required = newer.filter((name) => name.startsWith(REQUIRED));
  if (required.length === 0) return;
  throw new DatabaseUnfit(
    `A newer version of this program has worked on the database (it applied ${required.join(', ')}), and this one would ` +
      'spoil what it wrote. Start that version, or restore the backup from before the update. Was it an extension that ' +
      'you have taken out of EXTENSIONS for good? Then remove these names from the table public.applied_migration.',
  );
}

/** TypeORM's own way: what ends the name of the class. */
const timestampOf = (name: string): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);
