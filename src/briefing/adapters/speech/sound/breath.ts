import type { Timbre } from '../../../../shared/kernel/hosts/host.js';
import { randomFrom, type Random } from '../../../domain/composing/random.js';
import { gainFor, type Gain } from './level.js';
import { samplesOf, type RecordingRate } from './sample-count.js';

/** One of a few, of slightly different length and colour. */
export interface Breath {
  readonly ms: number;
  /** Decides the noise. */
  readonly seed: string;
  /** Times the resonances of a throat: mouths are more or less open. */
  readonly colour: number;
}

export const BREATHS: readonly Breath[] = [
  { ms: 220, seed: 'a', colour: 1 },
  { ms: 240, seed: 'b', colour: 0.94 },
  { ms: 205, seed: 'c', colour: 1.07 },
  { ms: 235, seed: 'd', colour: 1.03 },
];

/** Silence between a breath and the first word. More than the encoder may take off the end of a take (65 ms). */
export const BREATH_BEFORE_MS = 80;

/** 34 below the loudness of speech, 38 dB below its level: who listens for it hears it. */
const BREATH_LUFS = -52.8;

/** Noise through an open throat, whose resonances lie a little higher than those of vowels: Hertz, bandwidth, and how strong. */
const RESONANCES = [
  { hertz: 680, width: 260, level: 0.8 },
  { hertz: 1_650, width: 320, level: 1 },
  { hertz: 2_700, width: 420, level: 0.55 },
  { hertz: 3_800, width: 520, level: 0.3 },
] as const;
/** A smaller throat sounds higher. */
const THROAT: Readonly<Record<Timbre, number>> = { low: 1, high: 1.16 };

const ATTACK_MS = 80;
const HEADROOM = 0.2;
const HIGHEST = 32_767;

/** Even noise, −1 to 1. */
const noiseAt = (random: Random): number => random.below(65_536) / 32_768 - 1;

/** In and out of one band; two poles, and zeros at both ends of the scale so that nothing rumbles or hisses. */
function band(hertz: number, width: number, sampleRate: number): (sample: number) => number {
  const radius = Math.exp((-Math.PI * width) / sampleRate);
  const [a1, a2] = [2 * radius * Math.cos((2 * Math.PI * hertz) / sampleRate), -(radius ** 2)];
  const level = (1 - radius ** 2) / 2;
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  return (sample) => {
    const y = level * (sample - x2) + a1 * y1 + a2 * y2;
    [x1, x2, y1, y2] = [sample, x1, y, y1];
    return y;
  };
}

/** Rises for 80 ms, then falls away: 0 to 1, without a corner. */
function swellAt(ms: number, length: number): number {
  const share = ms < ATTACK_MS ? ms / ATTACK_MS : (length - ms) / (length - ATTACK_MS);
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, share)));
}

function synthesised({ ms, seed, colour }: Breath, timbre: Timbre, sampleRate: number): Int16Array {
  const random = randomFrom(seed);
  const bands = RESONANCES.map(({ hertz, width, level }) => {
    const through = band(hertz * colour * THROAT[timbre], width, sampleRate);
    return (sample: number): number => level * through(sample);
  });
  return Int16Array.from({ length: samplesOf(ms, sampleRate) }, (_, index) => {
    const noise = noiseAt(random);
    const sound = bands.reduce((sum, through) => sum + through(noise), 0);
    return Math.round(HIGHEST * HEADROOM * sound * swellAt((index * 1000) / sampleRate, ms));
  });
}

interface BreathSound extends Pick<Gain, 'gain'> {
  readonly samples: Int16Array;
}

const known = new Map<string, BreathSound>();

/** The same samples every time, levelled as speech is. */
export function breathSound(breath: Breath, timbre: Timbre, sampleRate: RecordingRate): BreathSound {
  const key = `${breath.seed} ${timbre} ${sampleRate}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const samples = synthesised(breath, timbre, sampleRate);
  const made = { samples, gain: gainFor([samples], sampleRate, { target: BREATH_LUFS }).gain };
  known.set(key, made);
  return made;
}
