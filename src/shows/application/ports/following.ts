import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Followed } from '../../domain/order.js';

/** Of what somebody follows a show can be made. Titles are what feeds say: escape them. */
export interface ShowChoices {
  readonly sources: readonly { readonly id: string; readonly title: string }[];
  readonly folders: readonly { readonly id: string; readonly name: string }[];
  /** Where they are: IANA name. */
  readonly timezone: string;
}

/** What callers follow, and where. */
export abstract class Following {
  /** With the ids that are asked about, where they were merged into others since. */
  abstract choices(caller: CallerId): Promise<ShowChoices>;
  abstract of(caller: CallerId, ids: readonly string[]): Promise<Followed>;
}
