import { sourceName } from '../composing/source-name.js';
import { SpokenDays } from '../composing/spoken-days.js';
import { visible } from '../composing/text/cleaning.js';
import { speaksOfDays } from '../composing/text/standing-alone.js';
import type { ComposeRequest } from '../composing/material.js';
import type { Line, Script, StoryItem } from '../script.js';
import type { Evidence } from './rewriting.js';
import { rewritableParts, type StoryPart } from './script-parts.js';

/** A story that a model is asked to tell anew. */
export interface OfferedStory {
  readonly part: StoryPart;
  readonly evidence: readonly Evidence[];
  /** Of each of them, its line in the composer's own script. */
  readonly facts: readonly number[];
  /** It must be announced as the composer does: it was told before, or it is old and the hosts say of when. */
  readonly announced: boolean;
}

type When = Pick<ComposeRequest, 'timezone' | 'now'>;

/**
 * The sentences of each story that the composer chose, numbered through. A story whose further sources wrote on other
 * days is not offered: its sentences hold only with the days that the hosts say between them.
 */
export function offeredStories(script: Script, { timezone, now }: When): readonly OfferedStory[] {
  const days = new SpokenDays(script.language, timezone, now);
  const needsDate = (at: number, text: string): boolean =>
    days.isOld(at) || (days.isAnotherDay(at) && speaksOfDays(text, script.language));
  let number = 0;
  return rewritableParts(script).stories.flatMap((part) => {
    const facts = part.told.flatMap((index) => factOf(script, index));
    const [lead] = facts;
    if (lead === undefined) return [];
    const dated = facts.filter(({ item, line }) => needsDate(item.at, line.text));
    if (dated.some(({ item }) => item.id !== lead.item.id)) return [];
    const evidence = facts.map((fact) => {
      number += 1;
      return evidenceOf({ id: `e${number}`, story: part.story }, fact);
    });
    const announced = dated.length > 0 || script.stories[part.story]?.toldBefore !== undefined;
    return [{ part, evidence, facts: facts.map(({ index }) => index), announced }];
  });
}

interface Fact {
  readonly index: number;
  readonly line: Line;
  readonly item: StoryItem;
  readonly quote: string;
}

function factOf({ lines, stories }: Script, index: number): readonly Fact[] {
  const line = lines[index];
  const cited = line?.citation;
  const item = stories[line?.story ?? -1]?.items.find(({ id }) => id === cited?.itemId);
  return line === undefined || cited === undefined || item === undefined
    ? []
    : [{ index, line, item, quote: cited.quote }];
}

/** As plain data: what hides words from readers is gone from it. */
const evidenceOf = (place: Pick<Evidence, 'id' | 'story'>, { line, item, quote }: Fact): Evidence => ({
  ...place,
  text: visible(line.text),
  quote,
  itemId: item.id,
  source: sourceName(item.sourceTitle, item.url),
});
