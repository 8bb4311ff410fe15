import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';

/** How words are said to somebody: as they, or else the operator, want. One for each written form, in no order. */
export abstract class PronunciationLookup {
  abstract pronunciationsOf(listener: CallerId, language: Language): Promise<readonly Pronunciation[]>;
}
