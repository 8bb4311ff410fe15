/** Samples in so many milliseconds. */
export const samplesOf = (ms: number, sampleRate: number): number => Math.round((ms * sampleRate) / 1000);

/** Milliseconds that so many samples take. */
export const msOf = (samples: number, sampleRate: number): number => (samples * 1000) / sampleRate;
