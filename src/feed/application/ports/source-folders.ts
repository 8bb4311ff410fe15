import type { CallerId, SubscriptionId } from '../../../shared/kernel/identifiers.js';

export interface SourceFolder {
  readonly id: string;
  readonly subscriptionIds: readonly SubscriptionId[];
}

/** Into which callers sort what they follow. */
export abstract class SourceFolders {
  /** By id, and by ids of before two folders became one. */
  abstract of(caller: CallerId): Promise<ReadonlyMap<string, SourceFolder>>;
}
