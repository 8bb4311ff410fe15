import { describe, expect, test } from '@jest/globals';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { audioDataOf, pageDataOf } from '../../../../src/briefing/adapters/http/artifact-data.js';
import type { NoticedCorrection } from '../../../../src/briefing/application/contents.js';
import type { ProjectedBriefing } from '../../../../src/briefing/application/ports/briefing-read-model.js';
import type { Script } from '../../../../src/briefing/domain/script.js';
import { requestedData } from '../../domain/samples.js';
import { SAMPLE_RECORDING, SAMPLE_SCRIPT, TOLD_BEFORE } from '../sample-script.js';

const briefing = { state: { status: 'queued', requested: requestedData } } as ProjectedBriefing;
const dataOf = (script: Script, corrections: readonly NoticedCorrection[] = []) =>
  audioDataOf({ script, recording: SAMPLE_RECORDING, corrections }, briefing);

describe('the data of an audio brief', () => {
  test('says the format, and who wrote each segment', () => {
    expect(dataOf(SAMPLE_SCRIPT)).toMatchObject({
      format: 'in_depth',
      written_by: ['composer', 'composer', 'model', 'model', 'composer', 'composer'],
    });
  });

  test('gives the figures of sources that differ, each with its item, its link and its words', () => {
    expect(dataOf(SAMPLE_SCRIPT)).toMatchObject({
      stories: [
        {
          told_before: null,
          disagreements: [
            {
              unit: 'ships',
              figures: [
                {
                  figure: '15',
                  source: 'Harbour Post',
                  item_id: 'itm_b',
                  url: 'https://itm_b.example/harbour',
                  quote: 'Fifteen ships wait.',
                },
                { figure: '12', source: 'City Desk', item_id: 'itm_a' },
              ],
            },
          ],
        },
        { told_before: TOLD_BEFORE, disagreements: [] },
      ],
    });
  });

  test('names every item that a segment follows from', () => {
    expect(dataOf(SAMPLE_SCRIPT)).toMatchObject({
      segment_sources: [
        { segment: 1, item_id: 'itm_a', story: 0, written_by: 'composer' },
        {
          segment: 2,
          item_id: 'itm_a',
          written_by: 'model',
          also_from: [{ item_id: 'itm_b', url: 'https://itm_b.example/harbour', quote: 'Fifteen ships wait.' }],
        },
        { segment: 4, item_id: 'itm_c', story: 1 },
      ],
    });
  });

  test('has a chapter for each story', () => {
    expect(dataOf(SAMPLE_SCRIPT)).toMatchObject({
      chapters: [
        { title: 'Hello', start_ms: 0, end_ms: 3000 },
        { title: 'The harbour', start_ms: 3000, end_ms: 9000 },
        { title: 'Trains run again', start_ms: 9000, end_ms: 15_000 },
        { title: 'Goodbye', start_ms: 15_000, end_ms: 18_000 },
      ],
    });
  });

  test('of a script of before says that it has no format and that the composer wrote all of it', () => {
    const { format: _, ...script } = SAMPLE_SCRIPT;
    const lines = script.lines.map(({ writtenBy: _by, alsoFrom: _from, ...line }) => line);
    const stories = script.stories.map(({ title, items }) => ({ title, items }));
    expect(dataOf({ ...script, lines, stories })).toMatchObject({
      format: null,
      stories: [
        { told_before: null, disagreements: [] },
        { told_before: null, disagreements: [] },
      ],
      written_by: lines.map(() => 'composer'),
    });
  });
});

describe('the data of a quick read', () => {
  test('says the same of its stories and sentences', () => {
    expect(pageDataOf(SAMPLE_SCRIPT, [])).toMatchObject({
      format: 'in_depth',
      stories: [
        { disagreements: [{ unit: 'ships' }], points: [{ written_by: 'composer' }, { written_by: 'model' }] },
        { told_before: TOLD_BEFORE, points: [{ text: 'Trains run again.', item_id: 'itm_c' }] },
      ],
    });
  });
});

describe('what a request was understood to say', () => {
  test('stands in the data of a quick read as in that of an audio brief', () => {
    const request = understand('Only science, my user requested', 'en');
    const data = { wanted: [{ subject: 'science' }], only: true, not_understood: request.leftOver };
    const script = { ...SAMPLE_SCRIPT, request };
    expect(dataOf(script)).toMatchObject({ request: data });
    expect(pageDataOf(script, [])).toMatchObject({ request: data });
  });
});

describe('the corrections in the data of a briefing', () => {
  const noticed: NoticedCorrection = {
    itemId: 'itm_b',
    kind: 'changed',
    noticedAt: 9,
    title: 'Ships wait',
    url: 'https://ledger.example/ships',
    sourceId: 'src_1',
    sourceTitle: 'The Ledger',
    at: 1,
    language: 'en',
    sentences: [{ lines: [2], before: '15 ships are waiting.', after: '12 ships are waiting.' }],
  };

  test('say what sources have changed since, and in which segments it was told', () => {
    const corrections = [
      {
        item_id: 'itm_b',
        kind: 'changed',
        noticed_at: 9,
        title: 'Ships wait',
        url: 'https://ledger.example/ships',
        source: { id: 'src_1', title: 'The Ledger' },
        sentences: [{ segments: [2], before: '15 ships are waiting.', after: '12 ships are waiting.' }],
      },
    ];
    expect(dataOf(SAMPLE_SCRIPT, [noticed])).toMatchObject({ corrections, corrects: [] });
    expect(pageDataOf(SAMPLE_SCRIPT, [noticed])).toMatchObject({ corrections, corrects: [] });
    expect(dataOf(SAMPLE_SCRIPT)).toMatchObject({ corrections: [], corrects: [] });
  });

  test('say what it corrects of an earlier one, with a link for both versions', () => {
    const item = { id: 'itm_9', title: 'Fire', url: 'https://x.example/', sourceId: 'src_1', sourceTitle: 'X', at: 1 };
    const [before, after] = ['300 homes burned down.', '30 homes burned down.'];
    const correction = { briefingId: 'art_1', toldAt: 1, noticedAt: 2, kind: 'changed', item, before, after } as const;
    const said = [
      { host: 0, text: before, citation: { itemId: 'itm_9', quote: before, former: true }, correction: 0 },
      { host: 0, text: after, citation: { itemId: 'itm_9', quote: after }, correction: 0 },
    ] as const;
    const script: Script = { ...SAMPLE_SCRIPT, lines: said, corrections: [correction] };
    expect(dataOf(script)).toMatchObject({
      corrects: [{ artifact_id: 'art_1', item_id: 'itm_9', kind: 'changed', before, after, segments: [0, 1] }],
      segment_sources: [
        { segment: 0, item_id: 'itm_9', url: 'https://x.example/', quote: before, former: true },
        { segment: 1, item_id: 'itm_9', url: 'https://x.example/', quote: after },
      ],
    });
  });
});
