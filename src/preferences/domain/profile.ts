import type { Language } from '../../shared/kernel/language.js';

export interface Profile {
  readonly language: Language;
  /** IANA name. */
  readonly timezone: string;
}

/** The profile of a caller who never changed it. */
export const DEFAULT_PROFILE: Profile = { language: 'en', timezone: 'UTC' };

/** Absent fields keep their value. */
export const change = (profile: Profile, changes: Partial<Profile>): Profile => ({
  language: changes.language ?? profile.language,
  timezone: changes.timezone ?? profile.timezone,
});
