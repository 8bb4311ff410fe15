import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** Of what somebody can have a briefing made. Names are what feeds and people say: escape them. */
export interface CompositionChoices {
  readonly sources: readonly { readonly id: string; readonly title: string }[];
  readonly folders: readonly { readonly id: string; readonly name: string; readonly sourceIds: readonly string[] }[];
  /** Those of the items asked about that they can see. */
  readonly items: readonly { readonly id: string; readonly title: string }[];
  /** Where they are: IANA name. */
  readonly timezone: string;
}

export abstract class CompositionChoicesLookup {
  abstract choicesOf(caller: CallerId, itemIds: readonly string[]): Promise<CompositionChoices>;
}
