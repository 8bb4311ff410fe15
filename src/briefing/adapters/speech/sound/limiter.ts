const LOOK_AHEAD_S = 0.005;
const RELEASE_S = 0.08;
/** From here on the gain has come back. */
const NEARLY_ONE = 0.9999;

/** For each sample the gain that keeps it, and all within `window` samples after it, under the ceiling. */
function gainsAhead(samples: Float32Array, ceiling: number, window: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1);
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    // Nearly every sample passes here: two comparisons and nothing else.
    if (sample <= ceiling && sample >= -ceiling) continue;
    const gain = ceiling / Math.abs(sample);
    for (let ahead = Math.max(0, index - window); ahead <= index; ahead++) {
      if ((gains[ahead] ?? 1) > gain) gains[ahead] = gain;
    }
  }
  return gains;
}

/**
 * Turns down, in place, what would exceed `ceiling`: the gain glides down over 5 ms before a peak and comes back
 * over 80 ms, so that nothing is clipped and nothing clicks.
 */
export function limit(samples: Float32Array, ceiling: number, sampleRate: number): void {
  const window = Math.round(sampleRate * LOOK_AHEAD_S);
  const wanted = gainsAhead(samples, ceiling, window);
  const release = 1 - Math.exp(-1 / (sampleRate * RELEASE_S));
  const recent = new Float64Array(window).fill(1);
  let sum = window;
  let held = 1;
  let settled = window;
  for (let index = 0; index < samples.length; index++) {
    const want = wanted[index] ?? 1;
    if (want === 1 && settled >= window) continue;
    held = want < held ? want : held + (want - held) * release;
    if (held > NEARLY_ONE) held = 1;
    settled = held === 1 ? settled + 1 : 0;
    const slot = index % window;
    // A mean over the window turns the step down into a glide that has arrived when the peak does.
    sum += held - (recent[slot] ?? 1);
    recent[slot] = held;
    samples[index] = (samples[index] ?? 0) * Math.min(1, sum / window);
  }
}
