import type { CallerId } from '../../../shared/kernel/identifiers.js';

/** What a caller has one of; a caller who never said anything has the default. */
export abstract class KeptByCaller<Value> {
  abstract of(caller: CallerId): Promise<Value>;
  /** Changes of one caller are serialised, so no update is lost. Returns what is stored. */
  abstract update(caller: CallerId, change: (value: Value) => Value): Promise<Value>;
  /** Whether the caller ever said anything. */
  abstract has(caller: CallerId): Promise<boolean>;
  /** Removes what `from` said; `to` gets it unless they have said something of their own. */
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
  abstract erase(caller: CallerId): Promise<void>;
}
