import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { AppModule } from '../../../../src/app.module.js';
import { PlatformModule } from '../../../../src/shared/platform.module.js';
import type { ContextSchema } from '../../../../src/shared/storage/database/context-schema.js';
import { createDataSource } from '../../../../src/shared/storage/database/data-source.js';
import { runMigrations } from '../../../../src/shared/storage/database/migrations.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';

/** The last migration of a version that had no pages for signed in people. */
const LAST_OF_BEFORE = 1_795_427_200_000;

const SCHEMAS: readonly ContextSchema[] = [...PlatformModule.schemas, ...AppModule.schemas];
const numberOf = ({ name }: { readonly name: string }): number => Number(/\d{13}$/.exec(name)?.[0]);
const OF_BEFORE = SCHEMAS.map((schema) => ({
  ...schema,
  migrations: schema.migrations.filter((migration) => numberOf(migration) <= LAST_OF_BEFORE),
}));

const OLD_ROWS = [
  `insert into identity.caller (id, kind, created_at) values ('usr_1', 'member', 1), ('usr_2', 'member', 1)`,
  `insert into identity.member (caller_id, email, email_key, name, password_hash, created_at)
     select id, id || '@example.org', id || '@example.org', id, 'hash', 1 from identity.caller`,
  `insert into identity.role_grant (caller_id, role, granted_at) values ('usr_1', 'auditor', 1)`,
  `insert into identity.link (digest, purpose, caller_id, email, email_key, expires_at, mailed) values
     ('a', 'reset', 'usr_1', null, null, 9, true), ('b', 'reset', 'usr_2', null, null, 9, false),
     ('c', 'invitation', null, 'x@example.org', 'x@example.org', 9, false)`,
  `insert into briefing.briefing
     (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
     values ('art_1', 'art_2', 'usr_1', 'slug', 4, 'ready', 100, '{"status":"ready"}', 1, 1)`,
];

/** What only the newer version writes. */
const NEW_ROWS = [
  `insert into identity.role_grant (caller_id, role, granted_at) values ('usr_1', 'operator', 1)`,
  `insert into identity.link (digest, purpose, caller_id, email, email_key, expires_at, mailed) values
     ('d', 'reset', 'usr_1', null, null, 9, true), ('e', 'setup', null, null, null, 9, false),
     ('f', 'address', 'usr_2', 'y@example.org', 'y@example.org', 9, true)`,
  `insert into briefing.briefing
     (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
     values ('art_3', 'art_4', 'usr_1', 'other', 5, 'deleted', 100, '{"status":"ready","deletedAt":7}', 1, 1)`,
  `insert into http.hourly_count (hour, name, count) values (0, 'requests', 1)`,
];

const SHAPE = `
  select table_schema, table_name, column_name, data_type from information_schema.columns
  where table_schema not in ('pg_catalog', 'information_schema') order by 1, 2, 3`;
const INDEXES = `select indexdef from pg_indexes where schemaname not in ('pg_catalog', 'information_schema') order by 1`;

describe('a database of an earlier version', () => {
  let empty: EmptyDatabase;
  let before: DataSource;
  let now: DataSource;

  beforeAll(async () => {
    empty = await emptyDatabase();
    before = await createDataSource(empty.url, OF_BEFORE).initialize();
    now = await createDataSource(empty.url, SCHEMAS).initialize();
  });
  afterAll(async () => {
    await before?.destroy();
    await now?.destroy();
    await empty?.drop();
  });

  const shape = async (): Promise<unknown> => [await now.query(SHAPE), await now.query(INDEXES)];
  const texts = async (sql: string): Promise<string[]> =>
    (await now.query<{ text: string }[]>(sql)).map(({ text }) => text);

  test('keeps what it holds when it is upgraded, goes back, and is upgraded again', async () => {
    await runMigrations(before);
    const old = await shape();
    for (const sql of OLD_ROWS) await now.query(sql);

    await runMigrations(now);
    const upgraded = await shape();
    const links = `select convert_from(digest, 'utf8') as text from identity.link order by 1`;
    expect(await texts(links)).toEqual(['a', 'b', 'c']);
    for (const sql of NEW_ROWS) await now.query(sql);

    const added = SCHEMAS.flatMap(({ migrations }) => migrations).filter((one) => numberOf(one) > LAST_OF_BEFORE);
    for (const _ of added) await now.undoLastMigration();
    expect(await shape()).toEqual(old);
    // Links that were mailed are asked for again; nothing else of the earlier version is lost.
    expect(await texts(links)).toEqual(['b', 'c']);
    expect(await texts('select role as text from identity.role_grant')).toEqual(['auditor']);
    expect(await texts('select id as text from briefing.briefing order by 1')).toEqual(['art_1', 'art_3']);

    await runMigrations(now);
    expect(await shape()).toEqual(upgraded);
  });
});
