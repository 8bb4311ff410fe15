/** Buckets per second while a recording grows. */
const PEAKS_PER_SECOND = 8;

const POINTS = 400;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

const highest = (values: ArrayLike<number>, start: number, end: number): number => {
  let peak = 0;
  for (let index = start; index < end; index++) {
    const value = values[index] ?? 0;
    const level = value < 0 ? -value : value;
    if (level > peak) peak = level;
  }
  return peak;
};

export function peaksOf(samples: Float32Array, sampleRate: number): readonly number[] {
  const bucket = Math.round(sampleRate / PEAKS_PER_SECOND);
  return Array.from({ length: Math.ceil(samples.length / bucket) }, (_, index) =>
    highest(samples, index * bucket, Math.min(samples.length, (index + 1) * bucket)),
  );
}

/** At most a few hundred points for a whole piece of any length. */
export function waveformOf(peaks: readonly number[]): readonly number[] {
  const points = Math.min(POINTS, peaks.length);
  return Array.from({ length: points }, (_, index) => {
    const start = Math.floor((index * peaks.length) / points);
    const end = Math.max(start + 1, Math.floor(((index + 1) * peaks.length) / points));
    return twoDecimals(Math.min(1, highest(peaks, start, end)));
  });
}
