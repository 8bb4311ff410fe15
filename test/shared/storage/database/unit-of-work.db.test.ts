import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { EntitySchema, type MigrationInterface, type QueryRunner } from 'typeorm';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

interface Note {
  id: number;
  text: string;
}

const NoteSchema = new EntitySchema<Note>({
  name: 'note',
  schema: 'notes',
  columns: { id: { type: 'bigint', primary: true }, text: { type: 'text' } },
});

class CreateNotes1760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create schema notes');
    await runner.query('create table notes.note (id bigint primary key, text text not null)');
  }

  async down(): Promise<void> {}
}

let db: TestDatabase;
const written = async () =>
  (await db.database.query<Note>('select id from notes.note order by id')).map(({ id }) => id);
const insert = (id: number) => db.database.execute('insert into notes.note values ($1, $2)', [id, `note ${id}`]);
const insertMapped = async (id: number) =>
  db.unitOfWork.manager.getRepository(NoteSchema).insert({ id, text: 'mapped' });

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateNotes1760000000001], entities: [NoteSchema] }]);
});
afterAll(() => db.close());
beforeEach(() => db.database.execute('truncate notes.note'));

describe('a unit of work', () => {
  test('commits SQL and mapped rows together, and returns what the work returns', async () => {
    const result = await db.unitOfWork.run(async () => {
      await insert(1);
      await insertMapped(2);
      return 'done';
    });
    expect(result).toBe('done');
    expect(await written()).toEqual([1, 2]);
  });

  test('tells others after it is committed, also of what has joined it, and of nothing that is rolled back', async () => {
    const told: number[] = [];
    const tell = (id: number) => db.unitOfWork.afterCommit(() => told.push(id));
    await db.unitOfWork.run(async () => {
      tell(1);
      await db.unitOfWork.run(async () => {
        await insert(1);
        tell(2);
      });
      expect(told).toEqual([]);
    });
    expect(told).toEqual([1, 2]);
    const failing = db.unitOfWork.run(async () => {
      tell(3);
      await insert(1);
    });
    await expect(failing).rejects.toThrow('duplicate key');
    tell(4);
    expect(told).toEqual([1, 2, 4]);
  });

  test('rolls everything back, across repositories, when the work throws', async () => {
    const work = db.unitOfWork.run(async () => {
      await insert(1);
      await insertMapped(2);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await written()).toEqual([]);
  });

  test('is invisible from outside before its commit, and sees its own writes', async () => {
    await db.unitOfWork.run(async () => {
      await insert(1);
      expect(await written()).toEqual([1]);
      expect(await db.dataSource.query('select id from notes.note')).toEqual([]);
    });
  });

  test('is joined by one that begins inside it', async () => {
    const work = db.unitOfWork.run(async () => {
      await db.unitOfWork.run(() => insert(1));
      expect(await db.dataSource.query('select id from notes.note')).toEqual([]);
      throw new Error('too late');
    });
    await expect(work).rejects.toThrow('too late');
    expect(await written()).toEqual([]);
  });

  test('commits nothing when a part that joined it failed, although the caller went on', async () => {
    const work = db.unitOfWork.run(async () => {
      await insert(1);
      await db.unitOfWork
        .run(async () => {
          await insert(2);
          throw new Error('half done');
        })
        .catch(() => undefined);
    });
    await expect(work).rejects.toThrow('none of it is committed');
    expect(await written()).toEqual([]);
  });

  test('runs statements that are asked for side by side one after another', async () => {
    const warnings: string[] = [];
    const listen = (warning: Error) => warnings.push(warning.message);
    process.on('warning', listen);
    await db.unitOfWork.run(() => Promise.all([1, 2, 3, 4, 5].map(insert)));
    await sleep(10);
    process.off('warning', listen);
    expect(await written()).toEqual([1, 2, 3, 4, 5]);
    expect(warnings).toEqual([]);
  });

  test('ends with its work: what was started in it and goes on is outside', async () => {
    let later = Promise.resolve(0);
    await db.unitOfWork.run(async () => {
      await insert(1);
      later = sleep(30).then(() => insert(2));
    });
    expect(await later).toBe(1);
    expect(db.unitOfWork.current()).toBeNull();
    expect(await written()).toEqual([1, 2]);
  });

  test('is isolated from many others at once, more than there are connections', async () => {
    const works = Array.from({ length: 40 }, (_, id) =>
      db.unitOfWork.run(async () => {
        await insert(id);
        if (id % 2 === 1) throw new Error('odd');
      }),
    );
    await Promise.allSettled(works);
    expect(await written()).toEqual(Array.from({ length: 20 }, (_, index) => index * 2));
  });
});

describe('an advisory lock', () => {
  test('serialises units of work with the same word', async () => {
    const steps: string[] = [];
    const turn = (name: string) =>
      db.unitOfWork.run(async () => {
        await db.database.lock('allowance of usr_1');
        steps.push(`${name} in`);
        await sleep(20);
        steps.push(`${name} out`);
      });
    await Promise.all([turn('a'), turn('b'), turn('c')]);
    const names = steps.map((step) => step[0]);
    expect(names.filter((name, index) => index % 2 === 1 && names[index - 1] !== name)).toEqual([]);
  });

  test('is refused outside a unit of work, where it would be released at once', async () => {
    await expect(db.database.lock('word')).rejects.toThrow('needs an open unit of work');
  });
});
