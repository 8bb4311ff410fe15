import type { Language } from '../../../../../shared/kernel/language.js';
import { kindsOfWord, rootsIn, sortsOfWord } from './kind-words.js';
import type { Kind } from './kinds.js';
import type { Sort } from './sorts.js';

/** The kinds of event that an item tells of. */
export interface Kinds {
  readonly told: ReadonlySet<Kind>;
  /** Of which it has a word, at least. */
  readonly mentioned: ReadonlySet<Kind>;
  /** With what, what for, or on what way it happened, as far as it says. */
  readonly sorts: ReadonlySet<Sort>;
}

const READ = 6;
/** Words of one kind make it one that is told: so many, and so many of those of the foremost kind. */
const LEAST = 2;
const SHARE = 0.5;

/** Each word counts once, and those of the headline twice. `names`: no word of a name tells what happened. */
export function kindsOf(
  title: string,
  text: string,
  { language, names }: { readonly language: Language; readonly names: ReadonlySet<string> },
): Kinds {
  const [headline, body] = [rootsIn(title, language), rootsIn(text, language)];
  const weights = new Map<Kind, number>();
  for (const root of new Set([...headline, ...body])) {
    if (names.has(root.slice(0, READ))) continue;
    const weight = headline.has(root) ? 2 : 1;
    for (const kind of kindsOfWord(root, language)) weights.set(kind, (weights.get(kind) ?? 0) + weight);
  }
  const sorts = [...headline, ...body].flatMap((root) => sortsOfWord(root, language));
  return { told: new Set(toldOf(weights)), mentioned: new Set(weights.keys()), sorts: new Set(sorts) };
}

/** Every disaster has victims: they are told beside whatever it was. */
function toldOf(weights: ReadonlyMap<Kind, number>): readonly Kind[] {
  const specific = [...weights].flatMap(([kind, weight]) => (kind === 'victims' ? [] : [weight]));
  const least = Math.max(LEAST, SHARE * Math.max(0, ...specific));
  return [...weights].flatMap(([kind, weight]) => (weight >= (kind === 'victims' ? LEAST : least) ? [kind] : []));
}
