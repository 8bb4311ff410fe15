import type { Language } from '../../../shared/kernel/language.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';

/** How words are said for everybody who has said nothing of them: the list of the operator. */
export abstract class HousePronunciations {
  abstract of(language: Language): readonly Pronunciation[];
}
