import { SAMPLE_RATE } from '../espeak/espeak.js';
import { gainFor } from './level.js';

/** Silence between the last word of a story and the sting. */
export const STING_DELAY_MS = 140;
export const STING_MS = 560;

/** Three less than speech: it marks a place and asks for no attention. */
const STING_LUFS = -22;

/** Two notes of a small bell, a fifth apart. */
const NOTES = [
  { hertz: 587.33, at: 0 },
  { hertz: 880, at: 0.12 },
];
/** Loudness and decay, in seconds, of the partials of each note: the higher, the softer and shorter. */
const PARTIALS = [
  { multiple: 1, level: 1, decay: 0.16 },
  { multiple: 2, level: 0.28, decay: 0.09 },
  { multiple: 3, level: 0.08, decay: 0.05 },
];
const ATTACK_S = 0.012;
const FADE_S = 0.12;
const HEADROOM = 0.3;

/** 0 to 1 within `length`, without a corner at either end. */
const eased = (at: number, length: number): number =>
  0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, at / length)));

function noteAt(hertz: number, seconds: number): number {
  if (seconds < 0) return 0;
  const sound = PARTIALS.reduce(
    (sum, { multiple, level, decay }) =>
      sum + level * Math.exp(-seconds / decay) * Math.sin(2 * Math.PI * hertz * multiple * seconds),
    0,
  );
  return sound * eased(seconds, ATTACK_S);
}

function synthesised(): Int16Array {
  return Int16Array.from({ length: Math.round((STING_MS * SAMPLE_RATE) / 1000) }, (_, index) => {
    const seconds = index / SAMPLE_RATE;
    const sound = NOTES.reduce((sum, { hertz, at }) => sum + noteAt(hertz, seconds - at), 0);
    return Math.round(32_767 * HEADROOM * sound * eased(STING_MS / 1000 - seconds, FADE_S));
  });
}

interface Sting {
  readonly samples: Int16Array;
  readonly gain: number;
}

let known: Sting | undefined;

/** What sounds between two stories: the same samples every time, levelled as speech is. */
export function sting(): Sting {
  if (known === undefined) {
    const samples = synthesised();
    known = { samples, gain: gainFor([samples], STING_LUFS).gain };
  }
  return known;
}
