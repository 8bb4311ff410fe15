/**
 * Hz, of a whole recording: that of the default voices, or that of most engines, whose sound then needs no resampling.
 * Both are MPEG-2 layer III.
 */
export type RecordingRate = 22_050 | 24_000;

/** Of recordings that do not say theirs, from before there was another one. */
export const FIRST_RECORDING_RATE = 22_050;

/** Samples in so many milliseconds. */
export const samplesOf = (ms: number, sampleRate: number): number => Math.round((ms * sampleRate) / 1000);

/** Milliseconds that so many samples take. */
export const msOf = (samples: number, sampleRate: number): number => (samples * 1000) / sampleRate;
