import { PAUSE_BETWEEN_PARTS_MS, CLOSING_MS, OPENING_MS } from '../../../domain/production/pace.js';
import { gainFor } from './level.js';
import { samplesOf, type RecordingRate } from './sample-count.js';

export type Motif = 'opening' | 'sting' | 'closing';

interface Score {
  /** Silence before it, after the last word. */
  readonly delayMs: number;
  /** How long it sounds. */
  readonly ms: number;
  readonly notes: readonly { readonly hertz: number; readonly at: number }[];
  /** How much longer than in the sting each note rings. */
  readonly ring: number;
  readonly fadeS: number;
}

const [D4, D5, A5, D6] = [293.66, 587.33, 880, 1174.66];

/** A small bell: it rises before the first word, marks where a story ends, and comes to rest after the last word. */
export const SCORES: Readonly<Record<Motif, Score>> = {
  opening: {
    delayMs: 0,
    ms: OPENING_MS - 200,
    notes: [
      { hertz: D5, at: 0 },
      { hertz: A5, at: 0.13 },
      { hertz: D6, at: 0.26 },
    ],
    ring: 1.8,
    fadeS: 0.4,
  },
  sting: {
    delayMs: 140,
    ms: PAUSE_BETWEEN_PARTS_MS - 260,
    notes: [
      { hertz: D5, at: 0 },
      { hertz: A5, at: 0.12 },
    ],
    ring: 1,
    fadeS: 0.12,
  },
  closing: {
    delayMs: 220,
    ms: CLOSING_MS - 340,
    notes: [
      { hertz: A5, at: 0 },
      { hertz: D5, at: 0.16 },
      { hertz: D4, at: 0.34 },
    ],
    ring: 2.2,
    fadeS: 0.5,
  },
};

/** Three less than speech: it marks a place and asks for no attention. */
const BELL_LUFS = -22;
/** Loudness and decay, in seconds, of the partials of each note: the higher, the softer and shorter. */
const PARTIALS = [
  { multiple: 1, level: 1, decay: 0.16 },
  { multiple: 2, level: 0.28, decay: 0.09 },
  { multiple: 3, level: 0.08, decay: 0.05 },
];
const ATTACK_S = 0.012;
const HEADROOM = 0.3;

/** 0 to 1 within `length`, without a corner at either end. */
const eased = (at: number, length: number): number =>
  0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, at / length)));

function noteAt(hertz: number, seconds: number, ring: number): number {
  if (seconds < 0) return 0;
  const sound = PARTIALS.reduce(
    (sum, { multiple, level, decay }) =>
      sum + level * Math.exp(-seconds / (decay * ring)) * Math.sin(2 * Math.PI * hertz * multiple * seconds),
    0,
  );
  return sound * eased(seconds, ATTACK_S);
}

function synthesised({ notes, ms, ring, fadeS }: Score, sampleRate: number): Int16Array {
  return Int16Array.from({ length: samplesOf(ms, sampleRate) }, (_, index) => {
    const seconds = index / sampleRate;
    const sound = notes.reduce((sum, { hertz, at }) => sum + noteAt(hertz, seconds - at, ring), 0);
    return Math.round(32_767 * HEADROOM * sound * eased(ms / 1000 - seconds, fadeS));
  });
}

interface Bells {
  readonly samples: Int16Array;
  readonly gain: number;
}

const known = new Map<string, Bells>();

/** The same samples every time, levelled as speech is. */
export function bells(motif: Motif, sampleRate: RecordingRate): Bells {
  const key = `${motif} ${sampleRate}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const samples = synthesised(SCORES[motif], sampleRate);
  const made = { samples, gain: gainFor([samples], sampleRate, { target: BELL_LUFS }).gain };
  known.set(key, made);
  return made;
}
