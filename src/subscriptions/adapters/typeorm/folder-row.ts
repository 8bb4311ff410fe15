import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, FolderId, SubscriptionId } from '../../../shared/kernel/identifiers.js';

export interface FolderRow {
  readonly id: FolderId;
  readonly owner: CallerId;
  readonly name: string;
  /** Of the name: `keyOfName`. */
  readonly key: string;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export const folders = mapTable<FolderRow>('subscriptions.folder', {
  id: { type: 'text', collation: 'C', primary: true },
  owner: { name: 'caller_id', type: 'text' },
  name: { type: 'text' },
  key: { name: 'name_key', type: 'text', collation: 'C' },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});

/** A subscription, which may be a deleted one, is in a folder. */
export interface FolderEntryRow {
  readonly folderId: FolderId;
  readonly subscriptionId: SubscriptionId;
}

export const folderEntries = mapTable<FolderEntryRow>('subscriptions.folder_entry', {
  folderId: { name: 'folder_id', type: 'text', collation: 'C', primary: true },
  subscriptionId: { name: 'subscription_id', type: 'text', collation: 'C', primary: true },
});

/** The alias of a folder that was merged into another one of that name, when its owner was claimed. */
export interface MergedFolderRow {
  readonly old: FolderId;
  readonly into: FolderId;
}

export const mergedFolders = mapTable<MergedFolderRow>('subscriptions.merged_folder', {
  old: { name: 'old_id', type: 'text', collation: 'C', primary: true },
  into: { name: 'into_id', type: 'text', collation: 'C' },
});
