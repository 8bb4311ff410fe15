import type { Cue } from './cues.js';

const seconds = (ms: number): number => Math.round(ms) / 1000;

/** The JSON transcript of Podcasting 2.0. */
export const transcriptJson = (cues: readonly Cue[]): string =>
  JSON.stringify({
    version: '1.0.0',
    segments: cues.map(({ speaker, text, startMs, endMs }) => ({
      speaker,
      startTime: seconds(startMs),
      endTime: seconds(endMs),
      body: text,
    })),
  });
