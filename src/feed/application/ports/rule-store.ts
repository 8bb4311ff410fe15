import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Rule } from '../../domain/rule.js';

/** Rules of callers. Those of another caller are in no answer. */
export abstract class RuleStore {
  /** Oldest first, also those whose folder or source is gone. */
  abstract of(owner: CallerId): Promise<readonly Rule[]>;
  /**
   * Stores what `change` decides of all that the caller has, in one transaction. The changes of one caller happen one after
   * the other. `saved`: new ones, or in place of those with the same ids.
   */
  abstract update(
    owner: CallerId,
    change: (current: readonly Rule[]) => { readonly saved?: readonly Rule[]; readonly deleted?: readonly Rule[] },
  ): Promise<void>;
  abstract countOf(owner: CallerId): Promise<number>;
  abstract eraseOf(owner: CallerId): Promise<void>;
  /** Those of which `to` has the same are removed. */
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
}
