import type { Language } from '../../../shared/kernel/language.js';
import { phrases } from './cue-types.js';
import { CUES, TOPIC_WORDS } from './lexicons.js';
import { TOPICS } from './understood.js';

/** A source that a request can name. */
export interface SourceName {
  /** The caller's own short name for it: `ref_1`. */
  readonly ref?: string;
  readonly name: string;
}

export interface NameForm {
  readonly form: string;
  readonly id: string;
  /** It is also a common word of requests ("Nature", "Sport"). */
  readonly common: boolean;
}

const ARTICLE = /^(?:the|le|la|el|los|der|die|das|o|a)\s+/u;
const GENERIC_END = /\s+(?:news|online|rss|feed|nachrichten|world|home)$/u;
const LONGEST = 60;

/** As listeners shorten them ("Guardian", "BBC", "Folha"); the longest first. */
export function nameForms(sources: readonly SourceName[], languages: readonly Language[]): readonly NameForm[] {
  const common = commonWords(languages);
  return sources
    .flatMap(({ ref, name }) => formsOf(name).map((form) => ({ form, id: ref ?? name })))
    .filter(({ form }) => form.length > 1 && form.length <= LONGEST)
    .map((one) => ({ ...one, common: common.has(one.form) }))
    .toSorted((a, b) => b.form.length - a.form.length);
}

function formsOf(name: string): readonly string[] {
  const full = name.normalize('NFKC').toLowerCase().trim();
  const short = full.replace(ARTICLE, '').replace(GENERIC_END, '');
  const first = full.split(/\s+(?:de|of|di)\s+|\s+[-–—|:·]\s+/u)[0] ?? full;
  return [...new Set([full, short, first, first.replace(ARTICLE, '')])];
}

const commonWords = (languages: readonly Language[]): ReadonlySet<string> =>
  new Set(
    languages.flatMap((language) => [
      ...phrases(CUES[language].filler),
      ...phrases(CUES[language].stop),
      ...TOPICS.flatMap((topic) => TOPIC_WORDS[language][topic].names),
    ]),
  );
