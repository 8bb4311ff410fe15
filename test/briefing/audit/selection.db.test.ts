import { appendFile, rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BriefingFiles } from '../../../src/briefing/application/ports/media/briefing-files.js';
import { FATES, selectionOf } from '../../../src/briefing/domain/selection.js';
import type { TestApp } from '../../support/http/http-app.js';
import { composedData, erasedData, OUTAGE, REQUESTED_AT } from '../domain/samples.js';
import { tamperWith } from './troubled-histories.js';
import { outside, SELECTION, Selections } from './selections-kit.js';

let selections: Selections;
let app: TestApp;
let owner: Selections['owner'];
let auditor: Selections['auditor'];

beforeAll(async () => {
  selections = await Selections.start();
  ({ app, owner, auditor } = selections);
});

afterAll(() => app?.close());

describe('the selection ledger of a briefing', () => {
  test('tells the owner and auditors of each item what became of it and why, newest first', async () => {
    const { id, ledger } = await selections.composed();
    for (const by of [owner, auditor]) {
      const { status, body } = await selections.ledgerFor(by, id);
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
    const { counts } = (await selections.ledgerFor(auditor, (await selections.composed()).id)).body;
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
    const { id } = await selections.composed();
    const first = (await selections.ledgerFor(auditor, id, { limit: 2 })).body;
    expect(first.next_cursor).toBe(`${REQUESTED_AT - 1000}:itm_b`);
    const rest = (await selections.ledgerFor(auditor, id, { limit: 3, cursor: first.next_cursor })).body;
    const entries = [...first.entries, ...rest.entries].map(({ item_id }) => item_id);
    expect([entries, rest.next_cursor, rest.counts]).toEqual([
      ['itm_a', 'itm_b', 'itm_c', 'itm_old0', 'itm_old1'],
      null,
      first.counts,
    ]);
    const some = async (filter: object) =>
      (await selections.ledgerFor(auditor, id, filter)).body.entries.map((e) => e.item_id);
    expect(await some({ outcome: 'merged' })).toEqual(['itm_b']);
    expect(await some({ reason: 'older_than_window', limit: 1, cursor: null })).toEqual(['itm_old0']);
  });

  test('of a briefing from before ledgers were kept follows from its script, and says so', async () => {
    const { id, script: file } = await selections.composed(false);
    const { body } = await selections.ledgerFor(auditor, id);
    expect([body.ledger, body.file, body.window, body.total]).toEqual(['derived', file, null, 3]);
    expect(body.message).toMatch(/^The briefing is from before ledgers were kept\./);
    expect(body.entries.map(({ outcome }) => outcome)).toEqual(['used', 'merged', 'left_out']);
  });

  test('is there when a composition found nothing to say', async () => {
    const id = await selections.requested();
    const ledger = selectionOf([], { ledger: [], stories: [] }, outside);
    const file = await app.app.get(BriefingFiles, { strict: false }).keepJson(id, 'selection', ledger);
    const inputs = { selection: file, window: null, understood: null, told: null, corrections: null, disclosure: null };
    await selections.record(id, { type: 'ReportFailure', step: 'compose', failure: OUTAGE, passing: false, inputs });
    const { body } = await selections.ledgerFor(auditor, id);
    expect([body.ledger, body.total, body.entries.length]).toEqual(['recorded', 40, 2]);
  });

  test('is refused in words for an outcome, a reason, a limit or a cursor that cannot be', async () => {
    const { id } = await selections.composed();
    for (const bad of [{ outcome: 'lost' }, { reason: 'mood' }, { limit: 101 }, { cursor: 'next' }, { page: 2 }]) {
      const { status, body } = await app.post(SELECTION, { id, ...bad }, auditor.token);
      expect([status, body['message']]).toEqual([400, expect.stringContaining(Object.keys(bad)[0]!)]);
    }
  });
});

describe('a ledger that cannot be shown', () => {
  const NOTHING = { file: null, window: null, total: null, listed: null, counts: [], entries: [], next_cursor: null };

  test.each<[string, () => Promise<string>]>([
    ['not_composed', () => selections.requested()],
    [
      'not_kept',
      async () => {
        const id = await selections.requested();
        await selections.record(id, { type: 'ReportFailure', step: 'compose', failure: OUTAGE, passing: false });
        return id;
      },
    ],
    [
      'erased',
      async () => {
        const { id } = await selections.composed();
        await selections.record(id, { type: 'EraseBriefing', data: erasedData });
        return id;
      },
    ],
    [
      'altered',
      async () => {
        const { id, ledger } = await selections.composed();
        await appendFile(selections.pathOf(ledger), ' ');
        return id;
      },
    ],
    [
      'gone',
      async () => {
        const { id, script: file } = await selections.composed();
        await rm(selections.pathOf(file));
        return id;
      },
    ],
  ])('says why: %s', async (why, made) => {
    const id = await made();
    const { status, body } = await selections.ledgerFor(auditor, id);
    expect([status, body.ledger]).toEqual([200, why]);
    expect(body).toMatchObject({ ...NOTHING, problems: [] });
    if (why === 'altered') expect(body.message).toMatch(/selection\.json is not what the history says of it/);
    if (why === 'gone') expect(body.message).toMatch(/script\.json is gone from the media store/);
  });

  test('says why: the event that names it was changed', async () => {
    const { id } = await selections.composed();
    const forged = `update eventstore.event set data = jsonb_set(data, '{selection}', data -> 'script')`;
    await tamperWith(app, `${forged} where stream = $1 and revision = 1`, id);
    const { status, body } = await selections.ledgerFor(auditor, id);
    expect([status, body.ledger]).toEqual([200, 'changed_history']);
    expect(body).toMatchObject({ ...NOTHING, problems: [{ revision: 1, kind: 'broken' }] });
  });

  test('is shown all the same when only a later event was changed', async () => {
    const { id } = await selections.composed();
    await selections.record(id, { type: 'StartRecording' });
    await selections.record(id, { type: 'ReportFailure', step: 'record', failure: OUTAGE, passing: false });
    await tamperWith(app, `update eventstore.event set type = 'Nonsense' where stream = $1 and revision = 4`, id);
    const { body } = await selections.ledgerFor(auditor, id);
    expect([body.ledger, body.problems, body.entries.length]).toMatchObject(['recorded', [{ revision: 4 }], 5]);
  });
});
