import { describe, expect, test } from '@jest/globals';
import { selectionJson, selectionText } from '../../../../../src/briefing/audit/adapters/cli/selection-text.js';
import type { AuditedSelection } from '../../../../../src/briefing/audit/application/audited-history-reader.js';
import type { ExplainedEntry } from '../../../../../src/briefing/audit/application/queries/selection-of-briefing.js';
import { FATES, type Fate } from '../../../../../src/briefing/domain/selection.js';
import { file, REQUESTED_AT } from '../../../domain/samples.js';

const heading = { title: 'Ferries', url: null, sourceId: 'src_1', sourceTitle: 'Daily', at: REQUESTED_AT };
const rows: ExplainedEntry[] = [
  {
    ...heading,
    itemId: 'itm_1',
    outcome: 'used',
    story: 0,
    lines: [3],
    storyTitle: 'Harbour',
    sentences: [{ line: 3, text: 'They sail.' }],
    explanation: 'Used in story 1.',
  },
  {
    ...heading,
    itemId: 'itm_2',
    outcome: 'left_out',
    reason: 'rank_too_low',
    storyTitle: null,
    sentences: [],
    explanation: 'Others were worth more.',
  },
];
const none = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;

const opened = (found: AuditedSelection['found'], problems: AuditedSelection['problems'] = []): AuditedSelection => ({
  briefingId: 'art_1',
  revision: 4,
  problems,
  found,
});

const ledger = (entries = rows, end = REQUESTED_AT): AuditedSelection =>
  opened({
    ledger: 'recorded',
    file: file('selection.json'),
    window: { start: REQUESTED_AT - 1000, end },
    total: 8,
    listed: 2,
    counts: { ...none, used: 1, rank_too_low: 7 },
    page: { rows: entries, next: null },
  });

describe('a ledger as text', () => {
  test('counts each fate that items met, and tells of each item', () => {
    expect(selectionText(ledger())).toEqual([
      'art_1: This is the ledger that was kept with the briefing; its SHA-256 is the one in the history.',
      `      art_1/selection.json, SHA-256 ${'a'.repeat(64)}`,
      '      8 items, 2 of them listed, read from 2026-11-20T06:59:59.000Z until before 2026-11-20T07:00:00.000Z',
      '',
      '1 used',
      '  2026-11-20T07:00:00.000Z  itm_1  Ferries (Daily)',
      '      Used in story 1.',
      '      sentence 4: They sail.',
      '',
      '7 rank_too_low (Other stories were worth more, or filled the length.)',
      '  2026-11-20T07:00:00.000Z  itm_2  Ferries (Daily)',
      '',
    ]);
  });

  test('says why there is none, and where its history is not what was recorded', () => {
    const problem = { revision: 1, kind: 'broken', message: 'it was changed' } as const;
    expect(selectionText(opened({ ledger: 'changed_history' }, [problem]))).toEqual([
      expect.stringContaining('The history is not as it was recorded'),
      '      ! revision 1: broken: it was changed',
      '',
    ]);
    expect(selectionText(opened({ ledger: 'altered', key: 'art_1/x.json' }))[0]).toBe(
      'art_1: The file art_1/x.json is not what the history says of it: its content was changed. No ledger is shown.',
    );
  });

  test('tells a window that ends after the last date there is', () => {
    expect(selectionText(ledger(rows, Number.MAX_SAFE_INTEGER))[2]).toMatch(
      / until before 9007199254740991 ms since 1970$/,
    );
  });

  test('does to a terminal nothing that a feed tells it to', () => {
    const evil = '\u001b[2J\u202eoops\r\n';
    const titled = rows.map((row) => ({ ...row, title: evil, sourceTitle: evil, explanation: evil }));
    const text = [...selectionText(ledger(titled)), ...selectionJson(ledger(titled))].join('');
    expect(text).not.toMatch(/[\p{Cc}]/u);
    expect(text).toContain('\\u001b[2J\\u202eoops');
  });
});

describe('a ledger as JSON', () => {
  test('is a line for the whole and one for each entry', () => {
    const [whole, ...entries] = selectionJson(ledger()).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(whole).toMatchObject({ briefing: 'art_1', ledger: 'recorded', total: 8, listed: 2, problems: [] });
    expect(entries).toMatchObject([
      { briefing: 'art_1', itemId: 'itm_1', at: '2026-11-20T07:00:00.000Z', sentences: [{ text: 'They sail.' }] },
      { briefing: 'art_1', itemId: 'itm_2', outcome: 'left_out', reason: 'rank_too_low' },
    ]);
  });
});
