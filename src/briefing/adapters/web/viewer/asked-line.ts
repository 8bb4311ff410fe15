import { roundMinutes } from '../../../../shared/delivery/web/language/formats.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { shortened, visible } from '../../../domain/composing/text/cleaning.js';
import { labelOf } from '../../../domain/request/topics/topic-labels.js';
import type { Script } from '../../../domain/script.js';
import type { NamedTopic, Understood } from '../../../domain/request/understood.js';
import { wordsFor } from '../locale.js';

const LONGEST_NAME = 60;

/** A listener's own words can hold anything: they are shown as the hosts would say them. */
const shown = (name: string): string => shortened(visible(name), LONGEST_NAME);

/**
 * What was understood, in a line: "You asked for: only technology, no sport". null: the request asks for nothing in
 * particular. The page is public: of the sources that the request names it has those that are heard in the briefing.
 */
export function askedLine(
  understood: Understood | undefined,
  language: Language,
  heard: ReadonlySet<string> = new Set(),
): string | null {
  if (understood === undefined) return null;
  const words = wordsFor(language).reading.asked;
  const { wanted, only, less, excluded, sources, folders, lengthSeconds } = understood;
  const named = (topics: readonly NamedTopic[]): readonly string[] =>
    topics.map((topic) => shown(labelOf(topic, language)));
  const parts = [
    ...(only && wanted.length > 0 ? [words.only(named(wanted).join(words.and))] : named(wanted)),
    ...named(less).map(words.less),
    ...named(excluded.filter((topic) => !isSource(topic, sources.excluded))).map(words.no),
    ...sources.only.filter((title) => heard.has(title)).map((title) => words.from(shown(title))),
    ...(folders?.only ?? []).map((name) => words.folder(shown(name))),
    ...(sources.first ?? []).filter((title) => heard.has(title)).map((title) => words.first(shown(title))),
    ...(lengthSeconds === null ? [] : [roundMinutes(lengthSeconds * 1000, language)]),
  ];
  return parts.length === 0 ? null : words.line(parts.join(words.comma));
}

const MOST_LEFT_OVER = 6;
/** What is shorter than a word says nothing to whoever reads it. */
const SHORTEST_WORD = /\p{L}{3}|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}/u;

/** What nothing followed from, in the listener's own words: for their eyes only. */
export const notUnderstood = (understood: Understood | undefined): readonly string[] =>
  [...new Set(understood?.leftOver.map(shown) ?? [])]
    .filter((words) => SHORTEST_WORD.test(words))
    .slice(0, MOST_LEFT_OVER);

/** The titles of the sources that a story of the briefing is from: the page names them anyway. */
export const heardIn = ({ stories }: Pick<Script, 'stories'>): ReadonlySet<string> =>
  new Set(stories.flatMap(({ items }) => items.map(({ sourceTitle }) => sourceTitle)));

/** A name without "from" before it is excluded as a source and as a subject. */
const isSource = ({ text }: NamedTopic, titles: readonly string[]): boolean =>
  titles.some((title) => title.toLowerCase().includes(text.toLowerCase()));
