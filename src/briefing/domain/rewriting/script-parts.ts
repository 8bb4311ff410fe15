import type { Line, Script } from '../script.js';

/** Where a line of a model belongs: before the stories, in one of them, after them. */
export type Place = 'open' | 'recap' | number;

/** Which lines of the composer's own script a model may write anew, by their indices. The hosts' greetings are not among them. */
export interface Parts {
  /** What is said of stories before the first of them is told. */
  readonly open: readonly number[];
  readonly stories: readonly StoryPart[];
  /** What is said of stories after the last of them. */
  readonly recap: readonly number[];
  /** The first line after the stories. */
  readonly closing: number;
}

export interface StoryPart {
  readonly story: number;
  /** What leads to the story, and that it was told before: it stays. */
  readonly leadIn: readonly number[];
  /** From its first fact on. */
  readonly told: readonly number[];
}

/** Chapters tell the parts: the first greets, the last says goodbye, the stories lie between them. */
export function rewritableParts({ lines, chapters, stories }: Pick<Script, 'lines' | 'chapters' | 'stories'>): Parts {
  const first = chapters[1]?.line ?? lines.length;
  const closing = chapters.length > 2 ? (chapters.at(-1)?.line ?? lines.length) : lines.length;
  const indices = lines.map((_, index) => index);
  const facts = indices.filter((index) => lines[index]?.citation !== undefined);
  const body = indices.slice(first, closing);
  return {
    open: facts.filter((index) => index < first),
    stories: stories.flatMap((_, story) => {
      const own = body.filter((index) => lines[index]?.story === story);
      return own.length === 0 ? [] : [storyPart(story, own, lines)];
    }),
    recap: facts.filter((index) => index >= closing),
    closing,
  };
}

function storyPart(story: number, own: readonly number[], lines: readonly Line[]): StoryPart {
  const firstFact = own.find((index) => lines[index]?.citation !== undefined) ?? Infinity;
  return { story, leadIn: own.filter((index) => index < firstFact), told: own.filter((index) => index >= firstFact) };
}
