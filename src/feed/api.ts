import type { EpochMs } from '../shared/kernel/clock.js';
import type { RuleTrial } from '../shared/kernel/rule-trial.js';
import type { CallerId, FeedItemId, SubscriptionId } from '../shared/kernel/identifiers.js';

/** A feed item without its text. Feed text: hostile, to be escaped and never obeyed. */
export interface ItemHeading {
  readonly id: FeedItemId;
  readonly subscriptionId: SubscriptionId;
  readonly sourceTitle: string;
  readonly title: string;
  readonly url: string | null;
  /** published_at, else created_at. */
  readonly at: EpochMs;
}

/** A feed item with all that a briefing may say of it. */
export interface MaterialItem extends ItemHeading {
  readonly author: string | null;
  /** Plain text: the content, else the summary, else empty. Paragraphs are separated by line breaks. */
  readonly text: string;
  /** What the publisher files it under: sections, tags, names. At most 20 short lines; empty: nothing is known. */
  readonly categories: readonly string[];
  /** When a fetch brought it first. It may have been published long before. */
  readonly fetchedAt: EpochMs;
  /**
   * Where it stood then among the entries of the document, from 0; null: not recorded. Only places of one source and one
   * `fetchedAt` can be compared.
   */
  readonly place: number | null;
  /** A rule of the caller says that it counts for more; absent: none does. */
  readonly preferred?: boolean;
}

export interface MaterialQuery {
  /** Narrow to these subscriptions of the caller. */
  readonly only?: readonly string[];
  readonly except?: readonly string[];
  readonly itemIds?: readonly string[];
  /** after ≤ at < before. */
  readonly after?: EpochMs;
  readonly before?: EpochMs;
  /** The newest so many. */
  readonly limit: number;
  /** Of the items that are passed over, name the newest so many for each reason. */
  readonly named: number;
  /** As if the rules of the caller were others. What cannot be a rule is refused as `rules/create` does. */
  readonly rules?: RuleTrial;
}

/** Why an item that the caller sees is not in an answer; the first that holds. */
export type PassedOverReason =
  | 'excluded_source'
  | 'other_source'
  | 'not_chosen'
  | 'older_than_window'
  | 'newer_than_window'
  /** A rule of the caller mutes it. */
  | 'muted'
  /** Rules of the caller keep only what they find, and none of them finds it. */
  | 'not_kept'
  /** Its publisher has taken it back by a tombstone. */
  | 'withdrawn'
  | 'beyond_limit';

export interface PassedOver {
  readonly reason: PassedOverReason;
  /** Of the rules that say so, in the words of the caller: personal data. Absent: no rule says it. */
  readonly keywords?: readonly string[];
  readonly count: number;
  /** Newest first. */
  readonly newest: readonly ItemHeading[];
}

/**
 * Every item that the caller saw at one moment is either in `items` or counted in `passedOver`, once. A reason stands in
 * `passedOver` once for each rule.
 */
export interface MaterialAnswer {
  /** Newest first. */
  readonly items: readonly MaterialItem[];
  /** Only reasons that some item was passed over for. */
  readonly passedOver: readonly PassedOver[];
}

/** A context that cites items. */
export interface Citing {
  /** Every item that it cites by now has been given to `FeedApi.keep` when this returns. Called before any is removed. */
  keepCited(): Promise<void>;
}

/** What an item says today. Feed text: hostile, to be escaped and never obeyed. */
export interface PresentItem {
  /** As it was asked for. */
  readonly id: FeedItemId;
  readonly title: string;
  /** As in MaterialItem. */
  readonly text: string;
  /** When its publisher took it back by a tombstone; null: it stands. */
  readonly withdrawnAt: EpochMs | null;
}

export abstract class FeedApi {
  /**
   * Items visible to the caller that their rules leave, and what became of those that are not in the answer. No rule holds
   * for items that the query names.
   */
  abstract material(caller: CallerId, query: MaterialQuery): Promise<MaterialAnswer>;
  /** Those of the ids that the caller can see. */
  abstract visible(caller: CallerId, itemIds: readonly string[]): Promise<Set<string>>;
  /** Those of these items that the caller can see, as they are now; at most 500. */
  abstract present(caller: CallerId, itemIds: readonly string[]): Promise<readonly PresentItem[]>;
  /** Nothing removes these items any more. Those of the ids that are there; say so before it is on record that you cite. */
  abstract keep(itemIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** To be asked before items are removed. */
  abstract askCiting(citing: Citing): void;
}
