import type { CallerId, FolderId, SubscriptionId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import { FolderNotFound, type Folder } from '../../domain/folder.js';

/** A folder with what is in it: active subscriptions, newest first. */
export interface FolderView extends Folder {
  readonly subscriptionIds: readonly SubscriptionId[];
}

/** Subscriptions that go into folders, and out of them. */
export interface Entries {
  readonly folderId: FolderId;
  readonly subscriptionId: SubscriptionId;
}

export interface FolderChanges {
  /** New ones, or in place of those with the same ids. */
  readonly saved?: readonly Folder[];
  readonly deleted?: readonly Folder[];
  readonly added?: readonly Entries[];
  readonly removed?: readonly Entries[];
}

/** What `change` decides from. */
export interface Foldering {
  /** All folders of the caller. */
  readonly folders: readonly Folder[];
  /** How many subscriptions are in them, each counted in every folder. */
  readonly entries: number;
}

/** Folders of callers. Those of another caller are in no answer. */
export abstract class FolderStore {
  /** Newest first. */
  abstract page(owner: CallerId, after: Cursor | null, limit: number): Promise<Page<FolderView>>;
  /** Under its id, or one that was merged into it; null: the caller has none. */
  abstract one(owner: CallerId, id: string): Promise<FolderView | null>;
  /** The same. Throws FolderNotFound. */
  async present(owner: CallerId, id: string): Promise<FolderView> {
    const folder = await this.one(owner, id);
    if (folder === null) throw new FolderNotFound(id);
    return folder;
  }
  /** The caller's active subscriptions among these ids, by the id that was asked for: merged ones lead to those of today. */
  abstract subscriptionsAmong(owner: CallerId, ids: readonly string[]): Promise<ReadonlyMap<string, SubscriptionId>>;
  /**
   * Stores what `change` decides, in one transaction. The changes of one caller happen one after the other. What is in a
   * folder already is added again without an error.
   */
  abstract update(owner: CallerId, change: (current: Foldering) => FolderChanges): Promise<void>;
  abstract countOf(owner: CallerId): Promise<number>;
  abstract eraseOf(owner: CallerId): Promise<void>;
  /** Folders of one name become one, which is the one of `to`; the ids of the others stand for it from then on. */
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
}
