import type { Speech } from '../../../application/ports/speech/speech-engine.js';
import { envelopeOf, lengthMs, loudnessOf, silencesOf, stretchMs, WINDOW_MS } from '../sound/envelope.js';

/** What is wrong with the sound of a turn. */
export type TurnFault =
  /** No sound, or hardly any. */
  | 'silent'
  /** Words are missing: far less time than the text takes. */
  | 'too_short'
  /** Words that are not in the text, or one over and over. */
  | 'too_long'
  /** A hole in it, or most of it silence. */
  | 'gaps'
  /** A tone or hiss from end to end, without the pauses and stops of speech. */
  | 'noise'
  | 'clipped';

/** Speech of a real voice takes 0.55 to 1.7 times what was foretold; beyond these it is another text. */
const SHORTEST = 0.45;
const LONGEST = 2.2;
/** What a breath or a slow beginning may add to any text. */
const SPARE_MS = 700;
const LONGEST_HOLE_MS = 2_500;
const MOST_SILENCE = 0.6;
/** Speech is softer than half of its louder parts for more than a tenth of its time; noise and tones never are. */
const EVEN = 0.5;
/** One short word may be as even. */
const SHORTEST_NOISE_MS = 1_500;
/** −45 dBFS, as the level of the louder parts: what is softer is hiss when it is turned up. */
const FAINT = 0.0056;
/** Samples in a row at full scale: a peak that was cut off. */
const CUT_OFF = 6;
/** A few cut-off peaks a second are not heard. */
const MOST_CUT_OFF_A_SECOND = 8;

/** null: it may be the text. `expectedMs` is what the text takes in this voice, without silence around it. */
export function faultOf({ samples, sampleRate }: Speech, expectedMs: number): TurnFault | null {
  const envelope = envelopeOf(samples, sampleRate);
  const loud = loudnessOf(envelope);
  if (loud < FAINT) return 'silent';
  const silences = silencesOf(envelope);
  const inner = silences.filter(({ from, to }) => from > 0 && to < envelope.length);
  const around = silences.filter((silence) => !inner.includes(silence)).reduce((sum, one) => sum + stretchMs(one), 0);
  const spokenMs = lengthMs(samples, sampleRate) - around;
  if (spokenMs < expectedMs * SHORTEST) return 'too_short';
  if (spokenMs > expectedMs * LONGEST + SPARE_MS) return 'too_long';
  const silentMs = inner.reduce((sum, silence) => sum + stretchMs(silence), 0);
  const hole = inner.some((silence) => stretchMs(silence) > LONGEST_HOLE_MS);
  if (hole || silentMs > spokenMs * MOST_SILENCE) return 'gaps';
  if (spokenMs > SHORTEST_NOISE_MS && isEven(envelope, loud)) return 'noise';
  const cutOff = cutOffPeaks(samples);
  return cutOff > 2 && cutOff > (MOST_CUT_OFF_A_SECOND * envelope.length * WINDOW_MS) / 1000 ? 'clipped' : null;
}

const isEven = (envelope: Float32Array, loud: number): boolean =>
  (envelope.toSorted()[Math.floor(envelope.length * 0.1)] ?? 0) > loud * EVEN;

/** Runs of samples that stay at either end of the scale. */
function cutOffPeaks(samples: Int16Array): number {
  let [peaks, run] = [0, 0];
  for (let index = 0; index < samples.length; index++) {
    const sample = samples[index] ?? 0;
    run = sample >= 32_766 || sample <= -32_767 ? run + 1 : 0;
    if (run === CUT_OFF) peaks += 1;
  }
  return peaks;
}
