import type { CallerId } from '../../../../shared/kernel/identifiers.js';

/** What stands in each mail, so that whoever reads it can end them: nothing else can be done with it. It never ends. */
export abstract class UnsubscribeTokens {
  abstract of(caller: CallerId): Promise<string>;
  /** null: it is none of ours. */
  abstract read(token: string): Promise<CallerId | null>;
}
