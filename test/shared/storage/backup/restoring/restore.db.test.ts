import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DatabaseSnapshot } from '../../../../../src/shared/storage/backup/making/database-snapshot.js';
import { RestoreTarget } from '../../../../../src/shared/storage/backup/restoring/restore-target.js';
import type { DatabaseAddress } from '../../../../../src/shared/storage/database/database-address.js';
import { as, Machine, NEWER, THEN } from './restored-place.js';

const appended = (data: string, stream = 's-2'): string =>
  `select * from eventstore.append('${stream}', -1, array['${randomUUID()}']::uuid[], array['Happened'],
     array['${data}']::jsonb[], array['{}']::jsonb[])`;
const APPEND = appended('{"n": 1}', 's-1');
const KEY = randomBytes(32).toString('base64');
const SOUND = 'what is heard of a briefing';
const WORDS = 'a tab\t, a line\n, a \\N and a naïve 猫';

let folder: string;
let machines: Machine[] = [];
let tidying: (() => Promise<void>)[] = [];

const machine = async (): Promise<Machine> => {
  const made = await Machine.empty();
  machines.push(made);
  return made;
};

async function inUse(schemas = THEN): Promise<Machine> {
  const used = await machine();
  await used.start(schemas);
  await as(
    used.address.url,
    "insert into ledger.account (name) values ('a'), ('b')",
    `insert into ledger."an entry" (id, account, words) select n, 1 + n % 2, E'${WORDS.replaceAll('\\', '\\\\')}' from generate_series(1, 5000) n`,
    APPEND,
  );
  return used;
}

const entries = ({ address }: Machine, columns = '*'): Promise<Record<string, unknown>[]> =>
  as(address.ownerUrl ?? address.url, `select ${columns} from ledger."an entry" order by id`);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backups-'));
  await (await inUse()).backUp(folder);
});

afterEach(async () => {
  for (const made of machines.splice(0)) await made.remove();
  for (const tidy of tidying.splice(0)) await tidy();
});

afterAll(async () => await rm(folder, { recursive: true, force: true }));

/** The backup, changed. */
async function another(change: (file: string) => Promise<void>): Promise<string> {
  const other = await mkdtemp(join(tmpdir(), 'backups-'));
  tidying.push(async () => await rm(other, { recursive: true, force: true }));
  await writeFile(join(other, 'whole.tar'), await readFile(join(folder, 'whole.tar')));
  await change(join(other, 'whole.tar'));
  return other;
}

describe('a restore', () => {
  test('gives every row back as it was, and goes on counting where it was', async () => {
    const lost = await inUse();
    const fresh = await machine();
    expect(await fresh.restore(folder)).toMatchObject({ events: 1 });
    expect(await entries(fresh)).toEqual(await entries(lost));
    expect((await entries(fresh))[0]).toMatchObject({ words: WORDS });
    await fresh.start();
    const [next] = await as(fresh.address.url, "insert into ledger.account (name) values ('c') returning id");
    expect(next).toEqual({ id: 3 });
  });

  test('into what is not empty is refused, and changes nothing', async () => {
    const used = await inUse();
    await as(used.address.url, 'delete from ledger."an entry" where id > 2');
    await expect(used.restore(folder)).rejects.toThrow('a restore replaces nothing');
    expect(await entries(used, 'id')).toEqual([{ id: 1 }, { id: 2 }]);
    await used.start();
  });

  test('by an older program than the one that made the backup is refused, before anything is there', async () => {
    const newer = await inUse(NEWER);
    const other = await mkdtemp(join(tmpdir(), 'backups-'));
    tidying.push(async () => await rm(other, { recursive: true, force: true }));
    await newer.backUp(other);
    const fresh = await machine();
    await expect(fresh.restore(other)).rejects.toThrow(/A newer program made this backup.*CountWords1760000000002/);
    await fresh.start();
    expect(await entries(fresh)).toEqual([]);
  });

  test('by a newer program brings the rows up to date', async () => {
    const fresh = await machine();
    await fresh.restore(folder, NEWER);
    expect((await entries(fresh, 'letters'))[0]).toEqual({ letters: WORDS.length });
    await fresh.start(NEWER);
  });

  test('that breaks off leaves what no program starts on, and the same command begins anew', async () => {
    const cut = await another(async (file) => await truncate(file, 40_000));
    const fresh = await machine();
    await expect(fresh.restore(cut)).rejects.toThrow(/cut off|ends too early/);
    await expect(fresh.start()).rejects.toThrow(/restore/);
    expect((await fresh.restore(folder)).events).toBe(1);
    await fresh.start();
    expect(await entries(fresh, 'id')).toHaveLength(5000);
  });

  test('begins anew with the files, too: what a damaged backup or a killed restore left gives way', async () => {
    const used = await inUse();
    const sha256 = createHash('sha256').update(SOUND).digest('hex');
    await (await used.media()).put('a/sound', Buffer.from(SOUND));
    await as(
      used.address.url,
      appended(`{"audio": {"key": "a/sound", "bytes": ${SOUND.length}, "sha256": "${sha256}"}}`),
    );
    const sound = await mkdtemp(join(tmpdir(), 'backups-'));
    tidying.push(async () => await rm(sound, { recursive: true, force: true }));
    await used.backUp(sound);
    const damaged = await another(async (file) => {
      const bytes = await readFile(join(sound, 'whole.tar'));
      bytes[bytes.indexOf(SOUND)] = 0;
      await writeFile(file, bytes);
    });
    const fresh = await machine();
    await expect(fresh.restore(damaged)).rejects.toThrow('a/sound is not what was written');
    await mkdir(join(fresh.storage.dataDir, 'restored-killed'));
    await fresh.restore(sound);
    expect((await (await fresh.media()).readAll('a/sound'))?.toString()).toBe(SOUND);
    expect(await readdir(fresh.storage.dataDir)).not.toContain('restored-killed');
  });

  test('puts no key of a damaged backup in place, and never one over another', async () => {
    const used = await inUse();
    await writeFile(join(used.storage.dataDir, 'secret-key'), KEY);
    const sound = await mkdtemp(join(tmpdir(), 'backups-'));
    tidying.push(async () => await rm(sound, { recursive: true, force: true }));
    await used.backUp(sound, { keys: true });
    const damaged = await another(async (file) => {
      const bytes = await readFile(join(sound, 'whole.tar'));
      bytes[bytes.indexOf(KEY)] = 0;
      await writeFile(file, bytes);
    });
    const fresh = await machine();
    const key = join(fresh.storage.dataDir, 'secret-key');
    await expect(fresh.restore(damaged)).rejects.toThrow('keys/secret-key is not what was written');
    expect(await readdir(fresh.storage.dataDir)).not.toContain('secret-key');
    await writeFile(key, 'another');
    await expect(fresh.restore(sound)).rejects.toThrow('is another key than that of the backup');
    expect(await readFile(key, 'utf8')).toBe('another');
    await rm(key);
    await fresh.restore(sound);
    expect(await readFile(key, 'utf8')).toBe(KEY);
  });

  test('beside another one that is at work is refused', async () => {
    const fresh = await machine();
    const { address, storage } = fresh;
    const other = await RestoreTarget.open(address, storage, THEN);
    await expect(fresh.restore(folder)).rejects.toThrow('Another restore is at work');
    await other.close();
    expect((await fresh.restore(folder)).events).toBe(1);
  });

  test('into a database with two roles gives histories to their owner, and the rest to the program', async () => {
    const fresh = await machine();
    const address = await twoRoles(fresh);
    const divided = fresh.with(address);
    const cut = await another(async (file) => await truncate(file, 40_000));
    await expect(divided.restore(cut)).rejects.toThrow(/cut off|ends too early/);
    await expect(divided.start()).rejects.toThrow(/restore/);
    expect(await divided.restore(folder)).toMatchObject({ events: 1 });
    await divided.start();
    await fresh.with({ ...address, ownerUrl: null }).start();
    expect(await as(address.url, 'select count(*)::int as there from ledger."an entry"')).toEqual([{ there: 5000 }]);
    await expect(as(address.url, 'delete from eventstore.event')).rejects.toThrow(/permission denied|never/);
    const owners = await as(
      address.url,
      `select distinct nspname as schema, pg_get_userbyid(nspowner) as owner from pg_namespace
        where nspname in ('eventstore', 'ledger') order by 1`,
    );
    const [owner, role] = [new URL(address.ownerUrl ?? '').username, new URL(address.url).username];
    expect(owners).toEqual([
      { schema: 'eventstore', owner },
      { schema: 'ledger', owner: role },
    ]);
  });
});

async function twoRoles({ address: { url: adminUrl } }: Machine): Promise<DatabaseAddress> {
  const suffix = randomBytes(4).toString('hex');
  const [role, owner] = [`program_${suffix}`, `owner_${suffix}`];
  const database = new URL(adminUrl).pathname.slice(1);
  await as(
    adminUrl,
    `create role ${role} login password 'p'`,
    `create role ${owner} login password 'o'`,
    `alter database ${database} owner to ${owner}`,
  );
  tidying.push(async () => {
    await as(adminUrl.replace(database, 'postgres'), `drop role ${role}`, `drop role ${owner}`);
  });
  const url = new URL(adminUrl);
  [url.username, url.password] = [role, 'p'];
  const ownerUrl = new URL(adminUrl);
  [ownerUrl.username, ownerUrl.password] = [owner, 'o'];
  return { url: url.href, ownerUrl: ownerUrl.href };
}

describe('a backup', () => {
  /** [refers, is referred to] */
  const REFERENCES = `
    select distinct c.conrelid::regclass::text as refers, c.confrelid::regclass::text as target from pg_constraint c
     where c.contype = 'f' and c.conrelid <> c.confrelid`;

  test('has all tables of the program in an order in which no row refers to a later one', async () => {
    const { AppModule } = await import('../../../../../src/app.module.js');
    const { PlatformModule } = await import('../../../../../src/shared/platform.module.js');
    const used = await machine();
    await used.start([...PlatformModule.schemas, ...AppModule.schemas]);
    const snapshot = await DatabaseSnapshot.open(used.address.url);
    const names = (await snapshot.tables()).map(({ name }) => name);
    await snapshot.close();
    const references = (await as(used.address.url, REFERENCES)) as { refers: string; target: string }[];
    const ours = references.filter(({ refers }) => names.includes(refers));
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter(({ refers, target }) => names.indexOf(target) > names.indexOf(refers))).toEqual([]);
  });

  test('of tables that refer to each other in a circle is refused', async () => {
    const used = await inUse();
    await as(used.address.url, 'alter table ledger.account add column latest int references ledger."an entry"');
    const into = await mkdtemp(join(tmpdir(), 'backups-'));
    tidying.push(async () => await rm(into, { recursive: true, force: true }));
    await expect(used.backUp(into)).rejects.toThrow('tables refer to each other in a circle');
    expect(await readdir(into)).toEqual([]);
  });
});
