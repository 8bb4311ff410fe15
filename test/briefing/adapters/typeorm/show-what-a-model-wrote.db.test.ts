import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { ShowWhatAModelWrote1795374300000 } from '../../../../src/briefing/adapters/migrations/1795374300000-show-what-a-model-wrote.js';
import { withWriting } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateBriefing1795219200000] }]);
});

afterAll(() => db.close());

const migrate = async (): Promise<void> => {
  const runner = db.dataSource.createQueryRunner();
  await new ShowWhatAModelWrote1795374300000().up(runner);
  await runner.release();
};

const stateOf = async (id: string): Promise<unknown> =>
  (await db.database.query<{ state: unknown }>('select state from briefing.briefing where id = $1', [id]))[0]?.state;

test('rows of before models wrote become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour reopens' };
  const writing = { key: 'art_4/writing.json', bytes: 1, sha256: 'a' };
  const states = {
    art_1: { status: 'ready', composed },
    art_3: { status: 'composing' },
    art_4: { status: 'queued', composed: { ...composed, writing } },
  };
  for (const [id, state] of Object.entries(states)) {
    await db.database.query(
      `insert into briefing.briefing (id, quick_read_id, owner, slug, revision, status, percent, state, created_at, updated_at)
       values ($1, $1 || 'q', 'usr_1', $1, 0, $2, 0, $3, 0, 0)`,
      [id, state.status, JSON.stringify(state)],
    );
  }
  await migrate();
  await migrate();
  expect(await stateOf('art_1')).toEqual({ status: 'ready', composed: withWriting(composed) });
  expect(await stateOf('art_3')).toEqual(states.art_3);
  expect(await stateOf('art_4')).toEqual(states.art_4);
});
