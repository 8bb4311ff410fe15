import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Refusal } from '../ledger.js';
import type { ComposeRequest } from '../material.js';
import { candidatesOf } from '../sentences/sentence-choice.js';
import type { Member, RankedStory } from '../stories/ranking.js';
import { isSince, type KnownStory } from './known-story.js';
import { knownStories } from './same-story.js';
import type { ToldStory } from './told-story.js';

/** What memory leaves of the stories. */
export interface Remembered {
  readonly stories: readonly RankedStory[];
  /** Items of the stories that have nothing new. */
  readonly refused: ReadonlyMap<string, Refusal>;
}

export interface Remembering {
  readonly told: readonly ToldStory[];
  /** Whoever asks for a subject by name hears of it whatever was told. */
  readonly isAskedFor: (story: RankedStory) => boolean;
}

/** Leaves out what the listener heard and has nothing new. Of a story that has something new, only that is left. */
export function withoutTold(stories: readonly RankedStory[], { told, isAskedFor }: Remembering): Remembered {
  const known = told.length === 0 ? new Map<RankedStory, KnownStory>() : knownStories(stories, told);
  const refused = new Map<string, Refusal>();
  const refuse = (members: readonly Member[]): void => {
    for (const { reading } of members) refused.set(reading.item.id, { reason: 'told_before' });
  };
  const left = stories.flatMap((story) => {
    const heard = known.get(story);
    if (heard === undefined) return [story];
    const update = updateOf(story, heard);
    const isNews = candidatesOf(update, 1).length > 0;
    if (!isNews && isAskedFor(story)) return [story];
    refuse(isNews ? story.members.filter((member) => !update.members.includes(member)) : story.members);
    return isNews ? [update] : [];
  });
  return { stories: left, refused };
}

/** What came since it was told. */
function updateOf(story: RankedStory, known: KnownStory): RankedStory {
  const members = story.members.filter(({ reading }) => isSince(reading.item, known));
  const sources = new Set(members.map(({ reading }) => reading.item.sourceId)).size;
  return { ...story, members, sources, known };
}

export const isRemembering = ({ told = [] }: Pick<ComposeRequest, 'told'>): boolean => told.length > 0;

/** When the latest of these was told; null: nothing was. */
export const lastToldAt = (told: readonly ToldStory[]): EpochMs | null =>
  told.length === 0 ? null : Math.max(...told.map(({ at }) => at));
