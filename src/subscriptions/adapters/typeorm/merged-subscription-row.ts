import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { SubscriptionId } from '../../../shared/kernel/identifiers.js';

/** The alias of a subscription that was merged into another one of its owner to the same feed. */
export interface MergedSubscriptionRow {
  readonly old: string;
  readonly into: SubscriptionId;
}

export const mergedSubscriptions = mapTable<MergedSubscriptionRow>('subscriptions.merged_subscription', {
  old: { name: 'old_id', type: 'text', collation: 'C', primary: true },
  into: { name: 'into_id', type: 'text' },
});
