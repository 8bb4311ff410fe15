import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Profile } from '../../domain/profile.js';

/** One profile per caller; a caller who never said anything has the default. */
export abstract class ProfileStore {
  abstract of(caller: CallerId): Promise<Profile>;
  /** Changes of one caller take turns, so none undoes another. Returns what is now kept. */
  abstract update(caller: CallerId, change: (profile: Profile) => Profile): Promise<Profile>;
  /** Whether the caller ever said anything. */
  abstract has(caller: CallerId): Promise<boolean>;
  /** Afterwards `from` has said nothing, and `to` what they said before, else what `from` had said. */
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
  abstract erase(caller: CallerId): Promise<void>;
}
