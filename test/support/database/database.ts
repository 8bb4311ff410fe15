import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { DATABASE_LIMITS, type ConnectionLimits, type DatabaseLimits } from '../../../src/config/database-settings.js';
import type { ContextSchema } from '../../../src/shared/storage/database/context-schema.js';
import { createDataSource } from '../../../src/shared/storage/database/data-source.js';
import type { Database } from '../../../src/shared/storage/database/database.js';
import { runMigrations } from '../../../src/shared/storage/database/migrations.js';
import type { PooledDataSource } from '../../../src/shared/storage/database/pooled-data-source.js';
import { Repositories } from '../../../src/shared/storage/database/repositories.js';
import { TypeormDatabase } from '../../../src/shared/storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from '../../../src/shared/storage/database/typeorm-unit-of-work.js';

export interface EmptyDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

export interface TestDatabase {
  readonly url: string;
  readonly dataSource: PooledDataSource;
  readonly database: Database & Pick<TypeormDatabase, 'executeSql'>;
  readonly repositories: Repositories;
  readonly unitOfWork: TypeormUnitOfWork;
  /** Cuts all connections and takes no new ones for so long. */
  away(ms: number): Promise<void>;
  close(): Promise<void>;
}

/** An own database, with nothing in it, on the server of this test run. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await asAdmin(`create database ${name} strategy file_copy`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => asAdmin(`drop database if exists ${name} with (force)`) };
}

/** An own database with the tables of these contexts, ready to use. Close it in `afterAll`. */
export async function freshDatabase(schemas: readonly ContextSchema[]): Promise<TestDatabase> {
  const { url, drop } = await emptyDatabase();
  const dataSource = await createDataSource(url, schemas, { limits: PATIENT }).initialize();
  await runMigrations(dataSource);
  const unitOfWork = new TypeormUnitOfWork(dataSource);
  const database = new TypeormDatabase(dataSource.pool, unitOfWork);
  const repositories = new Repositories(unitOfWork);
  const close = async () => {
    await dataSource.destroy();
    await drop();
  };
  const away = (ms: number): Promise<void> => closeFor(ms, new URL(url).pathname.slice(1));
  return { url, dataSource, database, repositories, unitOfWork, away, close };
}

const patient = (of: ConnectionLimits): ConnectionLimits => ({
  ...of,
  wait: 240_000,
  deadlines: { ...of.deadlines, statement: 0, lock: 240_000, transaction: 0 },
});

/**
 * To a program a database that gives it no connection within some seconds is away or busy. Here the machine is only busy
 * with other tests: a database that is really away refuses at once.
 */
export const PATIENT: DatabaseLimits = {
  interactive: patient(DATABASE_LIMITS.interactive),
  background: patient(DATABASE_LIMITS.background),
  health: patient(DATABASE_LIMITS.health),
  migration: patient(DATABASE_LIMITS.migration),
};

async function closeFor(ms: number, name: string): Promise<void> {
  await asAdmin(`alter database ${name} allow_connections false`);
  await asAdmin(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  await sleep(ms);
  await asAdmin(`alter database ${name} allow_connections true`);
}

function serverUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (url === undefined) throw new Error('No test database: name the file *.db.test.ts, and run it with our jest.');
  return url;
}

async function asAdmin(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl() });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
