import { canonicalUrl } from './composing/stories/canonical-url.js';
import { cleanTitle, visible } from './composing/text/cleaning.js';
import type { Material } from './composing/material.js';
import { LEFT_OUT_REASONS, type LeftOutReason, type RequestRule, type Selection, type StoryItem } from './script.js';

/** Why an item that the listener could see never reached the composer; the first that holds. */
export const OUTSIDE_REASONS = [
  /** Its source is in `scope.excludedSourceIds`. */
  'excluded_source',
  /** The request names sources, and this is of another. */
  'other_source',
  /** The request names items, and this is not one of them. */
  'not_chosen',
  'older_than_window',
  /** Dated after the end of the window. */
  'newer_than_window',
  /** A rule of the listener mutes it. */
  'muted',
  /** Rules of the listener keep only what they find, and none of them finds it. */
  'not_kept',
  /** Its publisher has taken it back. */
  'withdrawn',
  /** More items lie in the window than a briefing is made from; the newest were read. */
  'beyond_limit',
] as const;
export type OutsideReason = (typeof OUTSIDE_REASONS)[number];

/** What can become of an item. */
export const FATES = ['used', 'merged', ...LEFT_OUT_REASONS, ...OUTSIDE_REASONS] as const;
export type Fate = (typeof FATES)[number];

export type Verdict =
  /** `story` and `lines` are indices into the script's. */
  | { readonly outcome: 'used'; readonly story: number; readonly lines: readonly number[] }
  | {
      readonly outcome: 'merged';
      readonly story: number;
      /** The item that leads the story. */
      readonly lead: string;
      /** To the leading item, 0 to 1: the cosine of what both are about. */
      readonly similarity: number;
      /** Both have the same address: they are one article, however differently it is worded. */
      readonly samePage: boolean;
    }
  | {
      readonly outcome: 'left_out';
      readonly reason: LeftOutReason | OutsideReason;
      /** What the request in words, or a rule of the listener, said that left it out. */
      readonly rule?: RequestRule;
    };

/** What it was is kept, because feeds change. `title` and `sourceTitle` are feed text: escape them. */
export type SelectionEntry = Omit<StoryItem, 'id'> & { readonly itemId: string } & Verdict;

/** What became of every item that the listener could see when the briefing was composed. A JSON file. */
export interface SelectionLedger {
  /** First those that the composer read, in the order of their ids; then the others by reason, newest first. */
  readonly entries: readonly SelectionEntry[];
  /** Exact, of all items, each counted once. */
  readonly counts: Readonly<Partial<Record<Fate, number>>>;
  /** How many have an entry: all that the composer read, and of the others the newest of each reason. */
  readonly listed: number;
  /** How many there were. */
  readonly total: number;
}

/** Items that never reached the composer. One for each reason, or for each rule of a reason. */
export interface Outside {
  readonly reason: OutsideReason;
  /** Of the listener, in their words: absent where no rule left them out. */
  readonly rule?: RequestRule;
  readonly count: number;
  readonly newest: readonly StoryItem[];
}

/** The ledger of a briefing, from the composer's verdicts on what it read and from what it was not given. */
export function selectionOf(
  material: readonly Material[],
  { ledger, stories }: { readonly ledger: readonly Selection[]; readonly stories: readonly StoryOfLedger[] },
  outside: readonly Outside[],
): SelectionLedger {
  const items = new Map(material.map((item) => [item.id, item]));
  const read = ledger.flatMap((selection) => {
    const item = items.get(selection.itemId);
    return item === undefined ? [] : [entryOf(item, verdictOf(selection, stories, items))];
  });
  const others = outside.flatMap(({ reason, rule, newest }) =>
    newest.map((item) => entryOf(item, { outcome: 'left_out', reason, ...(rule !== undefined && { rule }) })),
  );
  const counts = countsOf(read, outside);
  return {
    entries: [...read, ...others],
    counts,
    listed: read.length + others.length,
    total: Object.values(counts).reduce((sum, count) => sum + count, 0),
  };
}

/** Files of before there was such a fate do not name it. */
export const countOf = ({ counts }: Pick<SelectionLedger, 'counts'>, fate: Fate): number => counts[fate] ?? 0;

/** Whether a recorded ledger says the same of the items that the composer read as `again`, which knows only those. */
export function agree(recorded: SelectionLedger, again: SelectionLedger): boolean {
  const read = recorded.entries.filter((entry) => isOfComposer(fateOf(entry)));
  const counted = FATES.filter(isOfComposer).every((fate) => countOf(recorded, fate) === countOf(again, fate));
  return counted && JSON.stringify(read) === JSON.stringify(again.entries);
}

const isOfComposer = (fate: Fate): boolean => !OUTSIDE_REASONS.some((reason) => reason === fate);

interface StoryOfLedger {
  readonly items: readonly { readonly id: string }[];
}

export const fateOf = (verdict: Verdict): Fate => (verdict.outcome === 'left_out' ? verdict.reason : verdict.outcome);

function verdictOf(
  selection: Selection,
  stories: readonly StoryOfLedger[],
  items: ReadonlyMap<string, Material>,
): Verdict {
  if (selection.outcome !== 'merged') {
    const { itemId: _, ...verdict } = selection;
    return verdict;
  }
  const { itemId, story, similarity } = selection;
  const lead = stories[story]?.items[0]?.id ?? '';
  const [page, leadPage] = [itemId, lead].map((id) => canonicalUrl(items.get(id)?.url ?? null));
  return { outcome: 'merged', story, lead, similarity, samePage: page !== null && page === leadPage };
}

const entryOf = ({ id, title, url, sourceId, sourceTitle, at }: StoryItem, verdict: Verdict): SelectionEntry => ({
  itemId: id,
  title: cleanTitle(title, sourceTitle),
  url,
  sourceId,
  sourceTitle: visible(sourceTitle),
  at,
  ...verdict,
});

function countsOf(read: readonly Verdict[], outside: readonly Outside[]): Record<Fate, number> {
  const counts = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;
  for (const verdict of read) counts[fateOf(verdict)] += 1;
  for (const { reason, count } of outside) counts[reason] += count;
  return counts;
}
