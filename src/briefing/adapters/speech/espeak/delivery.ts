import type { SpokenLine } from '../../../application/ports/speech/recording-studio.js';
import { randomFrom } from '../../../domain/composing/random.js';

/** How one sentence is said. */
export interface Delivery {
  /** Times the speed of the voice. */
  readonly pace: number;
  /** 0 to 100, as the engine counts: 50 is the voice's own. */
  readonly pitch: number;
  /** 0 to 100: how lively the melody is. */
  readonly range: number;
}

export type SentenceKind = 'question' | 'opening' | 'aside' | 'statement';

/**
 * As announcers do: a story begins higher, livelier and slower, so that one hears that something new begins; what the
 * hosts say between facts is lighter and quicker. A wider melody lies higher: pitch makes up for it, so that a voice
 * stays where it is. The paces cancel out over a briefing, whose length `pace.ts` foretells.
 */
const DELIVERIES: Readonly<Record<SentenceKind, Delivery>> = {
  statement: { pace: 1, pitch: 47, range: 66 },
  question: { pace: 1, pitch: 51, range: 74 },
  opening: { pace: 0.975, pitch: 50, range: 76 },
  aside: { pace: 1.03, pitch: 44, range: 60 },
};

export const PLAIN = DELIVERIES.statement;

/** No two sentences in a row sound alike: up to so much more or less. */
const VARIATION: Delivery = { pace: 0.015, pitch: 2, range: 4 };

/** As it is written, also behind a closing mark; Japanese need not write it. */
const QUESTION = /(?:[?？]|か。?)["”»’)\]」』]{0,3}$/u;
const IN_PARENTHESES = /^[(（].*[)）]\.?$/u;

export function kindOf(line: SpokenLine, index: number): SentenceKind {
  const text = line.text.trimEnd();
  if (QUESTION.test(text.slice(-6))) return 'question';
  if (index === 0 || line.opensPart === true) return 'opening';
  return line.aside === true || IN_PARENTHESES.test(text) ? 'aside' : 'statement';
}

/** The same for the same words, on every machine. */
export function deliveryOf(line: SpokenLine, index: number): Delivery {
  const { pace, pitch, range } = DELIVERIES[kindOf(line, index)];
  const random = randomFrom(line.text);
  const varied = (most: number): number => ((random.below(2001) - 1000) / 1000) * most;
  return {
    pace: pace + varied(VARIATION.pace),
    pitch: pitch + varied(VARIATION.pitch),
    range: range + varied(VARIATION.range),
  };
}
