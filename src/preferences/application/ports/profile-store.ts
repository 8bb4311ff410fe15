import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Profile } from '../../domain/profile.js';

/** One profile for each caller; a caller who never changed it has the default. */
export abstract class ProfileStore {
  abstract of(caller: CallerId): Promise<Profile>;
  /** Changes of one caller are serialised, so no update is lost. Returns the stored profile. */
  abstract update(caller: CallerId, change: (profile: Profile) => Profile): Promise<Profile>;
  /** Whether the caller ever changed their profile. */
  abstract has(caller: CallerId): Promise<boolean>;
  /** Removes the profile of `from`; `to` gets it unless they have one of their own. */
  abstract takeOver(from: CallerId, to: CallerId): Promise<void>;
  abstract erase(caller: CallerId): Promise<void>;
}
