import { describe, expect, test } from '@jest/globals';
import { explain, REASON_WORDS } from '../../../src/briefing/domain/explanation.js';
import type { Script } from '../../../src/briefing/domain/script.js';
import { FATES, type SelectionEntry, type Verdict } from '../../../src/briefing/domain/selection.js';

const lead = { id: 'itm_1', title: 'Ferries sail again', url: null, sourceId: 'src_1', sourceTitle: 'Daily', at: 1 };
const script: Pick<Script, 'lines' | 'stories'> = {
  lines: [
    { host: 0, text: 'Good morning.' },
    { host: 1, text: 'The harbour reopens.', story: 1 },
    { host: 0, text: 'Ferries sail again.', story: 1 },
  ],
  stories: [
    { title: 'Budget', items: [] },
    { title: 'Harbour reopens', items: [lead] },
  ],
};

function explained(verdict: Verdict) {
  const { id: _, ...heading } = lead;
  const entry: SelectionEntry = { ...heading, itemId: 'itm_2', ...verdict };
  return explain(entry, script);
}

describe('an entry of a selection ledger', () => {
  test('that was used tells its story and each sentence', () => {
    expect(explained({ outcome: 'used', story: 1, lines: [1, 2] })).toEqual({
      storyTitle: 'Harbour reopens',
      sentences: [
        { line: 1, text: 'The harbour reopens.' },
        { line: 2, text: 'Ferries sail again.' },
      ],
      explanation: 'Used in story 2, “Harbour reopens”, in 2 sentences.',
    });
    expect(explained({ outcome: 'used', story: 0, lines: [1] }).explanation).toBe(
      'Used in story 1, “Budget”, in 1 sentence.',
    );
  });

  test.each([
    [false, 'it tells the same news as'],
    [true, 'it has the same address as'],
  ])('that was merged tells into what, and why (same address: %j)', (samePage, why) => {
    const merged = explained({ outcome: 'merged', story: 1, lead: 'itm_1', similarity: 0.83, samePage });
    expect(merged).toEqual({
      storyTitle: 'Harbour reopens',
      sentences: [],
      explanation: `Merged into story 2, “Harbour reopens”: ${why} the item that leads it, “Ferries sail again”; their similarity is 0.83 of 1.`,
    });
  });

  test('that was left out tells the reason in words of its own', () => {
    expect(explained({ outcome: 'left_out', reason: 'older_than_window' })).toEqual({
      storyTitle: null,
      sentences: [],
      explanation: 'It is older than the time window.',
    });
    expect(new Set(Object.values(REASON_WORDS)).size).toBe(FATES.length - ['used', 'merged'].length);
  });
});
