import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { Cursor, Page } from '../../../shared/kernel/page.js';
import type { Pronunciation } from '../../../shared/kernel/hosts/pronunciation.js';
import type { OwnPronunciation, Word } from '../../domain/pronunciation.js';

export interface PronunciationFilter {
  readonly caller: CallerId;
  /** null: of all. */
  readonly language: Language | null;
  readonly after: Cursor | null;
  readonly limit: number;
}

/** How callers want words to be said. One for each written form, whatever its case, in each language. */
export abstract class PronunciationStore {
  /** Newest first. */
  abstract page(filter: PronunciationFilter): Promise<Page<OwnPronunciation>>;
  /** All of a language, the latest change first. */
  abstract of(caller: CallerId, language: Language): Promise<readonly Pronunciation[]>;
  /**
   * Changes of one caller are serialised, so no update is lost. `known`: what they said of the word before; `count`: how
   * many they have of all.
   */
  abstract update(
    caller: CallerId,
    word: Word,
    change: (known: OwnPronunciation | null, count: number) => OwnPronunciation,
  ): Promise<OwnPronunciation>;
  /** Whether there was one. */
  abstract delete(caller: CallerId, word: Word): Promise<boolean>;
  abstract count(caller: CallerId): Promise<number>;
  /** Hands over what `to` has not said themselves, the newest first and up to `most` in all; removes the rest. */
  abstract takeOver(from: CallerId, to: CallerId, most: number): Promise<void>;
  abstract erase(caller: CallerId): Promise<void>;
}
