import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { BriefingFiles } from '../../../src/briefing/application/ports/briefing-files.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import type { MediaRef } from '../../../src/briefing/domain/events.js';
import type { Script, Selection } from '../../../src/briefing/domain/script.js';
import { FATES, selectionOf } from '../../../src/briefing/domain/selection.js';
import { StorageSettings } from '../../../src/config/storage-settings.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { Ids, type BriefingId } from '../../../src/shared/kernel/identifiers.js';
import { argvOf } from '../../support/program/command-line.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { composedData, erasedData, OUTAGE, REQUESTED_AT, requestedData } from '../domain/samples.js';
import { memberOf, startAppOfHistories } from './recorded-briefing.js';
import { recordAgain, recordNothing, tamperWith } from './troubled-histories.js';

const SELECTION = '/api/v1/audit/briefings/selection';

interface Ledger {
  artifact_id: string;
  ledger: string;
  message: string;
  file: MediaRef | null;
  window: { start_ms: number; end_ms: number } | null;
  total: number | null;
  listed: number | null;
  counts: { outcome: string; reason: string | null; explanation: string | null; count: number }[];
  entries: { item_id: string; outcome: string; explanation: string }[];
  next_cursor: string | null;
  problems: { revision: number; kind: string }[];
}

type Accesses = { viewer: string; as: string; what: string; revision: number }[];

let app: TestApp;
let owner: { id: string; token: string };
let auditor: { id: string; token: string };

beforeAll(async () => {
  app = await startAppOfHistories();
  owner = await memberOf(app, 'owner@example.org');
  auditor = await memberOf(app, 'auditor@example.org');
  await app.app.get(CommandBus, { strict: false }).execute(new GrantRole('auditor@example.org', 'auditor'));
});

afterEach(() => recordAgain(app));
afterAll(() => app?.close());

const items: readonly Material[] = ['a', 'b', 'c'].map((name, index) => ({
  id: `itm_${name}`,
  title: `Title ${name}`,
  text: 'The harbour reopens.',
  url: index === 2 ? null : 'https://news.example/harbour',
  author: null,
  at: REQUESTED_AT - index * 1000,
  sourceId: 'src_1',
  sourceTitle: 'Daily',
}));

const read: readonly Selection[] = [
  { itemId: 'itm_a', outcome: 'used', story: 0, lines: [1] },
  { itemId: 'itm_b', outcome: 'merged', story: 0, similarity: 0.83 },
  { itemId: 'itm_c', outcome: 'left_out', reason: 'rank_too_low' },
];

const script: Partial<Script> = {
  lines: [
    { host: 0, text: 'Good morning.' },
    { host: 1, text: 'The harbour reopens.', story: 0, citation: { itemId: 'itm_a', quote: 'The harbour reopens.' } },
  ],
  stories: [{ title: 'Harbour reopens', items: items.slice(0, 2) }],
  ledger: read,
};

const older = items.slice(0, 2).map((item, index) => ({ ...item, id: `itm_old${index}`, at: item.at - 86_400_000 }));
const outside = [{ reason: 'older_than_window', count: 40, newest: older }] as const;
const selection = selectionOf(items, { ledger: read, stories: script.stories ?? [] }, outside);

const record = (id: string, command: BriefingCommand): Promise<unknown> =>
  app.app.get(BriefingHistory).record(brand(id), command, 'worker');

/** The id of a briefing that is requested, and nothing more. */
async function requested(): Promise<BriefingId> {
  const ids = app.app.get(Ids);
  const [id, quickReadId, slug] = [ids.next('art'), ids.next('art'), ids.secretSlug()];
  await record(id, { type: 'RequestBriefing', data: { ...requestedData, owner: owner.id, quickReadId, slug } });
  return brand(id);
}

/** A briefing with its files; `kept: false`: from before ledgers had one. */
async function composed(kept = true): Promise<{ id: BriefingId; script: MediaRef; ledger: MediaRef | null }> {
  const id = await requested();
  const files = app.app.get(BriefingFiles, { strict: false });
  const refs = {
    material: await files.keepJson(id, 'material', items),
    script: await files.keepJson(id, 'script', script),
    ...(kept
      ? { selection: await files.keepJson(id, 'selection', selection) }
      : { selection: null, window: null, platform: null, hosts: null }),
  };
  await record(id, { type: 'RecordComposition', data: { ...composedData, ...refs } });
  return { id, script: refs.script, ledger: refs.selection };
}

const ledgerFor = (by: { token: string | null }, id: string, rest: object = {}): Promise<Answered<Ledger>> =>
  app.post<Ledger>(SELECTION, { id, ...rest }, by.token);

const pathOf = (file: MediaRef | null): string => join(app.app.get(StorageSettings).dataDir, 'media', file?.key ?? '');

async function accessesOf(id: string): Promise<Accesses> {
  const { body } = await app.post<{ looks: { newest: Accesses } }>(
    '/api/v1/audit/briefings/history',
    { id },
    owner.token,
  );
  return body.looks.newest.filter(({ what }) => what === 'selection');
}

describe('the selection ledger of a briefing', () => {
  test('tells the owner and auditors of each item what became of it and why, newest first', async () => {
    const { id, ledger } = await composed();
    for (const by of [owner, auditor]) {
      const { status, body } = await ledgerFor(by, id);
      expect([status, body.artifact_id, body.ledger, body.file]).toEqual([200, id, 'recorded', ledger]);
      expect(body.window).toEqual({ start_ms: composedData.window!.start, end_ms: composedData.window!.end });
      expect([body.total, body.listed, body.next_cursor, body.problems]).toEqual([43, 5, null, []]);
      expect(body.entries.map(({ item_id }) => item_id)).toEqual(['itm_a', 'itm_b', 'itm_c', 'itm_old0', 'itm_old1']);
      expect(body.entries.slice(0, 4)).toEqual([
        {
          item_id: 'itm_a',
          title: 'Title a',
          url: 'https://news.example/harbour',
          source: { id: 'src_1', title: 'Daily' },
          published_at: REQUESTED_AT,
          outcome: 'used',
          reason: null,
          explanation: 'Used in story 1, “Harbour reopens”, in 1 sentence.',
          story: { index: 0, title: 'Harbour reopens' },
          sentences: [{ segment: 1, text: 'The harbour reopens.' }],
          merged: null,
        },
        expect.objectContaining({
          outcome: 'merged',
          explanation:
            'Merged into story 1, “Harbour reopens”: it has the same address as the item that leads it, “Title a”; their similarity is 0.83 of 1.',
          story: { index: 0, title: 'Harbour reopens' },
          merged: { lead_item_id: 'itm_a', similarity: 0.83, same_address: true },
        }),
        expect.objectContaining({
          outcome: 'left_out',
          reason: 'rank_too_low',
          story: null,
          sentences: [],
          merged: null,
          url: null,
          explanation: 'Other stories were worth more, or filled the length.',
        }),
        expect.objectContaining({ reason: 'older_than_window', explanation: 'It is older than the time window.' }),
      ]);
    }
  });

  test('counts each outcome and reason exactly, also of items that it does not list', async () => {
    const { counts } = (await ledgerFor(auditor, (await composed()).id)).body;
    const met = counts.filter(({ count }) => count > 0).map(({ outcome, reason, count }) => [outcome, reason, count]);
    expect(met).toEqual([
      ['used', null, 1],
      ['merged', null, 1],
      ['left_out', 'rank_too_low', 1],
      ['left_out', 'older_than_window', 40],
    ]);
    // One for each outcome, and of what was left out one for each reason.
    expect(counts).toHaveLength(FATES.length);
  });

  test('comes in pages, and by outcome or reason', async () => {
    const { id } = await composed();
    const first = (await ledgerFor(auditor, id, { limit: 2 })).body;
    expect(first.next_cursor).toBe(`${REQUESTED_AT - 1000}:itm_b`);
    const rest = (await ledgerFor(auditor, id, { limit: 3, cursor: first.next_cursor })).body;
    const entries = [...first.entries, ...rest.entries].map(({ item_id }) => item_id);
    expect([entries, rest.next_cursor, rest.counts]).toEqual([
      ['itm_a', 'itm_b', 'itm_c', 'itm_old0', 'itm_old1'],
      null,
      first.counts,
    ]);
    const some = async (filter: object) => (await ledgerFor(auditor, id, filter)).body.entries.map((e) => e.item_id);
    expect(await some({ outcome: 'merged' })).toEqual(['itm_b']);
    expect(await some({ reason: 'older_than_window', limit: 1, cursor: null })).toEqual(['itm_old0']);
  });

  test('of a briefing from before ledgers were kept follows from its script, and says so', async () => {
    const { id, script: file } = await composed(false);
    const { body } = await ledgerFor(auditor, id);
    expect([body.ledger, body.file, body.window, body.total]).toEqual(['derived', file, null, 3]);
    expect(body.message).toMatch(/^The briefing is from before ledgers were kept\./);
    expect(body.entries.map(({ outcome }) => outcome)).toEqual(['used', 'merged', 'left_out']);
  });

  test('is there when a composition found nothing to say', async () => {
    const id = await requested();
    const ledger = selectionOf([], { ledger: [], stories: [] }, outside);
    const file = await app.app.get(BriefingFiles, { strict: false }).keepJson(id, 'selection', ledger);
    const inputs = { selection: file, window: null, understood: null, told: null, corrections: null };
    await record(id, { type: 'ReportFailure', step: 'compose', failure: OUTAGE, passing: false, inputs });
    const { body } = await ledgerFor(auditor, id);
    expect([body.ledger, body.total, body.entries.length]).toEqual(['recorded', 40, 2]);
  });

  test('is refused in words for an outcome, a reason, a limit or a cursor that cannot be', async () => {
    const { id } = await composed();
    for (const bad of [{ outcome: 'lost' }, { reason: 'mood' }, { limit: 101 }, { cursor: 'next' }, { page: 2 }]) {
      const { status, body } = await app.post(SELECTION, { id, ...bad }, auditor.token);
      expect([status, body['message']]).toEqual([400, expect.stringContaining(Object.keys(bad)[0]!)]);
    }
  });
});

describe('a ledger that cannot be shown', () => {
  const NOTHING = { file: null, window: null, total: null, listed: null, counts: [], entries: [], next_cursor: null };

  test.each<[string, () => Promise<string>]>([
    ['not_composed', requested],
    [
      'not_kept',
      async () => {
        const id = await requested();
        await record(id, { type: 'ReportFailure', step: 'compose', failure: OUTAGE, passing: false });
        return id;
      },
    ],
    [
      'erased',
      async () => {
        const { id } = await composed();
        await record(id, { type: 'EraseBriefing', data: erasedData });
        return id;
      },
    ],
    [
      'altered',
      async () => {
        const { id, ledger } = await composed();
        await appendFile(pathOf(ledger), ' ');
        return id;
      },
    ],
    [
      'gone',
      async () => {
        const { id, script: file } = await composed();
        await rm(pathOf(file));
        return id;
      },
    ],
  ])('says why: %s', async (why, made) => {
    const id = await made();
    const { status, body } = await ledgerFor(auditor, id);
    expect([status, body.ledger]).toEqual([200, why]);
    expect(body).toMatchObject({ ...NOTHING, problems: [] });
    if (why === 'altered') expect(body.message).toMatch(/selection\.json is not what the history says of it/);
    if (why === 'gone') expect(body.message).toMatch(/script\.json is gone from the media store/);
  });

  test('says why: the event that names it was changed', async () => {
    const { id } = await composed();
    const forged = `update eventstore.event set data = jsonb_set(data, '{selection}', data -> 'script')`;
    await tamperWith(app, `${forged} where stream = $1 and revision = 1`, id);
    const { status, body } = await ledgerFor(auditor, id);
    expect([status, body.ledger]).toEqual([200, 'changed_history']);
    expect(body).toMatchObject({ ...NOTHING, problems: [{ revision: 1, kind: 'broken' }] });
  });

  test('is shown all the same when only a later event was changed', async () => {
    const { id } = await composed();
    await record(id, { type: 'StartRecording' });
    await record(id, { type: 'ReportFailure', step: 'record', failure: OUTAGE, passing: false });
    await tamperWith(app, `update eventstore.event set type = 'Nonsense' where stream = $1 and revision = 4`, id);
    const { body } = await ledgerFor(auditor, id);
    expect([body.ledger, body.problems, body.entries.length]).toMatchObject(['recorded', [{ revision: 4 }], 5]);
  });
});

describe('who may read a ledger', () => {
  test('the owner and auditors may; to everybody else it does not exist', async () => {
    const { id } = await composed();
    const stranger = await memberOf(app, 'stranger@example.org');
    const asked = async (token: string | null, of: string) => (await ledgerFor({ token }, of)).status;
    expect(await asked(owner.token, id)).toBe(200);
    expect(await asked(auditor.token, id)).toBe(200);
    expect(await asked(stranger.token, id)).toBe(404);
    expect(await asked(await app.anonymousToken(), id)).toBe(404);
    expect(await asked(null, id)).toBe(401);
    expect(await asked(auditor.token, app.app.get(Ids).next('art'))).toBe(404);
    await record(id, { type: 'EraseBriefing', data: erasedData });
    expect(await asked(owner.token, id)).toBe(404);
  });

  test('each access to a ledger is on record', async () => {
    const { id } = await composed();
    const { next_cursor: cursor } = (await ledgerFor(auditor, id, { limit: 2 })).body;
    await ledgerFor(auditor, id, { limit: 2, cursor });
    await ledgerFor(owner, id);
    const accesses = (await accessesOf(id)).map(({ viewer, as, revision }) => [viewer, as, revision]);
    expect(accesses).toContainEqual([auditor.id, 'auditor', 1]);
    expect(accesses).toContainEqual([owner.id, 'owner', 1]);
  });

  test('an access that cannot be recorded shows nothing: 503', async () => {
    const { id } = await composed();
    await recordNothing(app);
    const { status, body, headers } = await app.post(SELECTION, { id }, owner.token);
    expect([status, body['error'], headers['retry-after']]).toEqual([503, 'unavailable', '5']);
  });
});

describe('audit:selection', () => {
  async function printed(ids: readonly string[], options: Record<string, string> = {}) {
    const lines: string[] = [];
    const command = app.app.get(CliRegistry).find('audit:selection')!;
    const failure = await command
      .execute(argvOf(options, ids), (line) => void lines.push(line))
      .then(
        () => null,
        (error: Error) => error.message,
      );
    return { lines, failure };
  }

  test('prints the whole ledger, for machines and for people, and records the access', async () => {
    const { id } = await composed();
    const { lines, failure } = await printed([id]);
    const [whole, ...entries] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
    expect([failure, entries.length]).toEqual([null, 5]);
    expect(whole).toMatchObject({ briefing: id, ledger: 'recorded', total: 43, counts: { older_than_window: 40 } });
    const text = (await printed([id], { format: 'text' })).lines;
    expect(text).toContain('40 older_than_window (It is older than the time window.)');
    expect(text).toContain('      sentence 2: The harbour reopens.');
    expect(await accessesOf(id)).toContainEqual(expect.objectContaining({ viewer: 'operator', as: 'operator' }));
  });

  test('goes on after a ledger that was altered, and then fails', async () => {
    const [altered, sound] = [await composed(), await composed()];
    await appendFile(pathOf(altered.ledger), ' ');
    const { lines, failure } = await printed([altered.id, sound.id]);
    expect(failure).toBe(`NOT AS RECORDED: ${altered.id}.`);
    expect(lines).toHaveLength(7);
    expect(JSON.parse(lines[0]!)).toMatchObject({ briefing: altered.id, ledger: 'altered' });
  });

  test('refuses what it does not understand, in words', async () => {
    expect((await printed([])).failure).toMatch(/^Which briefing\?/);
    expect((await printed(['art_1'], { format: 'xml' })).failure).toBe('--format must be json or text, not "xml".');
    expect((await printed(['art_1'])).failure).toBe('There is no briefing with the id art_1.');
  });
});
