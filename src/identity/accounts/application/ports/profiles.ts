import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';

/** How somebody likes it. */
export interface Profile {
  readonly language: Language;
  /** false: nobody ever chose it. */
  readonly languageChosen: boolean;
  /** IANA name. */
  readonly timezone: string;
}

/** The settings of members, which are Preferences'. */
export abstract class Profiles {
  abstract of(callerId: CallerId): Promise<Profile>;
}
