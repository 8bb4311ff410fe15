import type { Language } from '../../../shared/kernel/language.js';
import { CLOSING_MS, lineMs, OPENING_MS, pauseBetween } from '../production/pace.js';
import { pacedLines, type PacedLine, type Told } from '../programme.js';
import type { SpokenHost } from '../script.js';
import type { Dialogue } from './programme/setting.js';
import type { RankedStory } from './stories/ranking.js';
import type { Measured } from './telling.js';

/** A script is measured several times until its length fits, most of its lines each time. */
export class Stopwatch {
  private readonly known = new Map<string, number>();
  private readonly language: Language;
  private readonly hosts: readonly SpokenHost[];

  constructor({ language, hosts }: { readonly language: Language; readonly hosts: readonly SpokenHost[] }) {
    this.language = language;
    this.hosts = hosts;
  }

  lineMs(line: Pick<PacedLine, 'host' | 'text' | 'language'>): number {
    const key = `${line.host} ${line.language ?? this.language} ${line.text}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const ms = lineMs(line, this.language, this.hosts);
    this.known.set(key, ms);
    return ms;
  }
}

/** How long what the hosts say takes, in all and story by story. */
export function measured(spoken: Told & Pick<Dialogue, 'tellings'>, stopwatch: Stopwatch): Measured {
  const storyMs = new Map<RankedStory, number>();
  const paced = pacedLines(spoken);
  let totalMs = OPENING_MS;
  paced.forEach((line, index) => {
    const told = spoken.lines[index]?.story;
    const story = told === undefined ? undefined : spoken.tellings[told]?.story;
    const next = paced[index + 1];
    const ms = stopwatch.lineMs(line) + (next === undefined ? CLOSING_MS : pauseBetween(line, next));
    totalMs += ms;
    if (story !== undefined && next !== undefined) storyMs.set(story, (storyMs.get(story) ?? 0) + ms);
  });
  return { totalMs, storyMs };
}
