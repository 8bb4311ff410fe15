import type { CallerId } from '../shared/kernel/identifiers.js';
import type { Language } from '../shared/kernel/language.js';
import type { Pronunciation } from '../shared/kernel/hosts/pronunciation.js';
import type { Format } from '../shared/kernel/listening.js';

export interface ProfileView {
  readonly language: Language;
  /** false: nobody ever chose it, it is the default one. */
  readonly languageChosen: boolean;
  /** IANA name. */
  readonly timezone: string;
}

/** What holds where a request for a briefing is silent; null: as the service decides. */
export interface ListeningView {
  readonly format: Format | null;
  readonly targetLengthSeconds: number | null;
  /** One or two of one language, who present the briefings in it. */
  readonly hostIds: readonly string[] | null;
  /** Whether what an earlier briefing told is left out of later ones. */
  readonly memory: boolean;
}

export abstract class PreferencesApi {
  /** The caller's profile; English and UTC until they change it. */
  abstract profileOf(caller: CallerId): Promise<ProfileView>;
  /** How the caller likes to listen; with memory and nothing else until they change it. */
  abstract listeningOf(caller: CallerId): Promise<ListeningView>;
  /** How words of a language are said to the caller: their own list, and the operator's where theirs is silent. */
  abstract pronunciationsOf(caller: CallerId, language: Language): Promise<readonly Pronunciation[]>;
}
