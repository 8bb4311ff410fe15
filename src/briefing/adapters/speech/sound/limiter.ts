const LOOK_AHEAD_S = 0.005;
const RELEASE_S = 0.08;
/** From here on the gain has come back: a hundredth of a decibel. */
const NEARLY_ONE = 0.999;
/** It has by then, wherever it was. */
const SETTLED_S = 0.6;

interface Part {
  readonly from: number;
  to: number;
}

/** What a peak above the ceiling may change, and what comes before the gain is back. Speech has few such parts. */
function loudParts(samples: Float32Array, ceiling: number, sampleRate: number): readonly Part[] {
  const parts: Part[] = [];
  const before = Math.round(sampleRate * LOOK_AHEAD_S);
  const after = Math.round(sampleRate * SETTLED_S);
  let last: Part = { from: 0, to: -Infinity };
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    // Nearly every sample passes here: two comparisons and nothing else.
    if (sample <= ceiling && sample >= -ceiling) continue;
    if (index - before > last.to) parts.push((last = { from: Math.max(0, index - before), to: 0 }));
    last.to = Math.min(samples.length, index + after);
  }
  return parts;
}

/** For each sample the gain that keeps it, and all within `window` samples after it, under the ceiling. */
function gainsAhead(samples: Float32Array, ceiling: number, window: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1);
  for (let index = 0; index < samples.length; index++) {
    const gain = ceiling / Math.abs(samples[index] ?? 0);
    // What is as low already stands before a peak as high, and so does all before it.
    for (let ahead = index; ahead >= Math.max(0, index - window) && (gains[ahead] ?? 1) > gain; ahead--) {
      gains[ahead] = gain;
    }
  }
  return gains;
}

function limitPart(samples: Float32Array, ceiling: number, sampleRate: number): void {
  const window = Math.round(sampleRate * LOOK_AHEAD_S);
  const wanted = gainsAhead(samples, ceiling, window);
  const release = 1 - Math.exp(-1 / (sampleRate * RELEASE_S));
  const recent = new Float64Array(window).fill(1);
  let [sum, held] = [window, 1];
  for (let index = 0; index < samples.length; index++) {
    const want = wanted[index] ?? 1;
    held = want < held ? want : held + (want - held) * release;
    if (held > NEARLY_ONE) held = 1;
    const slot = index % window;
    // A mean over the window turns the step down into a glide that has arrived when the peak does.
    sum += held - (recent[slot] ?? 1);
    recent[slot] = held;
    samples[index] = (samples[index] ?? 0) * Math.min(1, sum / window);
  }
}

/**
 * Turns down, in place, what would exceed `ceiling`: the gain glides down over 5 ms before a peak and comes back
 * over 80 ms, so that nothing is clipped and nothing clicks.
 */
export function limit(samples: Float32Array, ceiling: number, sampleRate: number): void {
  for (const { from, to } of loudParts(samples, ceiling, sampleRate)) {
    limitPart(samples.subarray(from, to), ceiling, sampleRate);
  }
}
