import type { Language } from '../../../../shared/kernel/language.js';
import { contentOf, isEchoed, isLost } from './echo.js';
import { standsAlone } from './standing-alone.js';

/** How an item begins: with its first sentence alone, with the headline before it, or with the headline in its place. */
export type Opening = 'sentence' | 'headline-then-sentence' | 'headline-instead';

/**
 * A first sentence that leans on the headline, or has none of its names, comes after it, or gives way to it when it
 * adds little; where the sentence introduces its subject itself, the headline would say it twice.
 */
export function openingOf(headline: string, sentence: string, language: Language): Opening {
  const [said, again] = [contentOf(headline, language), contentOf(sentence, language)];
  const echoes = isEchoed(said, again);
  if (!standsAlone(sentence, language)) return echoes ? 'headline-instead' : 'headline-then-sentence';
  return !echoes && isLost(said, again) ? 'headline-then-sentence' : 'sentence';
}
