import { msOf, samplesOf } from './sample-count.js';

/** Sound is looked at in windows of this length. */
export const WINDOW_MS = 10;

/** A window this much softer than the loud ones is silence, −34 dB; hiss of a server's model lies below it. */
const SILENT_SHARE = 0.02;
/** Of full scale: softer than this is silence whatever the rest is. */
const INAUDIBLE = 0.001;
/** Noise of a room or a line is even: so many of the softest windows, from one share of all to the other, … */
const [SOFTEST, SOFT] = [0.01, 0.05];
/** … are of one loudness, up to this factor, which no soft speech is. What is twice as loud is more than the noise. */
const EVEN = 1.5;
const ABOVE_NOISE = 1.6;
/** Nobody understands a voice in louder noise: then it is none. −20 dB. */
const LOUDEST_NOISE = 0.1;

/** Loudness of each window as its root mean square, 0 to 1, whatever the offset. The last one may be shorter. */
export function envelopeOf(samples: Int16Array, sampleRate: number): Float32Array {
  const offset = offsetOf(samples);
  const step = samplesOf(WINDOW_MS, sampleRate);
  const envelope = new Float32Array(Math.ceil(samples.length / step));
  for (let window = 0; window < envelope.length; window++) {
    const end = Math.min(samples.length, (window + 1) * step);
    let sum = 0;
    for (let index = window * step; index < end; index++) sum += ((samples[index] ?? 0) - offset) ** 2;
    envelope[window] = Math.sqrt(sum / (end - window * step)) / 32_768;
  }
  return envelope;
}

/** How loud the louder parts are, however much silence is around or between them. */
export function loudnessOf(envelope: Float32Array): number {
  const sorted = envelope.toSorted();
  const audible = Math.max(INAUDIBLE, (sorted.at(-1) ?? 0) * SILENT_SHARE);
  const heard = sorted.subarray(sorted.findIndex((loudness) => loudness >= audible));
  return heard[Math.floor(heard.length * 0.9)] ?? 0;
}

/** What is silence in this envelope: relative to its louder windows and to even noise, so that neither a soft voice nor hiss misleads. */
export function silenceLevel(envelope: Float32Array): number {
  const sorted = envelope.toSorted();
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  const loud = loudnessOf(sorted);
  const noise = at(SOFT) < at(SOFTEST) * EVEN ? Math.min(at(SOFT), loud * LOUDEST_NOISE) : 0;
  return Math.max(INAUDIBLE, loud * SILENT_SHARE, noise * ABOVE_NOISE);
}

/** Windows in a row, the end exclusive. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** All silences, in order, those at both ends too. */
export function silencesOf(envelope: Float32Array): readonly Stretch[] {
  const level = silenceLevel(envelope);
  const silences: { from: number; to: number }[] = [];
  for (let window = 0; window < envelope.length; window++) {
    if ((envelope[window] ?? 0) >= level) continue;
    const last = silences.at(-1);
    if (last?.to === window) last.to += 1;
    else silences.push({ from: window, to: window + 1 });
  }
  return silences;
}

/** What the middle of the swings is off zero: some servers' sound is, and would step and thump where it begins and ends. */
export function offsetOf(samples: Int16Array): number {
  let sum = 0;
  for (let index = 0; index < samples.length; index++) sum += samples[index] ?? 0;
  return samples.length === 0 ? 0 : sum / samples.length;
}

export const stretchMs = ({ from, to }: Stretch): number => (to - from) * WINDOW_MS;

/** Length of sound in milliseconds. */
export const lengthMs = (samples: Int16Array, sampleRate: number): number => msOf(samples.length, sampleRate);
