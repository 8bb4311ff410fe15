import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { ShowWhatWasPreferred1795375500000 } from '../../../../src/briefing/adapters/migrations/1795375500000-show-what-was-preferred.js';
import { requestWithDefaults, withTold } from '../../../../src/briefing/adapters/eventstore/upcasters.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateBriefing1795219200000] }]);
});

afterAll(() => db.close());

const migrate = async (): Promise<void> => {
  const runner = db.dataSource.createQueryRunner();
  await new ShowWhatWasPreferred1795375500000().up(runner);
  await runner.release();
};

const stateOf = async (id: string): Promise<unknown> =>
  (await db.database.query<{ state: unknown }>('select state from briefing.briefing where id = $1', [id]))[0]?.state;

test('rows of before there were preferences become what the present program makes of their events', async () => {
  const requested = { owner: 'usr_1', request: { sealedWords: 'v2', scope: {} } };
  const composed = { title: 'Harbour reopens' };
  const failure = { code: 'no_matching_items', message: 'Nothing.' };
  const told = { key: 'art_5/told.json', bytes: 1, sha256: 'a' };
  const defaults = { format: 'in_depth', targetLengthSeconds: 600 };
  const present = { ...requested, request: { ...requested.request, defaults, memory: true } };
  const states = {
    art_1: { status: 'ready', requested, composed },
    art_2: { status: 'composition_failed', requested, failure },
    art_3: { status: 'composing', requested },
    art_4: { status: 'erased', requested: null },
    art_5: { status: 'queued', requested: present, composed: { ...composed, told } },
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
  const asked = requestWithDefaults(requested);
  expect(await stateOf('art_1')).toEqual({ status: 'ready', requested: asked, composed: withTold(composed) });
  expect(await stateOf('art_2')).toEqual({ ...withTold({ status: 'composition_failed' }), requested: asked, failure });
  expect(await stateOf('art_3')).toEqual({ status: 'composing', requested: asked });
  expect(await stateOf('art_4')).toEqual(states.art_4);
  expect(await stateOf('art_5')).toEqual(states.art_5);
});
