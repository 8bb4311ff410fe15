import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Words } from '../../domain/briefing-request.js';

/** Encrypts people's own words with a key per owner, so that histories can keep them and destroying the key erases them. */
export abstract class OwnerEncryption {
  /** Throws OwnerErased when the key was destroyed. */
  abstract encrypt(owner: CallerId, words: Words): Promise<string>;
  /** Empty words when the key that encrypted them was destroyed or lost. */
  abstract decrypt(owner: CallerId, encrypted: string): Promise<Words>;
  /**
   * What `from` has encrypted or will encrypt is `to`'s: they can decrypt it, and it ends with their keys. May be
   * repeated.
   */
  abstract handOver(from: CallerId, to: CallerId): Promise<void>;
  /** For ever: nothing is decrypted any more, and nothing new encrypted for this owner. May be repeated. */
  abstract destroyKey(owner: CallerId): Promise<void>;
}
