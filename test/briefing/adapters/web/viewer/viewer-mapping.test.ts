import { describe, expect, test } from '@jest/globals';
import { quickReadModelOf } from '../../../../../src/briefing/adapters/web/quick-read/quick-read-mapping.js';
import { viewerModelOf as modelWith } from '../../../../../src/briefing/adapters/web/viewer/viewer-mapping.js';
import type { NoticedCorrection } from '../../../../../src/briefing/application/contents.js';
import type { BriefingView } from '../../../../../src/briefing/application/queries/view-briefing.js';
import { understand } from '../../../../../src/briefing/domain/request/understand.js';
import { HostCatalogue } from '../../../../../src/shared/kernel/hosts/host-catalogue.js';
import { composedData, publishedData, recordedData, requestedData } from '../../../domain/samples.js';
import { SAMPLE_RECORDING, SAMPLE_SCRIPT, TOLD_BEFORE } from '../../sample-script.js';

const READY = {
  status: 'ready',
  requested: requestedData,
  composed: composedData,
  recorded: recordedData,
  published: publishedData,
} as const;

const viewOf = (state: BriefingView['briefing']['state'], parts: Partial<BriefingView> = {}): BriefingView => ({
  briefing: { slug: 'slug', createdAt: 0, percent: 100, state } as BriefingView['briefing'],
  contents: { script: SAMPLE_SCRIPT, recording: SAMPLE_RECORDING, corrections: [] },
  selection: null,
  understood: null,
  ...parts,
});

const viewerModelOf = (view: BriefingView, baseUrl: string, catalogue = HostCatalogue.builtIn) =>
  modelWith(view, baseUrl, catalogue);

describe('the model of a viewer page', () => {
  const model = viewerModelOf(viewOf(READY), 'https://briefings.example');

  test('has a chapter and a place in the sound for each story', () => {
    expect(model).toMatchObject({
      chapters: [{ startMs: 0 }, { startMs: 3000 }, { title: 'Trains run again', startMs: 9000 }, { startMs: 15_000 }],
      stories: [{ startMs: 3000 }, { startMs: 9000 }],
    });
  });

  test('says the format, what sources differ in and what was told before', () => {
    expect(model).toMatchObject({
      format: 'in_depth',
      stories: [
        {
          disagreements: [
            {
              unit: 'ships',
              figures: [
                { figure: '15', source: { sourceTitle: 'Harbour Post', url: 'https://itm_b.example/harbour' } },
                { figure: '12', source: { sourceTitle: 'City Desk' } },
              ],
            },
          ],
        },
        { toldBefore: TOLD_BEFORE },
      ],
    });
  });

  test('says how much of what a model proposed holds, and that none was asked in a briefing without one', () => {
    const groundedness = { proposed: 24, verified: 22, replaced: 2 };
    const script = { ...SAMPLE_SCRIPT, groundedness };
    const contents = { script, recording: SAMPLE_RECORDING, corrections: [] };
    const asked = viewOf(READY, { contents });
    for (const modelOf of [(view: BriefingView, url: string) => viewerModelOf(view, url), quickReadModelOf]) {
      expect(modelOf(asked, 'https://briefings.example')).toMatchObject({ groundedness });
      expect(modelOf(viewOf(READY), 'https://briefings.example')).toMatchObject({ groundedness: null });
    }
  });

  test('says which sentences a model wrote, and from what', () => {
    const segments = model.state === 'ready' ? model.segments : [];
    expect(segments.map(({ byModel }) => byModel === true)).toEqual([false, false, true, true, false, false]);
    expect(segments[2]).toMatchObject({
      source: { sourceTitle: 'City Desk' },
      alsoFrom: [{ sourceTitle: 'Harbour Post' }],
    });
  });

  test('of a briefing that found nothing says what was understood, and names no source', () => {
    const failed = {
      status: 'composition_failed',
      requested: requestedData,
      failure: { code: 'no_matching_items', message: 'Nothing.' },
      selection: null,
      window: null,
      understood: null,
    } as BriefingView['briefing']['state'];
    const view = viewOf(failed, {
      contents: { script: null, recording: null, corrections: [] },
      understood: understand('Only volcanoes, from the City Desk', 'en', [{ name: 'City Desk' }]),
    });
    expect(viewerModelOf(view, 'https://briefings.example')).toMatchObject({
      state: 'failed',
      asked: 'You asked for: only volcanoes',
    });
  });
});

describe('the model of a quick read', () => {
  test('says of each sentence where it comes from and who wrote it', () => {
    expect(quickReadModelOf(viewOf(READY), 'https://briefings.example')).toMatchObject({
      format: 'in_depth',
      stories: [
        { points: [{ source: {} }, { byModel: true, alsoFrom: [{ sourceTitle: 'Harbour Post' }] }] },
        { toldBefore: TOLD_BEFORE, points: [{ text: 'Trains run again.' }] },
      ],
    });
  });
});

test('sentences in another language say so on both pages, and no others do', () => {
  const isFact = (index: number): boolean => SAMPLE_SCRIPT.lines[index]?.citation !== undefined;
  const script = {
    ...SAMPLE_SCRIPT,
    lines: SAMPLE_SCRIPT.lines.map((line, index) => (isFact(index) ? { ...line, language: 'ja' as const } : line)),
  };
  const view = viewOf(READY, { contents: { script, recording: SAMPLE_RECORDING, corrections: [] } });
  const model = viewerModelOf(view, 'https://briefings.example');
  if (model.state !== 'ready') throw new Error('It is ready.');
  expect(model.segments.map(({ language }) => language)).toEqual(
    script.lines.map((_, index) => (isFact(index) ? 'ja' : undefined)),
  );
  const points = quickReadModelOf(view, 'https://briefings.example')?.stories.flatMap((story) => story.points) ?? [];
  expect(points.length).toBeGreaterThan(0);
  for (const { language } of points) expect(language).toBe('ja');
});

test('what sources have changed since stands on both pages, newest first, and behind each sentence that it concerns', () => {
  const changed = (sourceTitle: string, line: number, noticedAt: number): NoticedCorrection => ({
    itemId: `itm_${line}`,
    kind: 'changed',
    noticedAt,
    title: 'Ships wait',
    url: null,
    sourceId: 'src_1',
    sourceTitle,
    at: 1,
    language: 'en',
    sentences: [{ lines: [line], before: '15 ships.', after: '12 ships.' }],
  });
  const corrections = [changed('Harbour Post', 2, 5), changed('City Desk', 3, 9)];
  const view = viewOf(READY, { contents: { script: SAMPLE_SCRIPT, recording: SAMPLE_RECORDING, corrections } });
  const model = viewerModelOf(view, 'https://briefings.example');
  const text = quickReadModelOf(view, 'https://briefings.example');
  if (model.state !== 'ready' || text === null) throw new Error('It is ready.');
  for (const { corrections: shown } of [model, text]) {
    expect(shown.map(({ number, source, noticedAt }) => [number, source.sourceTitle, noticedAt])).toEqual([
      [1, 'City Desk', 9],
      [2, 'Harbour Post', 5],
    ]);
  }
  expect(model.segments.map(({ correctedBy }) => correctedBy)).toEqual([
    undefined,
    undefined,
    2,
    1,
    undefined,
    undefined,
  ]);
  expect(model.corrections[0]?.sentences[0]?.startMs).toBe(SAMPLE_RECORDING.timings[3]?.startMs);
  expect(text.stories.flatMap(({ points }) => points.flatMap(({ correctedBy }) => correctedBy ?? []))).toEqual([2]);
});
