import type { ComposeRequest } from './material.js';
import { isRemembering } from './memory/remembering.js';

/** What may be told when there is nothing else: what was told before, then what is in another language. */
export interface Attempt {
  readonly repeating: boolean;
  readonly anyLanguage: boolean;
}

const ATTEMPTS: readonly Attempt[] = [
  { repeating: false, anyLanguage: false },
  { repeating: true, anyLanguage: false },
  { repeating: false, anyLanguage: true },
  { repeating: true, anyLanguage: true },
];

/** In which order they are made for a request. */
export const attemptsOf = (request: ComposeRequest): readonly Attempt[] =>
  isRemembering(request) ? ATTEMPTS : ATTEMPTS.filter(({ repeating }) => !repeating);
