import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Words } from '../../domain/briefing-request.js';

/** Seals people's own words with a key per caller, so that histories can keep them and destroying the key erases them. */
export abstract class PersonalWords {
  /** Throws OwnerErased when the key was destroyed. */
  abstract seal(owner: CallerId, words: Words): Promise<string>;
  /** Empty words when the key that sealed them was destroyed or lost. */
  abstract open(owner: CallerId, sealed: string): Promise<Words>;
  /** What `from` has sealed or will seal is `to`'s: they can open it, and it ends with their keys. May be repeated. */
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
  /** For ever: nothing opens any more, and nothing new is sealed for this owner. May be repeated. */
  abstract destroyKey(owner: CallerId): Promise<void>;
}
