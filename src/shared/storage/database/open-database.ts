import { escapeIdentifier } from 'pg';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { DATABASE_LIMITS, type DatabaseLimits } from '../../../config/database-settings.js';
import type { ContextSchema, GuardedSchema } from './context-schema.js';
import { createDataSource } from './data-source.js';
import { asMigration } from '../connections/workload.js';
import { assertFit, assertRestored } from './database-fitness.js';
import { DatabaseUnavailable } from '../connections/database-unavailable.js';
import { asTheMigrator, runMigrations } from './migrations.js';
import type { PooledDataSource } from './pooled-data-source.js';
import type { DatabaseAddress } from './database-address.js';

/** The two roles of the database do not fit; the message says what to do. */
export class DatabaseRolesError extends Error {
  override readonly name = 'DatabaseRolesError';
}

/** Nobody answers there, or does not let us in; the message names the setting and shows no password. */
export class DatabaseUnreachable extends Error {
  override readonly name = 'DatabaseUnreachable';

  constructor(setting: 'DATABASE_URL' | 'DATABASE_OWNER_URL', cause: Error) {
    super(`The database of ${setting} cannot be used: ${reasonOf(cause)}. Is the setting right, and the server up?`, {
      cause,
    });
  }
}

/** Of several addresses of one name each has its own reason, and the whole none. */
const reasonOf = (error: Error): string =>
  error instanceof AggregateError && error.errors[0] instanceof Error ? error.errors[0].message : error.message;

const WORKS_ON_NEWER =
  'a newer version of this program has worked on the database, and only added to it: this one leaves alone what it does not know.';

export interface OpenOptions {
  readonly limits?: DatabaseLimits;
  /** It is being filled from a backup. */
  readonly restoring?: boolean;
}

/**
 * The pool that the program works with, on schemas that are up to date. Guarded schemas are the owner's work, where
 * there is one; the rest is made, and owned, by the role of the program. Throws DatabaseUnfit, DatabaseRolesError,
 * DatabaseUnreachable.
 */
export const openDatabase = (
  address: DatabaseAddress,
  schemas: readonly ContextSchema[],
  options: OpenOptions = {},
): Promise<PooledDataSource> => asMigration(async () => await opened(address, schemas, options));

async function opened(
  { url, ownerUrl }: DatabaseAddress,
  schemas: readonly ContextSchema[],
  { restoring = false, limits = DATABASE_LIMITS }: OpenOptions,
): Promise<PooledDataSource> {
  const dataSource = await connected(createDataSource(url, schemas, { limits }), 'DATABASE_URL');
  try {
    if (!restoring) await assertRestored(dataSource);
    const newer = await assertFit(dataSource, schemas);
    if (ownerUrl !== null) {
      await prepareAsOwner({ url: ownerUrl, limits }, await roleOf(dataSource), schemas);
      await assertFit(dataSource, schemas);
    }
    await unlessForbidden(
      async () => await runMigrations(dataSource),
      (why) =>
        `The schema of the events is out of date (${why}). Start once with DATABASE_OWNER_URL: its role owns it.`,
    );
    if (newer.length > 0) new Logger('database').log(`${WORKS_ON_NEWER} ${newer.join(', ')}`);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}

async function connected(
  dataSource: PooledDataSource,
  setting: ConstructorParameters<typeof DatabaseUnreachable>[0],
): Promise<PooledDataSource> {
  try {
    await dataSource.initialize();
    return dataSource;
  } catch (error) {
    const { cause } = error instanceof DatabaseUnavailable ? error : { cause: error };
    throw new DatabaseUnreachable(setting, cause as Error);
  }
}

async function prepareAsOwner(
  { url, limits }: { readonly url: string; readonly limits: DatabaseLimits },
  role: string,
  schemas: readonly ContextSchema[],
): Promise<void> {
  const guarded = schemas.filter((schema) => schema.guarded !== undefined);
  // The program may make schemas: none of them is looked into for the names that the owner uses.
  const options = { limits, applicationName: 'owner', searchPath: 'public' };
  const owner = await connected(createDataSource(url, guarded, options), 'DATABASE_OWNER_URL');
  try {
    const name = await roleOf(owner);
    if (name === role) {
      throw new DatabaseRolesError(
        `DATABASE_OWNER_URL and DATABASE_URL are both the role "${role}": give each its own.`,
      );
    }
    const prepare = async (): Promise<void> => {
      await take(owner, guarded);
      await runMigrations(owner);
      await grant(owner, escapeIdentifier(role), guarded);
    };
    await unlessForbidden(
      prepare,
      (why) =>
        `The role "${name}" of DATABASE_OWNER_URL may not do what it has to (${why}). ` +
        'It needs to own the database, and what the program has made in it: docs/operating.md says how.',
    );
  } finally {
    await owner.destroy();
  }
}

/** A database that had one role until now: its role gives up what is guarded, and the list of what was migrated. */
async function take(owner: DataSource, schemas: readonly ContextSchema[]): Promise<void> {
  for (const { name } of guardsOf(schemas)) {
    await asTheMigrator(owner, [TAKE.replaceAll(':schema', name)]);
  }
}

const TAKE = `
  do $$
  declare
    v_sql text;
  begin
    for v_sql in
      select format('alter schema %I owner to current_user', nspname)
        from pg_namespace where nspname = ':schema' and nspowner <> current_user::regrole
      union all
      select format('alter table %s owner to current_user', oid::regclass)
        from pg_class
       where (relnamespace = to_regnamespace(':schema') or oid = to_regclass('public.applied_migration'))
         and relowner <> current_user::regrole and relkind in ('r', 'p', 'v', 'm')
      union all
      select format('alter routine %s owner to current_user', oid::regprocedure)
        from pg_proc where pronamespace = to_regnamespace(':schema') and proowner <> current_user::regrole
    loop
      execute v_sql;
    end loop;
  end $$`;

async function grant(owner: DataSource, role: string, schemas: readonly ContextSchema[]): Promise<void> {
  const [row] = await owner.query<{ name: string }[]>('select current_database() as name');
  const guards = guardsOf(schemas).flatMap((guard) => [
    `revoke all on schema ${guard.name} from ${role}`,
    `grant usage on schema ${guard.name} to ${role}`,
    ...guard.grants(role),
  ]);
  await asTheMigrator(owner, [
    `grant connect, create, temporary on database ${escapeIdentifier(row?.name ?? '')} to ${role}`,
    `grant usage on schema public to ${role}`,
    `grant select, insert on applied_migration to ${role}`,
    `grant usage on sequence applied_migration_id_seq to ${role}`,
    ...guards,
  ]);
}

const guardsOf = (schemas: readonly ContextSchema[]): GuardedSchema[] =>
  schemas.flatMap(({ guarded }) => (guarded === undefined ? [] : [guarded]));

async function roleOf(dataSource: DataSource): Promise<string> {
  const [row] = await dataSource.query<{ role: string }[]>('select current_user as role');
  return row?.role ?? '';
}

/** SQLSTATE insufficient_privilege. */
const MAY_NOT = '42501';

/** Throws DatabaseRolesError with these words. */
async function unlessForbidden(work: () => Promise<void>, words: (why: string) => string): Promise<void> {
  try {
    await work();
  } catch (error) {
    const forbidden = error instanceof Error && 'code' in error && error.code === MAY_NOT;
    throw forbidden ? new DatabaseRolesError(words(error.message)) : error;
  }
}
