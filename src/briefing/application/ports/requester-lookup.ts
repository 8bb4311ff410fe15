import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import type { LanguageCounts } from '../../domain/usual-language.js';
import type { ListeningPreferences, NamesOfSources, Scope } from '../../domain/briefing-request.js';

export interface RequesterContext {
  readonly activeSubscriptions: number;
  /** Those of the ids asked about that are not the caller's. */
  readonly strangeSources: readonly string[];
  readonly strangeItems: readonly string[];
  readonly profile: {
    readonly language: Language;
    /** false: nobody ever chose it, it is the default one. */
    readonly languageChosen: boolean;
    readonly timezone: string;
  };
  readonly listening: ListeningPreferences;
  /** Folders only where they were asked for. */
  readonly names: NamesOfSources;
}

/** What the other contexts know of somebody who asks for a briefing. */
export abstract class RequesterLookup {
  abstract contextOf(
    caller: CallerId,
    named: { sourceIds: readonly string[]; itemIds: readonly string[]; folders: boolean },
  ): Promise<RequesterContext>;
  /**
   * In which languages the newest items are of which a briefing within this scope would be made; empty when
   * that cannot be told within a second.
   */
  abstract languagesIn(caller: CallerId, scope: Scope): Promise<LanguageCounts>;
}
