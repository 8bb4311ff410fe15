import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { EntitySchema, FindOptionsWhere, ObjectLiteral } from 'typeorm';
import { TypeormFeedMoves } from '../../../../src/feed/adapters/typeorm/typeorm-feed-moves.js';
import type { ItemStore } from '../../../../src/feed/application/ports/item-store.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import type { Repositories } from '../../../../src/shared/storage/database/repositories.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

describe('The moves of feeds', () => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await freshDatabase([FeedModule.schema]);
    await db.database.execute(
      `insert into feed.feed (id, url, created_at) overriding system value
       select id, 'https://example.org/' || id, 1 from unnest($1::int[]) id`,
      [[2, 3]],
    );
    await db.database.execute('insert into feed.former_feed (id, into_id) values (1, 2)');
  });
  afterAll(() => db.close());

  /** Once more changes nothing. */
  const mergeOn = async (): Promise<void> => {
    await db.database.execute('update feed.former_feed set into_id = 3 where into_id = 2');
    await db.database.execute('delete from feed.feed where id = 2');
  };

  test('know what a feed became while what it was merged into is merged itself', async () => {
    const merging = {
      of: <Row extends ObjectLiteral>(table: EntitySchema<Row>) => {
        const rows = db.repositories.of(table);
        return rows.extend({
          findOneBy: async (where: FindOptionsWhere<Row>) => {
            const row = await rows.findOneBy(where);
            await mergeOn();
            return row;
          },
        });
      },
    } as Repositories;
    const noItems = {} as ItemStore;
    const meanwhile = new TypeormFeedMoves(merging, db.database, db.unitOfWork, noItems);
    expect(await meanwhile.mergedInto(1)).not.toBeNull();
    await mergeOn();
    const afterwards = new TypeormFeedMoves(db.repositories, db.database, db.unitOfWork, noItems);
    expect(await afterwards.mergedInto(1)).toMatchObject({ id: 3 });
  });
});
