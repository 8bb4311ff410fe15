import type { Language } from '../../shared/kernel/language.js';

export interface Profile {
  readonly language: Language;
  /** IANA name. */
  readonly timezone: string;
}

/** Of a caller who has said nothing yet. */
export const DEFAULT_PROFILE: Profile = { language: 'en', timezone: 'UTC' };

/** What is not mentioned stays as it was. */
export const change = (profile: Profile, changes: Partial<Profile>): Profile => ({
  language: changes.language ?? profile.language,
  timezone: changes.timezone ?? profile.timezone,
});
