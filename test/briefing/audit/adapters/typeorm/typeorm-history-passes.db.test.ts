import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { AdmitToHistories1795219500000 } from '../../../../../src/briefing/adapters/migrations/1795219500000-admit-to-histories.js';
import { historyPasses } from '../../../../../src/briefing/audit/adapters/typeorm/history-pass-row.js';
import { TypeormHistoryPasses } from '../../../../../src/briefing/audit/adapters/typeorm/typeorm-history-passes.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import { Clock } from '../../../../../src/shared/kernel/clock.js';
import type { CallerId } from '../../../../../src/shared/kernel/identifiers.js';
import { freshDatabase, type TestDatabase } from '../../../../support/database/database.js';

class Watch extends Clock {
  time = Date.UTC(2026, 10, 21);

  override now(): number {
    return this.time;
  }
}

const MINUTE = 60_000;
const ANNE = brand<CallerId>('usr_anne');
const BERT = brand<CallerId>('usr_bert');

let db: TestDatabase;
let passes: TypeormHistoryPasses;
const watch = new Watch();

beforeAll(async () => {
  db = await freshDatabase([
    { migrations: [CreateBriefing1795219200000, AdmitToHistories1795219500000], entities: [historyPasses] },
  ]);
  passes = new TypeormHistoryPasses(db.repositories, db.database, watch);
  for (const [owner, id] of [
    [ANNE, 'art_a'],
    [BERT, 'art_b'],
  ]) {
    await db.database.execute(
      `insert into briefing.briefing values ($1, $1 || '_read', $2, 'slug_' || $1, 0, 'composing', 5, '{}', 0, 0)`,
      [id, owner],
    );
  }
});

afterAll(() => db.close());

async function keyOf(owner: CallerId, id: string): Promise<string> {
  return (await passes.issue(owner, id))?.key ?? '';
}

async function passOf(owner: CallerId, id: string): Promise<string> {
  return (await passes.trade(`slug_${id}`, await keyOf(owner, id))) ?? '';
}

describe('a pass to a history', () => {
  test('is given for a key, and says whose it is', async () => {
    expect(await passes.holderOf('slug_art_a', await passOf(ANNE, 'art_a'))).toEqual({
      owner: ANNE,
      briefingId: 'art_a',
    });
  });

  test('is also given by the id of the quick read', async () => {
    expect(await passes.issue(ANNE, 'art_a_read')).toMatchObject({ slug: 'slug_art_a' });
  });

  test("is not given for somebody else's briefing, nor for one that is not there", async () => {
    expect(await passes.issue(BERT, 'art_a')).toBeNull();
    expect(await passes.issue(ANNE, 'art_z')).toBeNull();
  });

  test('is given once for a key, even when two browsers use it at once', async () => {
    const key = await keyOf(ANNE, 'art_a');
    const traded = await Promise.all(Array.from({ length: 6 }, () => passes.trade('slug_art_a', key)));
    expect(traded.filter((pass) => pass !== null)).toHaveLength(1);
    expect(await passes.trade('slug_art_a', key)).toBeNull();
  });

  test('opens the history of its own briefing only, and so does its key', async () => {
    expect(await passes.holderOf('slug_art_b', await passOf(ANNE, 'art_a'))).toBeNull();
    expect(await passes.trade('slug_art_b', await keyOf(ANNE, 'art_a'))).toBeNull();
  });

  test('is no key, and a key is no pass', async () => {
    expect(await passes.trade('slug_art_a', await passOf(ANNE, 'art_a'))).toBeNull();
    expect(await passes.holderOf('slug_art_a', await keyOf(ANNE, 'art_a'))).toBeNull();
  });

  test('is not given for a key of ten minutes ago', async () => {
    const key = await keyOf(ANNE, 'art_a');
    watch.time += 10 * MINUTE;
    expect(await passes.trade('slug_art_a', key)).toBeNull();
  });

  test('ends after an hour', async () => {
    const pass = await passOf(ANNE, 'art_a');
    watch.time += 59 * MINUTE;
    expect(await passes.holderOf('slug_art_a', pass)).not.toBeNull();
    watch.time += MINUTE;
    expect(await passes.holderOf('slug_art_a', pass)).toBeNull();
  });

  test('ends when the briefing goes to somebody else', async () => {
    const pass = await passOf(BERT, 'art_b');
    await db.database.execute(`update briefing.briefing set owner = 'usr_carl' where id = 'art_b'`);
    expect(await passes.holderOf('slug_art_b', pass)).toBeNull();
  });

  test('cannot be read from what is stored, and leaves nothing behind when it is over', async () => {
    const key = await keyOf(ANNE, 'art_a');
    const rows = () => db.database.query<{ digest: string }>('select * from briefing.history_pass');
    expect(JSON.stringify(await rows())).not.toContain(key);
    watch.time += 61 * MINUTE;
    await keyOf(ANNE, 'art_a');
    expect(await rows()).toHaveLength(1);
  });
});
