import type { Telling } from '../telling.js';
import type { RankedStory } from '../stories/ranking.js';

type Topics = readonly (readonly Telling[])[];

/** The stories before it are what the listener came for: they keep their places. */
const KEPT = 3;

/** A light story that stands by itself goes to the end; says whether there is one. */
export function lightEndOf(
  topics: Topics,
  isLight: (story: RankedStory) => boolean,
): { readonly topics: Topics; readonly isLight: boolean } {
  const place = topics.findIndex((topic, index) => index >= KEPT && topic.length === 1 && topic.every(isLightTelling));
  const light = topics[place];
  if (light === undefined) return { topics, isLight: false };
  return { topics: [...topics.filter((topic) => topic !== light), light], isLight: true };

  function isLightTelling({ story }: Telling): boolean {
    return isLight(story);
  }
}
