import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { RevokeRole } from '../../../src/identity/access/application/commands/revoke-role.js';
import { ProblemsFound } from '../../../src/shared/delivery/cli/cli-command.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { Change } from '../../../src/shared/kernel/changes.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { composedData, publishedData, recordedData, requestedData } from '../domain/samples.js';
import { memberOf, startAppOfHistories } from './recorded-briefing.js';
import { recordAgain, recordNothing, tamperWith } from './troubled-histories.js';

const HISTORY = '/api/v1/audit/briefings/history';
const STATE = '/api/v1/audit/briefings/state';

interface Problem {
  revision: number;
  kind: string;
}

interface History {
  artifact_id: string;
  events: {
    revision: number;
    event_id: string;
    recorded_at: number;
    actor: string;
    correlation_id: string;
    causation_id: string | null;
    type: string;
    schema: number;
    data: object;
    state: { status: string };
    changes: Change[];
  }[];
  problems: Problem[];
  looks: { total: number; newest: { viewer: string; as: string; what: string; revision: number | null }[] };
}

interface State {
  revision: number | null;
  recorded_at: number | null;
  state: { status: string };
  problems: Problem[];
}

interface Somebody {
  readonly id: string;
  readonly token: string;
}

let app: TestApp;
let database: Database;
let owner: Somebody;
let auditor: Somebody;

beforeAll(async () => {
  app = await startAppOfHistories();
  database = app.app.get(Database);
  owner = await member('owner@example.org');
  auditor = await member('auditor@example.org');
  await app.app.get(CommandBus, { strict: false }).execute(new GrantRole('auditor@example.org', 'auditor'));
});

afterEach(() => recordAgain(app));
afterAll(() => app?.close());

const member = (email: string): Promise<Somebody> => memberOf(app, email);

async function anonymous(): Promise<Somebody> {
  const path = '/api/v1/auth/skill/anonymous';
  const { body } = await app.post<{ access_token: string; registration_id: string }>(path);
  return { id: body.registration_id, token: body.access_token };
}

interface Briefed {
  readonly id: string;
  readonly quickReadId: string;
}

/** A briefing with a history from its request to its publication. */
async function briefed(by: Somebody = owner): Promise<Briefed> {
  const ids = app.app.get(Ids);
  const [id, quickReadId] = [ids.next('art'), ids.next('art')];
  const opening = { ...requestedData, owner: by.id, quickReadId, slug: ids.secretSlug(), requestedAt: Date.now() };
  const commands: BriefingCommand[] = [
    { type: 'RequestBriefing', data: opening },
    { type: 'RecordComposition', data: composedData },
    { type: 'StartRecording' },
    { type: 'RecordSpeech', data: recordedData },
    { type: 'PublishBriefing', data: publishedData },
  ];
  const history = app.app.get(BriefingHistory);
  for (const command of commands) {
    await history.record(brand(id), command, command.type === 'RequestBriefing' ? by.id : 'worker');
  }
  return { id, quickReadId };
}

const historyFor = ({ token }: { token: string | null }, id: string): Promise<Answered<History>> =>
  app.post<History>(HISTORY, { id }, token);

describe('the history of a briefing', () => {
  test('tells each event with its time, actor, cause, data, the state after it and the difference it made', async () => {
    const { id } = await briefed();
    const { status, body } = await historyFor(owner, id);
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
    const { id, quickReadId } = await briefed();
    for (const viewer of [owner, auditor]) {
      const { body } = await historyFor(viewer, quickReadId);
      expect(body.artifact_id).toBe(id);
      expect(body.events[0]?.data).toMatchObject({ request: { sealedWords: requestedData.request.sealedWords } });
    }
  });
});

describe('the history of a briefing that was erased', () => {
  test('stays, for auditors', async () => {
    const { id, quickReadId } = await briefed();
    const erased = { askedBy: 'operator', askedAt: Date.now() };
    await app.app.get(BriefingHistory).record(brand(id), { type: 'EraseBriefing', data: erased }, 'operator');
    const { body } = await historyFor(auditor, quickReadId);
    expect(body.events.at(-1)).toMatchObject({ type: 'BriefingErased', data: erased, state: { status: 'erased' } });
    expect(body.problems).toEqual([]);
    expect((await historyFor(owner, id)).status).toBe(404);
  });
});

describe('the state of a briefing', () => {
  test('is given as of a revision, of a moment, before the first event, and of now', async () => {
    const { id } = await briefed();
    const { events } = (await historyFor(owner, id)).body;
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
    const { id } = await briefed();
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

describe('who may read a history', () => {
  test.each<[string, number, (by: Somebody) => Promise<{ token: string | null }> | { token: string | null }]>([
    ['the owner may read it', 200, (by) => by],
    ['an auditor may read it', 200, () => auditor],
    ['another member may not read it', 404, () => member(`other-${Math.random()}@example.org`)],
    ['an anonymous stranger may not read it', 404, () => anonymous()],
    ['somebody without a token may not read it', 401, () => ({ token: null })],
  ])('%s', async (_, expected, readerOf) => {
    for (const by of [owner, await anonymous()]) {
      const { id } = await briefed(by);
      const { token } = await readerOf(by);
      const answers = [await app.post(HISTORY, { id }, token), await app.post(STATE, { id }, token)];
      expect(answers.map(({ status }) => status)).toEqual([expected, expected]);
    }
  });

  test('an auditor may read it as long as the role is granted, from one request to the next', async () => {
    const commands = app.app.get(CommandBus, { strict: false });
    const { id } = await briefed();
    const newcomer = await member('newcomer@example.org');
    expect((await historyFor(newcomer, id)).status).toBe(404);
    await commands.execute(new GrantRole('newcomer@example.org', 'auditor'));
    expect((await historyFor(newcomer, id)).status).toBe(200);
    await commands.execute(new RevokeRole('newcomer@example.org', 'auditor'));
    expect((await historyFor(newcomer, id)).status).toBe(404);
  });

  test('a stranger learns the same of a briefing that exists as of one that does not, and as from artifacts/get', async () => {
    const { id } = await briefed();
    const stranger = await member('stranger@example.org');
    const missing = app.app.get(Ids).next('art');
    const told = async (path: string, asked: string): Promise<string> =>
      JSON.stringify((await app.post(path, { id: asked }, stranger.token)).body).replace(asked, 'ID');
    const answers = new Set<string>();
    for (const path of [HISTORY, STATE, '/api/v1/artifacts/get']) {
      answers.add(await told(path, id));
      answers.add(await told(path, missing));
    }
    expect(answers.size).toBe(1);
    for (const id of [missing, '../x', 'art_'.repeat(10_000)]) expect((await historyFor(auditor, id)).status).toBe(404);
  });
});

describe('an access to a history', () => {
  test('is on record with who read what, by which right, for the owner and auditors to see', async () => {
    const { id } = await briefed();
    await app.post(STATE, { id, revision: 2 }, auditor.token);
    await app.post(STATE, { id, moment: 0 }, owner.token);
    const { looks } = (await historyFor(auditor, id)).body;
    expect(looks.total).toBe(3);
    expect(looks.newest.map(({ viewer, as, what, revision }) => [viewer, as, what, revision])).toEqual([
      [auditor.id, 'auditor', 'history', 4],
      [owner.id, 'owner', 'state', null],
      [auditor.id, 'auditor', 'state', 2],
    ]);
    expect((await historyFor(owner, id)).body.looks.newest).toHaveLength(4);
  });

  test('of whom nothing is shown leaves no record', async () => {
    const { id } = await briefed();
    await historyFor(await anonymous(), id);
    expect(await database.query('select 1 from eventstore.event where stream = $1', [`audit-${id}`])).toEqual([]);
  });

  test('that cannot be recorded shows nothing: 503, and it works again when the store is back', async () => {
    const { id } = await briefed();
    await recordNothing(app);
    for (const path of [HISTORY, STATE]) {
      const { status, body, headers } = await app.post(path, { id }, owner.token);
      expect([status, Object.keys(body), body['error']]).toEqual([503, ['error', 'message'], 'unavailable']);
      expect(headers['retry-after']).toBe('5');
    }
    await recordAgain(app);
    expect((await historyFor(owner, id)).body.looks.total).toBe(1);
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
    const { id } = await briefed();
    await tamperWith(app, sql, id);
    for (const viewer of [owner, auditor]) {
      const { status, body } = await historyFor(viewer, id);
      expect(status).toBe(200);
      expect(body.events.length).toBeGreaterThanOrEqual(4);
      expect(body.problems).toMatchObject(problems);
      expect(body.problems).toHaveLength(problems.length);
    }
    const now = (await app.post<State>(STATE, { id }, auditor.token)).body;
    expect(now.problems).toMatchObject(problems);
  });
});

describe('audit:show', () => {
  async function show(ids: readonly string[], options: Record<string, string> = {}): Promise<string[]> {
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:show');
    await command!.execute(argvOf(options, ids), (line) => void lines.push(line));
    return lines;
  }

  test('prints a line for each event, and one for the accesses, its own included', async () => {
    const { id } = await briefed();
    await historyFor(auditor, id);
    const lines = (await show([id])).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ briefing, type }) => [briefing, type])).toEqual([
      [id, 'BriefingRequested'],
      [id, 'BriefingComposed'],
      [id, 'RecordingStarted'],
      [id, 'SpeechRecorded'],
      [id, 'BriefingPublished'],
      [id, undefined],
    ]);
    expect(lines[2]).toMatchObject({ revision: 2, actor: 'worker', state: { status: 'rendering' }, problem: null });
    expect(lines.at(-1)?.['looks']).toMatchObject({
      total: 2,
      newest: [{ viewer: 'operator', as: 'operator', what: 'history' }, { viewer: auditor.id }],
    });
  });

  test('prints what a briefing was, as of a revision or a time, for machines and for people', async () => {
    const { id } = await briefed();
    expect(JSON.parse((await show([id], { at: '3' }))[0]!)).toMatchObject({
      briefing: id,
      revision: 3,
      state: { status: 'assembling' },
    });
    const text = await show([id], { at: '2020-01-01T00:00:00+01:00', format: 'text' });
    expect(text[0]).toBe(`${id} before its first event: unrequested`);
    expect((await show([id], { format: 'text' }))[0]).toBe(`${id}: 5 event(s), the chain is sound`);
  });

  test('refuses what it does not understand, and an id that it does not know, in words', async () => {
    const { id } = await briefed();
    await expect(show([])).rejects.toThrow('Which briefing?');
    await expect(show([id], { at: 'yesterday' })).rejects.toThrow('--at must be a revision like 3 or a time like');
    await expect(show([id], { at: '2026-13-01T00:00Z' })).rejects.toThrow('--at must be');
    await expect(show([id], { format: 'xml' })).rejects.toThrow('--format must be json or text');
    await expect(show(['art_nonsense'])).rejects.toThrow('There is no briefing with the id art_nonsense.');
  });

  test('shows an altered history with its problem, the ones after it too, and then fails', async () => {
    const [altered, sound] = [await briefed(), await briefed()];
    await tamperWith(
      app,
      `update eventstore.event set type = 'Nonsense' where stream = $1 and revision = 4`,
      altered.id,
    );
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:show')!;
    const shown = command.execute([altered.id, sound.id], (line) => void lines.push(line));
    await expect(shown).rejects.toThrow(new ProblemsFound(`NOT AS RECORDED: ${altered.id}.`));
    expect(lines).toHaveLength(12);
    expect(JSON.parse(lines[4]!)).toMatchObject({ type: 'Nonsense', problem: { kind: 'broken' } });
  });
});
