import { readFileSync } from 'node:fs';
import { envelopeOf, offsetOf, silenceLevel, WINDOW_MS } from './envelope.js';
import { resampled } from './resampler.js';
import { samplesOf } from './sample-count.js';

/** Raw PCM of 16 bits, mono, little-endian. */
export interface PcmFile {
  readonly file: string;
  /** Hz. */
  readonly sampleRate: number;
}

/** What is left around a line: soft consonants begin and end below what counts as silence. */
const MARGIN_MS = 30;
const FADE_MS = 8;
/** −66 dB: an offset below is not heard where it begins and ends. */
const LARGEST_OFFSET = 16;

/** The sound of a line at `toRate`, without the silence and hiss around it, and without a click at either end. */
export function lineSound({ file, sampleRate }: PcmFile, toRate: number): Int16Array {
  const bytes = readFileSync(file);
  const whole = new Int16Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 1);
  return faded(resampled(centred(withoutSilence(whole, sampleRate)), sampleRate, toRate), toRate);
}

/** In place: around zero, where the silence is that comes before and after. */
function centred(samples: Int16Array): Int16Array {
  const offset = Math.round(offsetOf(samples));
  if (Math.abs(offset) <= LARGEST_OFFSET) return samples;
  for (let index = 0; index < samples.length; index++) {
    samples[index] = Math.max(-32_768, Math.min(32_767, (samples[index] ?? 0) - offset));
  }
  return samples;
}

/** The part that is heard, with a little of what is around it. */
export function withoutSilence(samples: Int16Array, sampleRate: number): Int16Array {
  const envelope = envelopeOf(samples, sampleRate);
  const level = silenceLevel(envelope);
  const first = envelope.findIndex((loudness) => loudness >= level);
  if (first === -1) return samples.subarray(0, 0);
  const last = envelope.findLastIndex((loudness) => loudness >= level);
  const from = samplesOf(first * WINDOW_MS - MARGIN_MS, sampleRate);
  return samples.subarray(Math.max(0, from), samplesOf((last + 1) * WINDOW_MS + MARGIN_MS, sampleRate));
}

/** In place: a cut inside a sound is no step. */
function faded(samples: Int16Array, sampleRate: number): Int16Array {
  const length = Math.min(samples.length >> 1, samplesOf(FADE_MS, sampleRate));
  for (let index = 0; index < length; index++) {
    const share = index / length;
    const end = samples.length - 1 - index;
    samples[index] = (samples[index] ?? 0) * share;
    samples[end] = (samples[end] ?? 0) * share;
  }
  return samples;
}
