import { cueAt } from './cue-reader.js';
import type { RequestText, Token } from './token.js';
import { namedTopic } from './topic-names.js';

/** "politics-free", "politikfreies" */
const FREE_OF = /([\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}-]{1,38}?)(-?)(?:free|frei(?:e[mnrs]?)?)(?!\p{L})/uy;
/** "apolitical", "unpolitisch" */
const UN = /(?:un|a|non-?|nicht-?)(polit\p{sc=Latin}{1,20})(?!\p{L})/uy;

/** A word that refuses its own beginning, or the rest of it; undefined: none begins here. */
export function refusedAt(text: RequestText, at: number): Token | undefined {
  const { lower } = text;
  if (/[\p{L}\p{N}-]/u.test(lower[at - 1] ?? ' ')) return undefined;
  UN.lastIndex = at;
  const un = UN.exec(lower);
  const [whole, named = '', hyphen = ''] = un ?? freeOf(lower, at) ?? [''];
  if (named === '' || !isRefused(text, { at, named, hyphen })) return undefined;
  const start = at + whole.indexOf(named);
  return { kind: 'refused', text: text.shown.slice(start, start + named.length), start: at, end: at + whole.length };
}

function freeOf(lower: string, at: number): RegExpExecArray | null {
  FREE_OF.lastIndex = at;
  return FREE_OF.exec(lower);
}

/** "sugar-free" is no refusal: broad subjects are, and names ("a Trump-free week"). */
function isRefused(
  text: RequestText,
  { at, named, hyphen }: { readonly at: number; readonly named: string; readonly hyphen: string },
): boolean {
  const { shown, languages } = text;
  const { topic, narrowed } = namedTopic(named, languages);
  if (topic !== null && !narrowed) return true;
  if (hyphen === '' || at === 0 || !/^\p{Lu}/u.test(shown.slice(at))) return false;
  const end = at + named.length + '-free'.length;
  const next = /^ *(?=\p{L})/u.exec(shown.slice(end, end + 10))?.[0].length;
  return next === undefined || cueAt(text, end + next, { before: undefined, fixed: [] })?.kind === 'filler';
}
