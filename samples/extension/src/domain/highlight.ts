import { type BriefingId, type EpochMs, type FeedItemId, InvalidRequest } from 'podcast-briefings/extension';

/** A sentence of a briefing that somebody wants to keep. */
export interface Highlight {
  readonly id: string;
  readonly briefingId: BriefingId;
  /** Of the briefing. */
  readonly title: string;
  readonly sentence: string;
  /** The feed item that says so; phrases of the hosts have none. */
  readonly itemId: FeedItemId | null;
  readonly keptAt: EpochMs;
}

export type NewHighlight = Omit<Highlight, 'id'>;

export interface SpokenText {
  readonly briefingId: BriefingId;
  readonly title: string;
  readonly sentences: readonly { readonly text: string; readonly itemId: FeedItemId | null }[];
}

const words = (text: string): string => text.trim().replaceAll(/\s+/g, ' ');

/** Only what is said can be kept, so that a highlight always leads back to its source. Throws InvalidRequest. */
export function highlightOf(spoken: SpokenText, sentence: string, keptAt: EpochMs): NewHighlight {
  const found = spoken.sentences.find(({ text }) => words(text) === words(sentence));
  if (found === undefined)
    throw new InvalidRequest('sentence must be one sentence of the transcript, as it stands there.');
  const { briefingId, title } = spoken;
  return { briefingId, title, sentence: found.text, itemId: found.itemId, keptAt };
}
