import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { In, Not, type MigrationInterface, type QueryRunner } from 'typeorm';
import { DatabaseUnavailable } from '../../../../src/shared/storage/connections/database-unavailable.js';
import { hexDigest, mapTable } from '../../../../src/shared/storage/database/mapped-table.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

interface NoteRow {
  readonly id: number;
  readonly text: string;
  readonly writtenAt: number | null;
}

interface DigestRow {
  readonly digest: string;
  readonly of: string;
}

const notes = mapTable<NoteRow>('notes.note', {
  id: { type: 'bigint', primary: true },
  text: { type: 'text' },
  writtenAt: { name: 'written_at', type: 'bigint', nullable: true },
});

const digests = mapTable<DigestRow>('notes.digest', { digest: { ...hexDigest, primary: true }, of: { type: 'text' } });

class CreateNotes1760000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema notes');
    await runner.query('create table notes.note (id bigint primary key, text text not null, written_at bigint)');
    await runner.query('create table notes.digest (digest bytea primary key, "of" text not null)');
  }

  async down(): Promise<void> {}
}

let db: TestDatabase;
const rows = () => db.repositories.of(notes);
const insert = (id: number) => rows().insert({ id, text: `note ${id}` });
const insertAsSql = (id: number) => db.database.execute('insert into notes.note values ($1, $2)', [id, `sql ${id}`]);
const ids = async () => (await rows().find({ order: { id: 'asc' } })).map(({ id }) => id);

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateNotes1760000000002], entities: [notes, digests] }]);
});
afterAll(() => db.close());
beforeEach(() => db.database.execute('truncate notes.note'));

async function warningsOf(work: () => Promise<unknown>): Promise<string[]> {
  const warnings: string[] = [];
  const listen = (warning: Error) => warnings.push(warning.message);
  process.on('warning', listen);
  await work();
  await sleep(10);
  process.off('warning', listen);
  return warnings;
}

describe('repositories', () => {
  test('give rows as they are mapped, bigint as numbers', async () => {
    await rows().insert({ id: Number.MAX_SAFE_INTEGER, text: 'large', writtenAt: 1_800_000_000_000 });
    expect(await rows().findOneBy({ text: 'large' })).toEqual({
      id: Number.MAX_SAFE_INTEGER,
      text: 'large',
      writtenAt: 1_800_000_000_000,
    });
  });

  test('give and find digests as hexadecimal digits, which are bytes in the table', async () => {
    const all = db.repositories.of(digests);
    await all.insert([
      { digest: '00ff', of: 'one' },
      { digest: '0100', of: 'another' },
    ]);
    await all.update({ digest: '0100' }, { digest: '0200' });
    expect(await all.findBy({ digest: Not('0200') })).toEqual([{ digest: '00ff', of: 'one' }]);
    expect(await all.countBy({ digest: In(['00ff', '0200', '0100']) })).toBe(2);
    expect(await db.database.query('select length(digest) as bytes from notes.digest')).toEqual([
      { bytes: 2 },
      { bytes: 2 },
    ]);
    expect((await all.delete({ digest: Not('00ff') })).affected).toBe(1);
  });

  test('write at once where no unit of work is open', async () => {
    await insert(1);
    expect(await db.database.query('select id from notes.note')).toEqual([{ id: 1 }]);
  });

  test('take part in the open unit of work: what they wrote is taken back with it', async () => {
    const work = db.unitOfWork.run(async () => {
      await insert(1);
      await insertAsSql(2);
      expect(await ids()).toEqual([1, 2]);
      expect(await db.dataSource.query('select id from notes.note')).toEqual([]);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
  });

  test('take part in a unit of work from one that joined it', async () => {
    const work = db.unitOfWork.run(async () => {
      await db.unitOfWork.run(() => insert(1));
      expect(await ids()).toEqual([1]);
      throw new Error('too late');
    });
    await expect(work).rejects.toThrow('too late');
    expect(await ids()).toEqual([]);
  });

  test('are outside again when they are asked for after the unit of work has ended', async () => {
    let later = Promise.resolve<unknown>(null);
    await db.unitOfWork.run(async () => {
      await insert(1);
      later = sleep(30).then(() => insert(2));
    });
    await later;
    expect(await ids()).toEqual([1, 2]);
  });

  test('send statements one after another on the connection of a unit of work, in order, also between SQL', async () => {
    const answered: number[] = [];
    const note = (id: number) => (id % 2 === 0 ? insertAsSql(id) : insert(id)).then(() => answered.push(id));
    const all = [1, 2, 3, 4, 5, 6, 7, 8];
    const warnings = await warningsOf(() => db.unitOfWork.run(() => Promise.all(all.map(note))));
    expect(warnings).toEqual([]);
    expect(await ids()).toEqual(all);
    expect(answered.toSorted((a, b) => a - b)).toEqual(all);
  });

  test('let nothing after a failed statement of a unit of work be committed', async () => {
    await insert(3);
    const work = db.unitOfWork.run(() => Promise.all([1, 2, 3, 4].map(insert)));
    await expect(work).rejects.toMatchObject({ code: '23505' });
    expect(await ids()).toEqual([3]);
  });
});

describe('what a repository throws', () => {
  test('is the error of PostgreSQL, without the parameters of the statement', async () => {
    await insert(1);
    const error: unknown = await insert(1).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '23505', constraint: 'note_pkey' });
    expect(error).not.toHaveProperty('parameters');
    await expect(db.unitOfWork.run(() => insert(1))).rejects.toMatchObject({ code: '23505' });
  });

  test('is DatabaseUnavailable while nobody is let in', async () => {
    const failures: unknown[] = [];
    const state = { isAway: true };
    const away = db.away(300).finally(() => (state.isAway = false));
    while (state.isAway) {
      await rows()
        .find()
        .catch((error: unknown) => failures.push(error));
    }
    await away;
    expect(failures).not.toEqual([]);
    for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailable);
  });

  test('is DatabaseUnavailable when the connection of the unit of work is cut', async () => {
    const work = db.unitOfWork.run(async () => {
      await insert(1);
      await db.database.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      await insert(2);
    });
    await expect(work).rejects.toThrow(DatabaseUnavailable);
    expect(await ids()).toEqual([]);
  });
});
