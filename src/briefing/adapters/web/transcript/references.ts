import type { SourceLink, ViewerStory } from '../viewer/viewer-model.js';

/** The number that a sentence and the list of sources share, from 1 in the order of the list. */
export class References {
  private readonly numbers = new Map<string, number>();

  constructor(stories: readonly ViewerStory[]) {
    for (const item of stories.flatMap((story) => story.items)) this.numberOf(item);
  }

  /** A source that no story lists is given the next number. */
  numberOf(source: SourceLink): number {
    const key = JSON.stringify([source.url, source.sourceTitle, source.title]);
    const number = this.numbers.get(key) ?? this.numbers.size + 1;
    this.numbers.set(key, number);
    return number;
  }
}
