import { cueAt } from '../cue-reader.js';
import type { RequestText, Token } from '../token.js';
import { namedTopic } from '../topics/topic-names.js';

/** "politics-free", "politikfreies" */
const FREE_OF = /([\p{sc=Latin}\p{N}][\p{sc=Latin}\p{N}-]{1,38}?)(-?)(?:free|frei(?:e[mnrs]?)?)(?!\p{L})/uy;
/** "apolitical", "unpolitisch" */
const UN = /(?:un|a|non-?|nicht-?)(polit\p{sc=Latin}{1,20})(?!\p{L})/uy;

/** Words of a language: "Wann ist schulfrei?", "autofreie Städte", "conflict-free diamonds". */
const LEXICALISED = /^(?:schul|auto|cars?|conflict)$/u;
/** How long something is refused; what else is described is a subject: "tech-free childhood". */
const TIMES =
  /^ +(?:hours?|days?|weeks?|weekends?|months?|evenings?|nights?|zone|rest|stunden?|tage?s?|wochen?|wochenendes?|monate?|abende?)(?!\p{L})/u;
const LONGEST = 20;

/** A word that refuses its own beginning, or the rest of it; undefined: none begins here. */
export function refusedAt(text: RequestText, at: number): Token | undefined {
  const { lower, shown } = text;
  if (/[\p{L}\p{N}-]/u.test(lower[at - 1] ?? ' ')) return undefined;
  UN.lastIndex = at;
  const un = UN.exec(lower);
  const [whole, named = '', hyphen = ''] = un ?? freeOf(lower, at) ?? [''];
  const end = at + whole.length;
  if (named === '' || !isRefused(text, { at, named, hyphen }) || describes(text, end)) return undefined;
  const start = at + whole.indexOf(named);
  const time = TIMES.exec(lower.slice(end, end + LONGEST))?.[0] ?? '';
  return { kind: 'refused', text: shown.slice(start, start + named.length), start: at, end: end + time.length };
}

function freeOf(lower: string, at: number): RegExpExecArray | null {
  FREE_OF.lastIndex = at;
  return FREE_OF.exec(lower);
}

/** "sugar-free" is no refusal: broad subjects are, and names ("a Trump-free week"). */
function isRefused(
  { shown, languages }: RequestText,
  { at, named, hyphen }: { readonly at: number; readonly named: string; readonly hyphen: string },
): boolean {
  const { topic, narrowed } = namedTopic(named, languages);
  if (topic !== null && !narrowed) return !LEXICALISED.test(named);
  return hyphen !== '' && at > 0 && /^\p{Lu}/u.test(shown.slice(at, at + 2));
}

/** Something that is no briefing follows: "crime-free neighbourhoods", "unpolitische Kunst". */
function describes(text: RequestText, end: number): boolean {
  const after = text.lower.slice(end, end + LONGEST);
  const space = /^ +(?=\p{L})/u.exec(after)?.[0];
  if (space === undefined || TIMES.test(after)) return false;
  const cue = cueAt(text, end + space.length, { before: undefined, fixed: [] });
  return cue === undefined || cue.kind === 'word';
}
