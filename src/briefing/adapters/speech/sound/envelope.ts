import { msOf, samplesOf } from './sample-count.js';

/** Sound is looked at in windows of this length. */
export const WINDOW_MS = 10;

/** A window this much softer than the loud ones is silence, −34 dB; hiss of a server's model lies below it. */
const SILENT_SHARE = 0.02;
/** Of full scale: softer than this is silence whatever the rest is. */
const INAUDIBLE = 0.001;

/** Loudness of each window as its root mean square, 0 to 1. The last one may be shorter. */
export function envelopeOf(samples: Int16Array, sampleRate: number): Float32Array {
  const step = samplesOf(WINDOW_MS, sampleRate);
  const envelope = new Float32Array(Math.ceil(samples.length / step));
  for (let window = 0; window < envelope.length; window++) {
    const end = Math.min(samples.length, (window + 1) * step);
    let sum = 0;
    for (let index = window * step; index < end; index++) sum += (samples[index] ?? 0) ** 2;
    envelope[window] = Math.sqrt(sum / (end - window * step)) / 32_768;
  }
  return envelope;
}

/** What is silence in this envelope: relative to its louder windows, so that neither hiss nor a soft voice misleads. */
export function silenceLevel(envelope: Float32Array): number {
  const loud = envelope.toSorted()[Math.floor(envelope.length * 0.9)] ?? 0;
  return Math.max(INAUDIBLE, loud * SILENT_SHARE);
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

export const stretchMs = ({ from, to }: Stretch): number => (to - from) * WINDOW_MS;

/** Length of sound in milliseconds. */
export const lengthMs = (samples: Int16Array, sampleRate: number): number => msOf(samples.length, sampleRate);
