import type { Language } from '../../../../shared/kernel/language.js';
import { contentOf, isEchoed, isLost } from './echo.js';
import { standsAlone } from './standing-alone.js';
import { isCjk, words } from './words.js';

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
  if (isLabel(headline, language)) return 'sentence';
  return !echoes && isLost(said, again) ? 'headline-then-sentence' : 'sentence';
}

/** "The snub", "Wolf, Weide, Wut": a name for the story, and no news. */
const LABEL_WORDS = { most: 4, alone: 2 };
const ARTICLE = /^(?:the|an?|der|die|das|eine?|l[ae]s?|un[ae]?|el|l[oa]s|os?|as?|uma?) |^l['’]/iu;

export function isLabel(headline: string, language: Language): boolean {
  const count = words(headline).length;
  if (isCjk(language) || count > LABEL_WORDS.most || /\d/u.test(headline)) return false;
  const isListed = headline.includes(',') && !/ \p{Ll}{3}/u.test(headline);
  return count <= LABEL_WORDS.alone || isListed || (ARTICLE.test(headline) && count <= LABEL_WORDS.alone + 1);
}
