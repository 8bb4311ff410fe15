import { phraseBookOf } from '../composing/phrase-book/books.js';
import { sourceName } from '../composing/source-name.js';
import { SpokenDays } from '../composing/spoken-days.js';
import { spokenSentence, visible } from '../composing/text/cleaning.js';
import type { Language } from '../../../shared/kernel/language.js';
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
  /** All sentences that are of another day, by their ids, with that day: also those that leave it to one before them. */
  readonly ofDays: ReadonlyMap<string, string>;
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
    const days = new Set(facts.flatMap((fact) => dateOf(fact) ?? []));
    const dayIn = ({ line }: Fact): string | null => [...days].find((day) => says(line.text, day)) ?? null;
    const evidence = facts.map((fact) => {
      const text = dayIn(fact) === null ? bareText(fact, script.language) : fact.line.text;
      return evidenceOf(`e${(number += 1)}`, { story: part.story, text: visible(text) }, fact);
    });
    const byId = (dayOf: (fact: Fact) => string | null): ReadonlyMap<string, string> =>
      new Map(evidence.flatMap(({ id }, index) => daysWith(id, facts.slice(index, index + 1).map(dayOf))));
    const dates = byId(dayIn);
    if (![...days].every((day) => [...dates.values()].includes(day))) return [];
    const kept = part.told.filter((index) => script.lines[index]?.alsoFrom !== undefined);
    return [
      {
        part,
        evidence,
        facts: facts.map(({ index }) => index),
        kept,
        dates,
        ofDays: byId(dateOf),
        sources: namedIn(facts),
      },
    ];
  });
}

const daysWith = (id: string, days: readonly (string | null)[]): readonly (readonly [string, string])[] =>
  days.flatMap((day) => (day === null ? [] : [[id, day] as const]));

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
  return ({ item: { at }, line: { text, language: spoken = language } }) => {
    const needsDate = days.isOld(at) || (days.isAnotherDay(at) && speaksOfDays(text, spoken));
    return needsDate ? days.past(at, book) : null;
  };
}

/** Without what the host weaves around it, which no source says: a model finds words of its own for whose it is. */
const bareText = ({ line, quote }: Fact, language: Language): string => spokenSentence(quote, language) || line.text;

const sourceOf = ({ item }: Fact): string => sourceName(item.sourceTitle, item.url);

const evidenceOf = (id: string, told: Pick<Evidence, 'story' | 'text'>, fact: Fact): Evidence => ({
  id,
  ...told,
  quote: fact.quote,
  itemId: fact.item.id,
  source: sourceOf(fact),
});

const namedIn = (facts: readonly Fact[]): readonly string[] => {
  const sources = new Set(facts.map(sourceOf).filter((source) => source !== ''));
  return [...sources].filter((source) => facts.some(({ line }) => says(line.text, source)));
};
