import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { lockSubscriptionsOf } from '../../../../src/subscriptions/adapters/typeorm/subscription-row.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';
import { until } from '../../../support/time/until.js';

const [first, second] = [brand<CallerId>('usr_1'), brand<CallerId>('usr_2')];

const LOCKS = `
  select granted from pg_locks
  where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())`;

describe('A change of the subscriptions of two callers', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await freshDatabase([]);
  });
  afterAll(() => db.close());

  test('blocks neither of them while it waits for one, in whatever order it names them', async () => {
    const [held, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const one = db.unitOfWork.run(async () => {
      await lockSubscriptionsOf(db.database, first);
      held.resolve();
      await done.promise;
    });
    await held.promise;
    const both = db.unitOfWork.run(() => lockSubscriptionsOf(db.database, second, first));
    const locks = await until(
      () => db.database.query<{ granted: boolean }>(LOCKS),
      (all) => all.some(({ granted }) => !granted),
    );
    expect(locks.filter(({ granted }) => granted)).toHaveLength(1);
    done.resolve();
    await Promise.all([one, both]);
  });
});
