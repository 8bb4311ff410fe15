import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import { perWord } from './per-word.js';

/** Articles that French joins to the next word. */
export const ELISION = /^(?:l|d|s|n|c|qu|j|m|t)['’](?=.)/iu;

/** A word in small letters, without accents, elided articles and the English genitive. */
export const folded = perWord((word) => lowerWithoutDiacritics(word.replace(ELISION, '').replace(/['’]s$/u, '')));
