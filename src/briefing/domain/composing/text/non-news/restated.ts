import type { Language } from '../../../../../shared/kernel/language.js';
import { contentOf, coverage, sharedStems } from '../echo.js';
import { isCjk } from '../words.js';

interface Headed {
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
}

/** Longer lines show it in their first letters. */
const READ = 300;
/** So much of a headline comes again below it: a report says first what it is about, an offer goes on from its headline. */
const RESTATED = { latin: { stems: 2, share: 0.4 }, cjk: { stems: 4, share: 0.35 } };
/** A short headline in characters has fewer pairs, and all of them come again. */
const RESTATED_WHOLE = { stems: 3, share: 0.9 };
const BELOW = 2;

/** Whether the first sentences say what the headline says, as those of news do, however it is written. */
export function restatesHeadline({ title, sentences, language }: Headed): boolean {
  const headline = contentOf(title.slice(0, READ), language);
  const below = contentOf(
    sentences
      .slice(0, BELOW)
      .join(' ')
      .slice(0, READ * BELOW),
    language,
  );
  const { stems, share } = RESTATED[isCjk(language) ? 'cjk' : 'latin'];
  const [shared, covered] = [sharedStems(headline, below), coverage(headline, below)];
  if (shared >= stems && covered >= share) return true;
  return isCjk(language) && shared >= RESTATED_WHOLE.stems && covered >= RESTATED_WHOLE.share;
}
