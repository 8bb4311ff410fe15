import type { Language } from '../../../shared/kernel/language.js';
import { prepared } from './patterns.js';
import { isCjk, requestLanguages } from './request-language.js';
import type { Mode, Named } from './parsed-request.js';
import { RequestParser } from './request-parser.js';
import type { SourceName } from './source-names.js';
import type { RequestText } from './token.js';
import { tokensOf } from './tokens.js';
import { namedTopic } from './topic-names.js';
import { keyOf, type NamedTopic, type Understood } from './understood.js';

const MOST_CHARACTERS = 2000;
const MOST_NAMED = 40;

/**
 * What a listener means, by the words around what they name. Pure, and follows no dictionary of an ICU version.
 * `language` is the briefing's: a request may be in another.
 */
export function understand(request: string, language: Language, sources: readonly SourceName[] = []): Understood {
  const { shown, lower } = prepared(request.slice(0, MOST_CHARACTERS));
  const text: RequestText = { shown, lower, languages: requestLanguages(lower, language) };
  const parser = new RequestParser(text, tokensOf(text, sources));
  const items = parser.items.slice(0, MOST_NAMED);
  const { format, seconds, period, style, nothingElse } = parser.manner;
  const sorted = sortedOut(
    items.filter((item) => !namesSource(item)),
    text,
    parser.talking,
  );
  return {
    ...sorted,
    only: (sorted.only || nothingElse) && sorted.wanted.length > 0,
    lengthSeconds: seconds,
    format,
    style: [...new Set(style)],
    period,
    sources: sourcesOf(items),
  };
}

const namesSource = ({ source }: Named): boolean => source !== undefined;

function sourcesOf(items: readonly Named[]): Understood['sources'] {
  const named = items.filter(namesSource);
  const ids = (excluded: boolean): readonly string[] => [
    ...new Set(named.filter(({ mode }) => (mode === 'exclude') === excluded).flatMap(({ source }) => source?.id ?? [])),
  ];
  return { only: ids(false), excluded: ids(true) };
}

type Sorted = Pick<Understood, 'wanted' | 'only' | 'less' | 'excluded' | 'order' | 'questions' | 'leftOver'>;

/** What is refused is not wanted, whatever else the request says of it. */
function sortedOut(items: readonly Named[], text: RequestText, talking: ReadonlySet<number>): Sorted {
  const named = items.map((item) => ({ item, topic: { text: item.text, ...namedTopic(item.text, text.languages) } }));
  const refused = ({ item }: (typeof named)[number]): boolean => isRefusal(item.mode);
  const excluded = distinct(named.filter(({ item }) => item.mode === 'exclude').map(({ topic }) => topic));
  const taken = new Set(excluded.map(keyOf));
  const less = distinct(
    named.filter(({ item }) => item.mode === 'less').map(({ topic }) => topic),
    taken,
  );
  for (const topic of less) taken.add(keyOf(topic));
  const wanted = named.filter((one) => !refused(one) && isTopic(one.item, one.topic, { text, talking }));
  const those = (which: (item: Named) => boolean): readonly NamedTopic[] =>
    distinct(
      wanted.filter(({ item }) => which(item)).map(({ topic }) => topic),
      taken,
    );
  return {
    wanted: those(() => true),
    only: those(({ mode }) => mode === 'only').length > 0,
    less,
    excluded,
    order: { first: those(({ order }) => order === 'first'), last: those(({ order }) => order === 'last') },
    questions: those(({ asked }) => asked),
    leftOver: named.filter((one) => !refused(one) && !wanted.includes(one)).map(({ item }) => item.text),
  };
}

const isRefusal = (mode: Mode): boolean => mode === 'exclude' || mode === 'less';

function distinct(topics: readonly NamedTopic[], without: ReadonlySet<string> = new Set()): readonly NamedTopic[] {
  const seen = new Set(without);
  return topics.filter((topic) => {
    const key = keyOf(topic);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}

/** A word nobody introduced, in a clause about the manner of the briefing, is more likely manner than topic. */
function isTopic(
  item: Named,
  { topic }: NamedTopic,
  { text, talking }: { readonly text: RequestText; readonly talking: ReadonlySet<number> },
): boolean {
  if (/^\d+$/.test(item.text)) return false;
  if (item.cued || topic !== null) return true;
  if (isCjk(text.languages[0])) return !/^\p{sc=Hiragana}+$/u.test(item.text) && [...item.text].length > 1;
  return !talking.has(item.clause) || /^\p{Lu}/u.test(item.text) || /\d/.test(item.text);
}
