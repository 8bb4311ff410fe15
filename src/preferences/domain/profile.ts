import type { Language } from '../../shared/kernel/language.js';

export interface Profile {
  readonly language: Language;
  /** false: nobody ever chose it, it is the default one. */
  readonly languageChosen: boolean;
  /** IANA name. */
  readonly timezone: string;
}

/** The profile of a caller who never changed it. */
export const DEFAULT_PROFILE: Profile = { language: 'en', languageChosen: false, timezone: 'UTC' };

/** What a caller may say of it. Absent fields keep their value. */
export type ProfileChanges = Partial<Pick<Profile, 'language' | 'timezone'>>;

export const change = (profile: Profile, changes: ProfileChanges): Profile => ({
  language: changes.language ?? profile.language,
  languageChosen: profile.languageChosen || changes.language !== undefined,
  timezone: changes.timezone ?? profile.timezone,
});
