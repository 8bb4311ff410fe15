import type { LeftOutReason, Line, RequestRule, Selection } from '../script.js';
import type { Telling } from './telling.js';
import type { Material } from './material.js';
import type { Member, RankedStory } from './stories/ranking.js';
import { cosine } from './stories/vectors.js';

/** Why an item did not become part of a story. */
export interface Refusal {
  readonly reason: LeftOutReason;
  readonly rule?: RequestRule;
}

/** What became of the items, as far as the stages of composing know. */
export interface Outcome {
  readonly scope: readonly Material[];
  /** Items that never became part of a story. */
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly unspeakable: readonly RankedStory[];
  readonly tellings: readonly Telling[];
  readonly lines: readonly Line[];
  readonly itemLimitReached: boolean;
}

/** Exactly one entry for each item in scope, in the order of their ids. */
export function ledgerOf(outcome: Outcome): readonly Selection[] {
  const told = new Map(outcome.tellings.flatMap((telling, story) => toldMembers(telling, story, outcome.lines)));
  // What is no news could be told, and is not while there is any.
  const wordless = outcome.unspeakable.filter(({ soft }) => soft !== 'no-news');
  const unspeakable = new Set(wordless.flatMap(({ members }) => members.map(idOf)));
  return outcome.scope.map(({ id }): Selection => {
    const entry = told.get(id);
    if (entry !== undefined) return entry;
    return { itemId: id, outcome: 'left_out', ...refusalOf(id, outcome, unspeakable) };
  });
}

function refusalOf(id: string, outcome: Outcome, unspeakable: ReadonlySet<string>): Refusal {
  const refused = outcome.refused.get(id);
  if (refused !== undefined) return refused;
  if (unspeakable.has(id)) return { reason: 'no_speakable_sentence' };
  return { reason: outcome.itemLimitReached ? 'over_target_items' : 'rank_too_low' };
}

function toldMembers(
  telling: Telling,
  story: number,
  lines: readonly Line[],
): readonly (readonly [string, Selection])[] {
  const lead = telling.story.members.find((member) => idOf(member) === telling.chosen[0]?.item.id);
  return telling.story.members.map((member) => {
    const itemId = idOf(member);
    const cited = lines.flatMap((line, index) => (line.citation?.itemId === itemId ? [index] : []));
    if (cited.length > 0) return [itemId, { itemId, outcome: 'used', story, lines: cited }];
    return [itemId, { itemId, outcome: 'merged', story, similarity: similarity(member, lead) }];
  });
}

const idOf = (member: Member): string => member.reading.item.id;

const similarity = (member: Member, lead: Member | undefined): number =>
  lead === undefined ? 0 : Math.min(1, Math.round(cosine(member.vector, lead.vector) * 1000) / 1000);
