import { LANGUAGES, type Language } from '../../shared/kernel/language.js';
import { detectLanguage, detectLanguages } from './composing/text/spoken-language.js';

/** What a language is guessed from. */
interface Written {
  readonly sourceId: string;
  readonly title: string;
  readonly text: string;
}

/** How many items are in each language, as far as it is one of ours and can be told. */
export type LanguageCounts = Readonly<Partial<Record<Language, number>>>;

/** As many are enough to tell of. */
const ENOUGH_ITEMS = 3;

const HAN = /\p{Script=Han}/u;

export function languagesOf(items: readonly Written[]): LanguageCounts {
  const detected = detectLanguages(items);
  const counts = LANGUAGES.map((language) => [language, detected.filter((one) => one === language).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/**
 * The language of a briefing for which nobody named one, by field, hosts or settings: that in which the request is
 * worded, then the default one, if the sources have something in it; else the one in which they have most, because
 * nothing is translated.
 */
export function usualLanguage(words: string, byDefault: Language, counts: LanguageCounts): Language {
  const worded = wordedIn(words);
  const candidates = [...(worded === null ? [] : [worded]), byDefault];
  const most = Math.max(0, ...Object.values(counts));
  const enough = Math.min(ENOUGH_ITEMS, most);
  const fitting = [...candidates, ...LANGUAGES.filter((language) => counts[language] === most)];
  return fitting.find((language) => (counts[language] ?? 0) >= Math.max(1, enough)) ?? candidates[0] ?? byDefault;
}

/** null: it cannot be told, or is none of ours. */
function wordedIn(words: string): Language | null {
  const detected = detectLanguage(words);
  if (detected === undefined) return HAN.test(words) ? 'zh' : null;
  return detected === 'other' ? null : detected;
}
