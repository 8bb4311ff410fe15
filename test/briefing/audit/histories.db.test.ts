import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { TestApp } from '../../support/http/http-app.js';
import { publishedData, requestedData } from '../domain/samples.js';
import { recordAgain, tamperWith } from './troubled-histories.js';
import { Histories, type Problem, STATE, type State } from './histories-kit.js';

let histories: Histories;
let app: TestApp;
let owner: Histories['owner'];
let auditor: Histories['auditor'];

beforeAll(async () => {
  histories = await Histories.start();
  ({ app, owner, auditor } = histories);
});

afterEach(() => recordAgain(app));

afterAll(() => app?.close());

describe('the history of a briefing', () => {
  test('tells each event with its time, actor, cause, data, the state after it and the difference it made', async () => {
    const { id } = await histories.briefed();
    const { status, body } = await histories.historyFor(owner, id);
    expect([status, body.artifact_id, body.problems]).toEqual([200, id, []]);
    expect(body.events.map(({ revision, type, actor, state }) => [revision, type, actor, state.status])).toEqual([
      [0, 'BriefingRequested', owner.id, 'composing'],
      [1, 'BriefingComposed', 'worker', 'queued'],
      [2, 'RecordingStarted', 'worker', 'rendering'],
      [3, 'SpeechRecorded', 'worker', 'assembling'],
      [4, 'BriefingPublished', 'worker', 'ready'],
    ]);
    expect(new Set(body.events.map(({ correlation_id }) => correlation_id))).toEqual(new Set([`briefing-${id}`]));
    const causes = body.events.map(({ event_id }) => event_id);
    expect(body.events.map(({ causation_id }) => causation_id)).toEqual([null, ...causes.slice(0, -1)]);
    expect(body.events[2]?.changes).toEqual([{ path: '/status', before: 'queued', after: 'rendering' }]);
    expect(body.events[4]?.data).toEqual(publishedData);
    expect(Math.abs(Date.now() - (body.events[0]?.recorded_at ?? 0))).toBeLessThan(60_000);
  });

  test("is found by the id of the quick read too, and holds the listener's words sealed only", async () => {
    const { id, quickReadId } = await histories.briefed();
    for (const viewer of [owner, auditor]) {
      const { body } = await histories.historyFor(viewer, quickReadId);
      expect(body.artifact_id).toBe(id);
      expect(body.events[0]?.data).toMatchObject({ request: { sealedWords: requestedData.request.sealedWords } });
    }
  });
});

describe('the history of a briefing that was erased', () => {
  test('stays, for auditors', async () => {
    const { id, quickReadId } = await histories.briefed();
    const erased = { askedBy: 'operator', askedAt: Date.now() };
    await app.app.get(BriefingHistory).record(brand(id), { type: 'EraseBriefing', data: erased }, 'operator');
    const { body } = await histories.historyFor(auditor, quickReadId);
    expect(body.events.at(-1)).toMatchObject({ type: 'BriefingErased', data: erased, state: { status: 'erased' } });
    expect(body.problems).toEqual([]);
    expect((await histories.historyFor(owner, id)).status).toBe(404);
  });
});

describe('the state of a briefing', () => {
  test('is given as of a revision, of a moment, before the first event, and of now', async () => {
    const { id } = await histories.briefed();
    const { events } = (await histories.historyFor(owner, id)).body;
    const state = async (at: object): Promise<State> => (await app.post<State>(STATE, { id, ...at }, owner.token)).body;
    expect(await state({ revision: 1 })).toMatchObject({ revision: 1, state: { status: 'queued' }, problems: [] });
    const moment = events[2]!.recorded_at;
    const last = events.findLast(({ recorded_at }) => recorded_at <= moment)!;
    expect(await state({ moment })).toEqual({
      artifact_id: id,
      revision: last.revision,
      recorded_at: last.recorded_at,
      state: last.state,
      problems: [],
    });
    const before = { revision: null, recorded_at: null, state: { status: 'unrequested' } };
    expect(await state({ moment: events[0]!.recorded_at - 1 })).toMatchObject(before);
    expect(await state({})).toMatchObject({ revision: 4, state: { status: 'ready' } });
  });

  test('is refused in words for a revision that does not exist, and for two places at once', async () => {
    const { id } = await histories.briefed();
    const refusals = await Promise.all(
      [{ revision: 5 }, { revision: 1, moment: 1 }, { revision: -1 }].map((at) =>
        app.post(STATE, { id, ...at }, owner.token),
      ),
    );
    expect(refusals.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(refusals[0]?.body['message']).toBe('This history has no revision 5; it goes from 0 to 4.');
    expect(refusals[1]?.body['message']).toBe('Give revision or moment, not both.');
  });
});

describe('a history that was altered', () => {
  test.each<[string, string, Problem[]]>([
    [
      'a changed byte is told at its event',
      `update eventstore.event set data = jsonb_set(data, '{title}', '"Forged"') where stream = $1 and revision = 1`,
      [{ revision: 1, kind: 'broken' }],
    ],
    [
      'a removed event is told at the next one',
      'delete from eventstore.event where stream = $1 and revision = 1',
      [{ revision: 2, kind: 'out_of_sequence' }],
    ],
    [
      'a removed request is told, and the rest is there',
      'delete from eventstore.event where stream = $1 and revision = 0',
      [{ revision: 1, kind: 'out_of_sequence' }],
    ],
    [
      'a missing link is told',
      `update eventstore.event set metadata = metadata - 'chain' where stream = $1 and revision = 4`,
      [{ revision: 4, kind: 'unchained' }],
    ],
    [
      'data that is no object and a name that nobody knows are told',
      `update eventstore.event set data = '17', type = 'Nonsense' where stream = $1 and revision = 4`,
      [{ revision: 4, kind: 'broken' }],
    ],
  ])('is shown as it is: %s', async (_, sql, problems) => {
    const { id } = await histories.briefed();
    await tamperWith(app, sql, id);
    for (const viewer of [owner, auditor]) {
      const { status, body } = await histories.historyFor(viewer, id);
      expect(status).toBe(200);
      expect(body.events.length).toBeGreaterThanOrEqual(4);
      expect(body.problems).toMatchObject(problems);
      expect(body.problems).toHaveLength(problems.length);
    }
    const now = (await app.post<State>(STATE, { id }, auditor.token)).body;
    expect(now.problems).toMatchObject(problems);
  });
});
