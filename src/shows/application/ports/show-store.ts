import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { RequestKey } from '../../../shared/kernel/idempotency.js';
import type { Show, ShowPlan } from '../../domain/show.js';
import type { Timing } from '../../domain/timing.js';

export interface ShowFilter {
  readonly owner: CallerId;
  readonly after: Cursor | null;
  readonly limit: number;
}

export interface NewShow {
  readonly owner: CallerId;
  readonly plan: ShowPlan;
  readonly timing: Timing;
  readonly key: RequestKey | null;
  readonly now: EpochMs;
}

/** What an owner has changed; without a timing it stays as it is. */
export interface ChangedShow {
  readonly plan: ShowPlan;
  readonly timing: Timing | null;
  readonly now: EpochMs;
}

/** The shows of callers. */
export abstract class ShowStore {
  /** Newest first. */
  abstract page(filter: ShowFilter): Promise<Page<Show>>;
  /** null: the owner has no such show. */
  abstract find(owner: CallerId, id: string): Promise<Show | null>;
  /** What the key stands for already, whatever has become of what was asked for. Throws IdempotencyKeyReused. */
  abstract madeWith(owner: CallerId, key: RequestKey, now: EpochMs): Promise<Show | null>;
  /**
   * Those of one caller are made one after another. Within a day a key stands for the show that it made first. `check` is
   * told how many shows the caller has, and may refuse. Throws IdempotencyKeyReused.
   */
  abstract create(show: NewShow, check: (count: number) => void): Promise<Show>;
  /** Nobody else changes it meanwhile. null: the owner has no such show. */
  abstract update(owner: CallerId, id: string, change: (show: Show) => ChangedShow): Promise<Show | null>;
  /** With its episodes; their briefings stay. Whether there was one. */
  abstract delete(owner: CallerId, id: string): Promise<boolean>;
  abstract count(owner: CallerId): Promise<number>;
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
  abstract erase(owner: CallerId): Promise<void>;
}
