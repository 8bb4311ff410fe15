import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { ShowWhatWasUnderstood1795366800000 } from '../../../../src/briefing/adapters/migrations/1795366800000-show-what-was-understood.js';
import { withUnderstood } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateBriefing1795219200000] }]);
});

afterAll(() => db.close());

const migrate = async (): Promise<void> => {
  const runner = db.dataSource.createQueryRunner();
  await new ShowWhatWasUnderstood1795366800000().up(runner);
  await runner.release();
};

const stateOf = async (id: string): Promise<unknown> =>
  (await db.database.query<{ state: unknown }>('select state from briefing.briefing where id = $1', [id]))[0]?.state;

test('rows of before requests were understood become what the present program makes of their events', async () => {
  const composed = { title: 'Harbour reopens' };
  const failure = { code: 'no_matching_items', message: 'Nothing.' };
  const understood = { key: 'art_4/understood.json', bytes: 1, sha256: 'a' };
  const states = {
    art_1: { status: 'ready', composed },
    art_2: { status: 'composition_failed', failure },
    art_3: { status: 'composing' },
    art_4: { status: 'queued', composed: { ...composed, understood } },
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
  expect(await stateOf('art_1')).toEqual({ status: 'ready', composed: withUnderstood(composed) });
  expect(await stateOf('art_2')).toEqual({ ...withUnderstood({ status: 'composition_failed' }), failure });
  expect(await stateOf('art_3')).toEqual(states.art_3);
  expect(await stateOf('art_4')).toEqual(states.art_4);
});
