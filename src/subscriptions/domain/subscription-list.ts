import { DomainError } from '../../shared/kernel/domain-error.js';
import type { SubscriptionId } from '../../shared/kernel/identifiers.js';
import { subscribe, type ActiveSubscription, type SubscribeRequest, type Subscription } from './subscription.js';

/** One feed of a list that a person brings from another reader. Hostile text, as it was written. */
export interface ListedFeed {
  /** Where in the file it begins, from 1. */
  readonly line: number;
  readonly title: string | null;
  readonly feedUrl: string;
  /** In which it stands, fit to be the name of one of ours; null: in none. */
  readonly folder: string | null;
}

export type ImportOutcome =
  | 'subscribed'
  /** It is followed already, or came before in the same list. */
  | 'followed_already'
  | 'refused';

/** What became of one feed of a list. `folder`: where it is put; null also where it is put into none. */
export interface ImportedFeed extends ListedFeed {
  readonly outcome: ImportOutcome;
  /** null unless the caller follows it now. */
  readonly subscriptionId: SubscriptionId | null;
  /** Why it was refused, in words for people; else null. */
  readonly message: string | null;
}

/** One feed of a list that a person takes away. */
export interface ExportedFeed {
  readonly title: string;
  readonly feedUrl: string;
  readonly siteUrl: string | null;
}

/** A list that a person takes away: what is in several folders is in it several times. */
export interface ExportedList {
  readonly folders: readonly { readonly name: string; readonly feeds: readonly ExportedFeed[] }[];
  /** In no folder. */
  readonly feeds: readonly ExportedFeed[];
}

/** More than anybody can follow: what comes after is not looked at. */
export const LONGEST_LIST = 5_000;

/** An anonymous agent could set a thousand fetches going without anybody answering for it. */
export class ListsAreForMembers extends DomainError {
  readonly kind = 'forbidden';
  readonly code = 'forbidden';

  constructor() {
    super('Lists can be imported by members only: sign in, or add feeds one by one.');
  }
}

export type Followed =
  | { readonly outcome: 'subscribed'; readonly subscription: ActiveSubscription }
  | { readonly outcome: 'followed_already'; readonly subscription: ActiveSubscription }
  | { readonly outcome: 'refused'; readonly message: string };

type FollowInput = Omit<SubscribeRequest, 'active'>;

/** The outcome for each input, in order: feeds are followed up to the limit of a caller, and the rest is refused. */
export function followAll(
  inputs: readonly FollowInput[],
  current: readonly Subscription[],
  active: number,
): readonly Followed[] {
  let count = active;
  return inputs.map((input, at) => {
    const before = current[at] ?? { status: 'none' };
    if (before.status === 'active') return { outcome: 'followed_already', subscription: before };
    const followed = orRefused(() => ({
      outcome: 'subscribed' as const,
      subscription: subscribe(before, { ...input, active: count }),
    }));
    if (followed.outcome === 'subscribed') count += 1;
    return followed;
  });
}

/** A refusal of one line is told on that line. */
export function orRefused<T>(work: () => T): T | { readonly outcome: 'refused'; readonly message: string } {
  try {
    return work();
  } catch (error) {
    if (error instanceof DomainError) return { outcome: 'refused', message: error.message };
    throw error;
  }
}

/** `repeated`: the same feed came before in the list. */
export function reportOn(feed: ListedFeed, followed: Followed, repeated: boolean): ImportedFeed {
  if (followed.outcome === 'refused') return { ...feed, ...followed, folder: null, subscriptionId: null };
  const outcome = repeated ? 'followed_already' : followed.outcome;
  return { ...feed, outcome, subscriptionId: followed.subscription.id, message: null };
}
