import type { BriefingId, CallerId, ShowId } from '../../../../shared/kernel/identifiers.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Episode, EpisodeRef } from '../../domain/episode.js';

/** The briefings of which episodes are made. Nothing here has one made. */
export abstract class EpisodeSource {
  /** Newest first; `show` null: all. Cheap: every request for a feed asks. */
  abstract list(owner: CallerId, show: ShowId | null, limit: number): Promise<readonly EpisodeRef[]>;
  /** null when it is gone. Opens files. */
  abstract episode(owner: CallerId, briefing: BriefingId): Promise<Episode | null>;
  /** Of the owner's profile. */
  abstract languageOf(owner: CallerId): Promise<Language>;
}
