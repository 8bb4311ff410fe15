import type { Language } from '../../../../shared/kernel/language.js';
import type { ComposeRequest, Material } from '../material.js';
import { phraseBookFor } from '../phrase-book/books.js';
import { PhraseDeck } from '../phrase-deck.js';
import { SpokenDays } from '../spoken-days.js';
import type { Wording } from './setting.js';

type Speaking = Pick<ComposeRequest, 'language' | 'seed' | 'timezone' | 'now'>;

/** What the hosts say, by language; each has a deck of its own. `days` are in the language of the request. */
export function wordings(
  { language: own, seed, timezone, now }: Speaking,
  days: SpokenDays,
  told: readonly Material[],
): (language: Language) => Wording {
  const known = new Map<Language, Wording>();
  return (language) => {
    const ready = known.get(language);
    if (ready !== undefined) return ready;
    const book = phraseBookFor(language, told);
    const spoken = language === own ? days : new SpokenDays(language, timezone, now);
    const wording = { language, book, deck: new PhraseDeck(book, seed), days: spoken };
    known.set(language, wording);
    return wording;
  };
}
