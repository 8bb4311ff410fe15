import { randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import type { ContextSchema } from '../../../../src/shared/storage/database/context-schema.js';
import { EmbeddedPostgres } from '../../../../src/shared/storage/embedded-postgres/embedded-postgres.js';
import { DatabaseUnreachable, openDatabase } from '../../../../src/shared/storage/database/open-database.js';
import { PostgresFolder, REFUGE } from '../../../../src/shared/storage/embedded-postgres/postgres-folder.js';
import type { DatabaseAddress } from '../../../../src/shared/storage/database/database-address.js';
import { eventStoreSchema } from '../../../../src/shared/storage/eventstore/event-store-schema.js';
import { emptyDatabase } from '../../../support/database/database.js';

class CreateLedger1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema ledger');
    await runner.query(`create type ledger.kind as enum ('in', 'out')`);
    await runner.query('create table ledger.entry (id int generated always as identity primary key, kind ledger.kind)');
    await runner.query('create sequence ledger.number');
    await runner.query('create function ledger.one() returns int language sql return 1');
  }

  async down(): Promise<void> {}
}

const schemas: ContextSchema[] = [eventStoreSchema, { migrations: [CreateLedger1760000000001] }];

const APPEND = `select * from eventstore.append('s', -1, array['${randomUUID()}']::uuid[], array['Happened'],
                array['{}']::jsonb[], array['{}']::jsonb[])`;

/** As the program does it: connects, and finds everything ready. */
async function open(address: DatabaseAddress): Promise<void> {
  await (await openDatabase(address, schemas)).destroy();
}

async function as(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  await client.connect();
  try {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) ({ rows } = await client.query(sql));
    return rows;
  } finally {
    await client.end();
  }
}

/** A database with two roles of an operator's own; both belong to nobody else. */
async function twoRoles(): Promise<DatabaseAddress & { adminUrl: string; owner: string; role: string }> {
  const { url: adminUrl, drop } = await emptyDatabase();
  const name = randomBytes(4).toString('hex');
  const [role, owner] = [`program_${name}`, `owner-${name}`];
  const database = new URL(adminUrl).pathname.slice(1);
  await as(
    adminUrl,
    `create role "${role}" login password 'p'`,
    `create role "${owner}" login password 'o'`,
    `alter database ${database} owner to "${owner}"`,
  );
  cleanUps.push(async () => {
    await drop();
    await as(adminUrl.replace(database, 'postgres'), `drop role "${role}"`, `drop role "${owner}"`);
  });
  const url = new URL(adminUrl);
  [url.username, url.password] = [role, 'p'];
  const ownerUrl = new URL(adminUrl);
  [ownerUrl.username, ownerUrl.password] = [owner, 'o'];
  return { adminUrl, url: url.href, ownerUrl: ownerUrl.href, owner, role };
}

const cleanUps: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const cleanUp of cleanUps) await cleanUp();
});

/** [words of the refusal, statements] */
const ATTACKS: [string, ...string[]][] = [
  ['permission denied', "update eventstore.event set type = 'Forged'"],
  ['permission denied', 'delete from eventstore.event'],
  ['permission denied', 'truncate eventstore.event'],
  ['permission denied', `insert into eventstore.event values (9, 's', 9, gen_random_uuid(), 'X', '{}', '{}', 0)`],
  ['must be owner', 'alter table eventstore.event disable trigger all'],
  ['must be owner', 'alter table eventstore.event add column more int'],
  ['must be owner', 'drop table eventstore.event'],
  ['must be owner', 'drop schema eventstore cascade'],
  [
    'permission denied',
    'create trigger t before insert on eventstore.event execute function eventstore.refuse_change()',
  ],
  ['must be owner', 'drop function eventstore.refuse_change cascade'],
  [
    'permission denied',
    'create function eventstore.refuse_change() returns trigger language plpgsql as $$ begin end $$',
  ],
  ['permission denied', 'create table eventstore.another ()'],
  ['permission denied', "set session_replication_role = 'replica'", 'delete from eventstore.event'],
  ['permission denied', 'set role %owner'],
  ['permission denied', 'set session authorization %owner'],
  ['permission denied', 'grant %owner to current_user'],
  ['permission denied', 'grant update on eventstore.event to current_user', "update eventstore.event set type = 'X'"],
  ['permission denied', 'create table public.planted ()'],
  ['permission denied', 'delete from eventstore.origin'],
];

function guardsEvents(address: () => { url: string; ownerUrl: string | null; owner: string }): void {
  test('appends and reads', async () => {
    expect(await as(address().url, APPEND)).toMatchObject([{ appended: true, last_revision: 0 }]);
    expect(await as(address().url, 'select stream, revision from eventstore.event')).toContainEqual({
      stream: 's',
      revision: 0,
    });
  });

  test.each(ATTACKS)('is refused with "%s": %s', async (words, ...statements) => {
    const { url, owner } = address();
    const attack = as(url, ...statements.map((sql) => sql.replace('%owner', `"${owner}"`)));
    await expect(attack).rejects.toThrow(words);
  });

  test('owns what is not guarded, and moves checkpoints', async () => {
    await as(
      address().url,
      'alter table ledger.entry add column more text',
      'alter table ledger.entry rename to item',
      'drop sequence ledger.number',
      "alter type ledger.kind add value 'none'",
      'drop function ledger.one()',
      'alter schema ledger rename to book',
      'create schema shadow',
      "insert into eventstore.checkpoint values ('p', '', 0)",
      "update eventstore.checkpoint set position = '1'",
      'delete from eventstore.checkpoint',
      `insert into eventstore.parked_history values ('p', 's', 0, 0, '', gen_random_uuid(), 'X', 'why', 0, 0, '{v}')`,
      'delete from eventstore.parked_history',
    );
  });
}

describe('the role of the program on the embedded database', () => {
  let server: EmbeddedPostgres;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'roles-'));
    await chmod(dataDir, 0o755);
    server = await EmbeddedPostgres.start({ dataDir });
    await open(server);
  });
  afterAll(async () => {
    await server.stop();
    const place = dirname(await new PostgresFolder(dataDir).cluster());
    for (const path of place.startsWith(REFUGE) ? [dataDir, place] : [dataDir]) {
      await rm(path, { recursive: true, force: true });
    }
  });

  guardsEvents(() => ({ url: server.url, ownerUrl: server.ownerUrl, owner: 'briefings' }));

  test('takes over a data folder of before, when there was the superuser alone', async () => {
    await as(
      server.ownerUrl,
      'reassign owned by application to briefings',
      'drop owned by application',
      'drop role application',
      'create schema before create table before.row (id int generated always as identity)',
      "create type before.kind as enum ('in')",
    );
    await server.stop();
    server = await EmbeddedPostgres.start({ dataDir });
    await open(server);
    await as(
      server.url,
      'drop table before.row',
      'drop type before.kind',
      'drop schema before',
      'drop schema book cascade',
    );
    await expect(as(server.url, 'delete from eventstore.event')).rejects.toThrow('permission denied');
    expect(await as(server.url, 'select count(*)::int from eventstore.event')).toEqual([{ count: 1 }]);
  });
});

describe('the role of the program on a database of the operator, beside a role that owns it', () => {
  let roles: Awaited<ReturnType<typeof twoRoles>>;
  beforeAll(async () => {
    roles = await twoRoles();
    await Promise.all([open(roles), open(roles), open(roles)]);
  });

  guardsEvents(() => roles);

  test('needs the owner only when the schema of the events has to change', async () => {
    await open({ url: roles.url, ownerUrl: null });
    await as(roles.adminUrl, `delete from applied_migration where name like 'CreateSeals%'`);
    await expect(open({ url: roles.url, ownerUrl: null })).rejects.toThrow('Start once with DATABASE_OWNER_URL');
    await as(roles.adminUrl, 'drop table eventstore.seal', 'drop function eventstore.refuse_seal_change');
    await open(roles);
  });

  test('adds seals, and cannot change or remove one', async () => {
    await as(roles.url, `insert into eventstore.seal values (0, '{}')`);
    for (const sql of [
      'update eventstore.seal set number = 1',
      'delete from eventstore.seal',
      'truncate eventstore.seal',
    ]) {
      await expect(as(roles.url, sql)).rejects.toThrow('permission denied');
    }
  });
});

describe('two roles', () => {
  test('come to a database of one role, whose events then change hands', async () => {
    const { adminUrl, url, ownerUrl, owner, role } = await twoRoles();
    const database = new URL(url).pathname.slice(1);
    await as(adminUrl, `alter database ${database} owner to "${role}"`);
    await open({ url, ownerUrl: null });
    await as(url, APPEND);
    // As docs/operating.md says.
    await as(adminUrl, `alter database ${database} owner to "${owner}"`, `grant "${role}" to "${owner}"`);
    await open({ url, ownerUrl });
    await as(adminUrl, `revoke "${role}" from "${owner}"`);
    await open({ url, ownerUrl });
    expect(await as(url, 'select count(*)::int from eventstore.event')).toEqual([{ count: 1 }]);
    await expect(as(url, 'delete from eventstore.event')).rejects.toThrow('permission denied');
    await as(url, 'alter table ledger.entry add column more text');
  });

  test('that are one are refused in words', async () => {
    const { url } = await twoRoles();
    await expect(open({ url, ownerUrl: url })).rejects.toThrow('give each its own');
  });

  test('of which the owner owns nothing are refused in words', async () => {
    const { adminUrl, url, ownerUrl } = await twoRoles();
    await as(adminUrl, `alter database ${new URL(url).pathname.slice(1)} owner to current_user`);
    await expect(open({ url, ownerUrl })).rejects.toThrow('It needs to own the database');
  });
});

describe('an address that leads to no database', () => {
  const nobody = 'postgres://program:secret-word@127.0.0.1:1/briefings';

  test.each([
    ['DATABASE_URL', () => ({ url: nobody, ownerUrl: null })],
    ['DATABASE_OWNER_URL', async () => ({ url: (await twoRoles()).adminUrl, ownerUrl: nobody })],
  ])('is named, without its password: %s', async (setting, addressOf) => {
    const refusal: unknown = await open(await addressOf()).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DatabaseUnreachable);
    expect((refusal as Error).message).toContain(`The database of ${setting} cannot be used: connect ECONNREFUSED`);
    expect((refusal as Error).message).not.toContain('secret-word');
  });
});
