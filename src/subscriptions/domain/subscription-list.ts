import { DomainError } from '../../shared/kernel/domain-error.js';

/** One feed of a list that a person brings from another reader. Hostile text, as it was written. */
export interface ListedFeed {
  /** Where in the file it begins, from 1. */
  readonly line: number;
  readonly title: string | null;
  readonly feedUrl: string;
}

export type ImportOutcome =
  | 'subscribed'
  /** It is followed already, or came before in the same list. */
  | 'followed_already'
  | 'refused';

/** What became of one feed of a list. */
export interface ImportedFeed extends ListedFeed {
  readonly outcome: ImportOutcome;
  /** null unless the caller follows it now. */
  readonly subscriptionId: string | null;
  /** Why it was refused, in words for people; else null. */
  readonly message: string | null;
}

/** One feed of a list that a person takes away. */
export interface ExportedFeed {
  readonly title: string;
  readonly feedUrl: string;
  readonly siteUrl: string | null;
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
