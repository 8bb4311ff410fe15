import { phraseBookOf } from '../composing/phrase-book/books.js';
import { sourceName } from '../composing/source-name.js';
import { SpokenDays } from '../composing/spoken-days.js';
import { visible } from '../composing/text/cleaning.js';
import { speaksOfDays } from '../composing/text/standing-alone.js';
import type { ComposeRequest } from '../composing/material.js';
import type { Line, Script, StoryItem } from '../script.js';
import { isInstruction } from './is-instruction.js';
import type { Evidence } from './rewriting.js';
import { says } from './saying.js';
import { rewritableParts, type StoryPart } from './script-parts.js';

/** A story that a model is asked to tell anew. */
export interface OfferedStory {
  readonly part: StoryPart;
  readonly evidence: readonly Evidence[];
  /** Of each of them, its line in the composer's own script. */
  readonly facts: readonly number[];
  /** Lines of the composer's own script that are said in any case: how sources differ. */
  readonly kept: readonly number[];
  /** When a sentence is of another day, by its id: the words that say so in it, and in whatever follows from it. */
  readonly dates: ReadonlyMap<string, string>;
  /** The sources that the composer names in the story; a listener hears one of them. None where it is known already. */
  readonly sources: readonly string[];
}

type When = Pick<ComposeRequest, 'timezone' | 'now'>;

/**
 * The sentences of each story that the composer chose, numbered through. A story is not offered when it has an item of
 * another day whose day is not said in a sentence of its own.
 */
export function offeredStories(script: Script, when: When): readonly OfferedStory[] {
  const dateOf = datesIn(script, when);
  let number = 0;
  return rewritableParts(script).stories.flatMap((part) => {
    const facts = part.told.flatMap((index) => factOf(script, index));
    if (facts.length === 0 || facts.some(speaksToModels)) return [];
    const evidence = facts.map((fact) => evidenceOf(`e${(number += 1)}`, part.story, fact));
    const days = new Set(facts.flatMap((fact) => dateOf(fact) ?? []));
    const dates = new Map(
      evidence.flatMap(({ id, text }) => [...days].filter((day) => says(text, day)).map((day) => [id, day] as const)),
    );
    if (![...days].every((day) => [...dates.values()].includes(day))) return [];
    const kept = part.told.filter((index) => script.lines[index]?.alsoFrom !== undefined);
    return [{ part, evidence, facts: facts.map(({ index }) => index), kept, dates, sources: namedIn(evidence) }];
  });
}

/** A story with such a sentence stays the composer's: no model reads any of it. */
const speaksToModels = ({ quote, line, item }: Fact): boolean =>
  [quote, line.text, item.sourceTitle].some(isInstruction);

interface Fact {
  readonly index: number;
  readonly line: Line;
  readonly item: StoryItem;
  readonly quote: string;
}

/** A sentence of one item; what follows from several is said of them, and is no evidence. */
function factOf({ lines, stories }: Script, index: number): readonly Fact[] {
  const line = lines[index];
  if (line?.citation === undefined || line.alsoFrom !== undefined) return [];
  const { itemId, quote } = line.citation;
  const item = stories[line.story ?? -1]?.items.find(({ id }) => id === itemId);
  return item === undefined ? [] : [{ index, line, item, quote }];
}

/** How the composer says the day of a sentence; null: it is of today. */
function datesIn({ language }: Script, { timezone, now }: When): (fact: Fact) => string | null {
  const days = new SpokenDays(language, timezone, now);
  const book = phraseBookOf(language);
  return ({ item: { at }, line: { text } }) => {
    const needsDate = days.isOld(at) || (days.isAnotherDay(at) && speaksOfDays(text, language));
    return needsDate ? book.past(days.day(at)) : null;
  };
}

/** As plain data: what hides words from readers is gone from it. */
const evidenceOf = (id: string, story: number, { line, item, quote }: Fact): Evidence => ({
  id,
  story,
  text: visible(line.text),
  quote,
  itemId: item.id,
  source: sourceName(item.sourceTitle, item.url),
});

const namedIn = (evidence: readonly Evidence[]): readonly string[] => {
  const sources = new Set(evidence.map(({ source }) => source).filter((source) => source !== ''));
  return [...sources].filter((source) => evidence.some(({ text }) => says(text, source)));
};
