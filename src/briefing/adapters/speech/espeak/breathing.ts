import type { SpokenLine } from '../../../application/ports/speech/recording-studio.js';
import { randomFrom } from '../../../domain/composing/random.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { PAUSE_AT_HOST_CHANGE_MS, speechMs } from '../../../domain/production/pace.js';
import { BREATHS, type Breath } from '../sound/breath.js';

/** Before less than this nobody breathes in. */
const SHORTEST_SENTENCE_MS = 3_000;
/** Of a hundred turns that may begin with one: always would be a habit. */
const OFTEN = 60;

/** What is known of a pause and of the line after it. */
export interface Pause {
  readonly pauseMs: number;
  readonly next: SpokenLine;
  /** Of the line, or of the whole. */
  readonly language: Language;
}

/**
 * The breath before a line, in a pause that is there anyway and long enough: between two sentences of one host it would
 * be taken for noise. The words decide, so that the same script sounds the same.
 */
export function breathBefore({ pauseMs, next, language }: Pause): Breath | null {
  if (pauseMs < PAUSE_AT_HOST_CHANGE_MS || speechMs(next.text, language) < SHORTEST_SENTENCE_MS) return null;
  const random = randomFrom(`breath ${next.text}`);
  if (random.below(100) >= OFTEN) return null;
  return BREATHS[random.below(BREATHS.length)] ?? null;
}
