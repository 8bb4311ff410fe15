import type { Citation, Script, StoryItem } from '../../../src/briefing/domain/script.js';

export const TOLD_BEFORE = Date.UTC(2026, 10, 16, 7);

const item = (id: string, sourceTitle: string): StoryItem => ({
  id,
  title: `${sourceTitle} on the harbour`,
  url: `https://${id}.example/harbour`,
  sourceId: `src_${id}`,
  sourceTitle,
  at: Date.UTC(2026, 10, 19),
});

export const cited = (itemId: string, quote = 'The harbour was closed.'): Citation => ({ itemId, quote });

/** A programme of two stories with all that a script can say of itself. */
export const SAMPLE_SCRIPT: Script = {
  language: 'en',
  title: 'Harbour closed',
  hosts: [
    { id: 'host_en_alex', name: 'Alex' },
    { id: 'host_en_emma', name: 'Emma' },
  ],
  seed: 'seed',
  lines: [
    { host: 0, text: 'Good morning.' },
    { host: 0, text: 'The harbour was closed.', story: 0, citation: cited('itm_a') },
    {
      host: 1,
      text: 'Twelve ships wait outside, or fifteen.',
      story: 0,
      citation: cited('itm_a', 'Twelve ships wait.'),
      alsoFrom: [cited('itm_b', 'Fifteen ships wait.')],
      writtenBy: 'model',
    },
    { host: 0, text: 'And why does it matter?', story: 1, writtenBy: 'model' },
    { host: 1, text: 'Trains run again.', story: 1, citation: cited('itm_c', 'Trains run again.') },
    { host: 1, text: 'That was all.' },
  ],
  chapters: [
    { title: 'Hello', line: 0 },
    { title: 'The harbour', line: 1 },
    { title: 'Goodbye', line: 5 },
  ],
  stories: [
    {
      title: 'Harbour closed',
      items: [item('itm_a', 'City Desk'), item('itm_b', 'Harbour Post')],
      disagreements: [
        {
          unit: 'ships',
          figures: [
            { figure: '15', citation: cited('itm_b', 'Fifteen ships wait.') },
            { figure: '12', citation: cited('itm_a', 'Twelve ships wait.') },
          ],
        },
      ],
    },
    { title: 'Trains run again', items: [item('itm_c', 'Rail & Track')], toldBefore: TOLD_BEFORE },
  ],
  ledger: [],
  coverage: { covered: 2, total: 2 },
  versions: { engine: 'extractive-3', phraseBook: '2', icu: '78' },
  targetMs: 180_000,
  plannedMs: 180_000,
  shorterThanAsked: false,
  format: 'in_depth',
};

export const SAMPLE_RECORDING = {
  timings: SAMPLE_SCRIPT.lines.map((_, index) => ({ startMs: index * 3000, durationMs: 2500 })),
  durationMs: 18_000,
  samples: 396_900,
  frames: 690,
  bytes: 144_000,
  waveform: [],
  engine: 'espeak-ng',
};
