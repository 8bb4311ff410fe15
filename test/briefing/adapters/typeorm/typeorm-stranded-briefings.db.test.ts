import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { TypeormStrandedBriefings } from '../../../../src/briefing/adapters/typeorm/typeorm-stranded-briefings.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { IN_PRODUCTION } from '../../../../src/briefing/domain/briefing.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

const FINISHED = ['ready', 'failed', 'composition_failed', 'erased'];
const QUIET_SINCE = 1000;

let db: TestDatabase;
let stranded: TypeormStrandedBriefings;

beforeAll(async () => {
  db = await freshDatabase([BriefingModule.schema]);
  stranded = new TypeormStrandedBriefings(db.database);
  for (const status of [...IN_PRODUCTION, ...FINISHED]) await keep(status, status, QUIET_SINCE);
});

afterAll(() => db?.close());

const keep = (id: string, status: string, updatedAt: number): Promise<number> =>
  db.database.execute(
    `insert into briefing.briefing values ($1, $1 || '_read', 'usr_1', 'slug_' || $1, 3, $2, 5, '{}', 0, $3)`,
    [id, status, updatedAt],
  );

const idsSince = async (before: number): Promise<string[]> => (await stranded.since(before)).map(({ id }) => id);

describe('a stranded briefing', () => {
  test('is in production, and no event came for it since', async () => {
    expect((await idsSince(QUIET_SINCE + 1)).toSorted()).toEqual([...IN_PRODUCTION].toSorted());
    expect(await idsSince(QUIET_SINCE)).toEqual([]);
  });

  test('says its revision', async () => {
    expect(await stranded.since(QUIET_SINCE + 1)).toContainEqual({ id: 'queued', revision: 3 });
  });

  test('made no progress since either', async () => {
    await db.database.execute(`insert into briefing.progress values ('rendering', 40, 2000)`);
    expect(await idsSince(2000)).not.toContain('rendering');
    expect(await idsSince(2001)).toContain('rendering');
  });

  test('is found by the index of those in production, whose list of statuses is that of the domain', async () => {
    const plan = await db.unitOfWork.run(async () => {
      await db.database.execute('set local enable_seqscan = off');
      return db.database.query<Record<string, string>>(
        'explain select id from briefing.briefing where status = any($2::text[]) and updated_at < $1',
        [QUIET_SINCE, IN_PRODUCTION],
      );
    });
    expect(JSON.stringify(plan)).toContain('briefing_updated_at_idx');
  });
});
