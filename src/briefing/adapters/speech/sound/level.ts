import { SAMPLE_RATE } from '../espeak/espeak.js';
import { limit } from './limiter.js';
import { LoudnessMeter } from './loudness.js';

/**
 * Of what is spoken. With the pauses between sentences, of which loudness meters count the edges, a briefing is at −19,
 * which podcasts aim at in mono (−16 is the stereo figure).
 */
const TARGET_LUFS = -18.3;
const CEILING = 10 ** (-1.5 / 20);
/** A word of the default engine that is almost a whisper stays one. */
const HIGHEST_GAIN = 8;
/** Whole turns of other engines may be soft: what is still softer is refused (turns/judgement.ts). */
export const HIGHEST_GAIN_OF_ENGINES = 32;

const AUDIBLE = 60;
const LEAD_IN = Math.round(SAMPLE_RATE * 0.005);
const FADE_OUT = Math.round(SAMPLE_RATE * 0.01);

/** An utterance of the default engine without its own silence around it. */
export function trimmed(samples: Int16Array): Int16Array {
  const first = samples.findIndex((sample) => Math.abs(sample) >= AUDIBLE);
  if (first === -1) return samples.subarray(0, 0);
  const last = samples.findLastIndex((sample) => Math.abs(sample) >= AUDIBLE);
  return samples.subarray(Math.max(0, first - LEAD_IN), Math.min(samples.length, last + FADE_OUT));
}

export interface Gain {
  readonly gain: number;
  /** The highest sample after it, 0 to 1 and above. */
  readonly peak: number;
}

/** The factor that brings what one host says in a row to the target. */
export function gainFor(
  utterances: readonly Int16Array[],
  sampleRate: number,
  { target = TARGET_LUFS, highest = HIGHEST_GAIN }: { readonly target?: number; readonly highest?: number } = {},
): Gain {
  const meter = new LoudnessMeter(sampleRate);
  for (const utterance of utterances) meter.push(utterance);
  const { lufs } = meter;
  const gain = lufs === null ? 1 : Math.min(highest, 10 ** ((target - lufs) / 20));
  return { gain, peak: meter.peak * gain };
}

/** Copies `utterance` into `target`, turned up or down. */
export function place(utterance: Int16Array, gain: number, target: Float32Array): void {
  const factor = gain / 32_768;
  for (let index = 0; index < utterance.length; index++) target[index] = (utterance[index] ?? 0) * factor;
}

export function limitIfNeeded(samples: Float32Array, peak: number, sampleRate: number): void {
  if (peak > CEILING) limit(samples, CEILING, sampleRate);
}
