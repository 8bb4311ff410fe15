import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Script } from '../../script.js';
import { canonicalUrl } from '../stories/canonical-url.js';

/** A story as an earlier briefing told it, as far as it has to be known again. Holds feed text. Plain JSON. */
export interface ToldStory {
  readonly briefingId: string;
  /** When that briefing was requested. */
  readonly at: EpochMs;
  readonly language: Language;
  readonly title: string;
  /** Of the item that led it. */
  readonly sourceId: string;
  /** Those that nothing was read from included. */
  readonly itemIds: readonly string[];
  /** Of its items, in one spelling each. */
  readonly urls: readonly string[];
  /** The sentences that were told, as they stand in their items. */
  readonly quotes: readonly string[];
}

/** As it is kept with a briefing, beside a random part. */
export interface ToldFile {
  readonly stories: readonly ToldStory[];
}

/** An earlier briefing of the same listener. */
export interface EarlierBriefing {
  readonly id: string;
  readonly requestedAt: EpochMs;
  readonly script: Pick<Script, 'language' | 'stories' | 'lines'>;
  /** Stories, as indexes, that the listener did not come to. */
  readonly unheard?: ReadonlySet<number>;
}

const DAY = 24 * 60 * 60 * 1000;
/** How far a listener is taken to remember. */
export const REMEMBERED = { days: 14, briefings: 20, stories: 200 };

/** Briefings from this moment on are remembered by one that is asked for at `requestedAt`. */
export const rememberedSince = (requestedAt: EpochMs): EpochMs => requestedAt - REMEMBERED.days * DAY;

/** Newest first. */
export const toldBy = (briefings: readonly EarlierBriefing[]): readonly ToldStory[] =>
  briefings
    .toSorted((a, b) => b.requestedAt - a.requestedAt || (a.id < b.id ? 1 : -1))
    .flatMap(storiesIn)
    .slice(0, REMEMBERED.stories);

const storiesIn = ({ id, requestedAt, script, unheard }: EarlierBriefing): readonly ToldStory[] => {
  const { language, stories, lines } = script;
  return stories.flatMap(({ title, items }, index) => {
    if (unheard?.has(index) === true) return [];
    const cited = lines.flatMap(({ story, citation, alsoFrom = [] }) =>
      story !== index || citation === undefined ? [] : [citation, ...alsoFrom],
    );
    if (cited.length === 0) return [];
    return {
      briefingId: id,
      at: requestedAt,
      language,
      title,
      sourceId: items[0]?.sourceId ?? '',
      itemIds: items.map((item) => item.id),
      urls: [...new Set(items.flatMap(({ url }) => canonicalUrl(url) ?? []))],
      quotes: [...new Set(cited.map(({ quote }) => quote))],
    };
  });
};
