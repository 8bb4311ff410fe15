import type { CallerId } from '../shared/kernel/identifiers.js';
import type { Language } from '../shared/kernel/language.js';

export interface ProfileView {
  readonly language: Language;
  /** IANA name. */
  readonly timezone: string;
}

export abstract class PreferencesApi {
  /** The caller's profile; English and UTC until they change it. */
  abstract profileOf(caller: CallerId): Promise<ProfileView>;
}
