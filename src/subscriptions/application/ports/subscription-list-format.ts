import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { ExportedList, ListedFeed } from '../../domain/subscription-list.js';

/** The file format in which readers exchange subscriptions. */
export abstract class SubscriptionListFormat {
  /** The feeds of a file in its order, LONGEST_LIST at most. Throws InvalidRequest when it is no such file. */
  abstract read(text: string): readonly ListedFeed[];
  abstract write(list: ExportedList, at: EpochMs): string;
}
