import type { Language } from '../../../shared/kernel/language.js';
import { pauseBetween, scriptMs, speechMs } from '../pace.js';
import { pacedLines, type Told } from '../programme.js';
import type { Dialogue } from './programme/setting.js';
import type { RankedStory } from './stories/ranking.js';
import type { Measured } from './telling.js';

/** How long what the hosts say takes, in all and story by story. */
export function measured(spoken: Told & Pick<Dialogue, 'tellings'>, language: Language): Measured {
  const storyMs = new Map<RankedStory, number>();
  const paced = pacedLines(spoken);
  paced.forEach((line, index) => {
    const told = spoken.lines[index]?.story;
    const story = told === undefined ? undefined : spoken.tellings[told]?.story;
    const next = paced[index + 1];
    if (story === undefined || next === undefined) return;
    storyMs.set(story, (storyMs.get(story) ?? 0) + speechMs(line.text, language) + pauseBetween(line, next));
  });
  return { totalMs: scriptMs(paced, language), storyMs };
}
