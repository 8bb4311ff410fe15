import type { Language } from '../../shared/kernel/language.js';
import { shortened } from './composing/text/cleaning.js';
import type { Chapter, Line, Script } from './script.js';

/** What of a script decides where it breaks. */
export type Told = Pick<Script, 'lines' | 'chapters' | 'format'>;

/** A line as it is spoken, and how much silence is before it. */
export interface PacedLine {
  readonly host: number;
  readonly text: string;
  /** Absent: it is said in the language of the whole. */
  readonly language?: Language;
  /** A story or the closing begins with this line: the silence before it is longer and holds a sting. */
  readonly opensPart?: boolean;
  /** It is from a country whose peso is written $: no dollars are meant. */
  readonly inPesos?: boolean;
  /** The hosts' own words, which state no fact. */
  readonly aside?: boolean;
}

/** The lines between the opening and the closing, which may name stories without telling them. */
function bodyOf({ lines, chapters }: Told): readonly [from: number, to: number] {
  const [, second] = chapters;
  const to = chapters.length > 2 ? chapters.at(-1)?.line : undefined;
  return [second?.line ?? 0, to ?? lines.length];
}

/** The story of each line of the body; a line that belongs to none leads over to the next. */
function storiesOf(lines: readonly Line[]): readonly (number | undefined)[] {
  const stories: (number | undefined)[] = [];
  for (let index = lines.length - 1; index >= 0; index--) stories[index] = lines[index]?.story ?? stories[index + 1];
  return stories;
}

/** The line with which each story begins that is told. What comes back to an earlier story begins none. */
export function storyStarts(told: Told): ReadonlyMap<number, number> {
  const [from, to] = bodyOf(told);
  const starts = new Map<number, number>();
  let latest = -1;
  for (const [index, story] of storiesOf(told.lines.slice(from, to)).entries()) {
    if (story === undefined || story <= latest) continue;
    starts.set(story, from + index);
    latest = story;
  }
  return starts;
}

/** The lines with which stories, topics and the closing begin. The opening follows nothing; headlines run on. */
export function breaksOf(told: Told): ReadonlySet<number> {
  const parts = [...storyStarts(told).values(), ...told.chapters.map(({ line }) => line)];
  const starts = told.format === 'headlines' ? bodyOf(told) : parts;
  return new Set(starts.filter((line) => line > 0));
}

/** What the studio is given, and what the length of a script is measured by. */
export function pacedLines(told: Told): readonly PacedLine[] {
  const breaks = breaksOf(told);
  return told.lines.map(({ host, text, language }, index) => ({
    host,
    text,
    ...(language !== undefined && { language }),
    ...(breaks.has(index) && { opensPart: true }),
  }));
}

/** Marks what states no fact: it is said lightly. Of a script and its lines in order. */
export const withAsides = ({ lines }: Pick<Script, 'lines'>, paced: readonly PacedLine[]): readonly PacedLine[] =>
  paced.map((line, index) => (lines[index]?.citation === undefined ? { ...line, aside: true } : line));

const LONGEST_TITLE = 80;

/** Chapters and, inside them, further stories: everything that a listener can skip to. */
export function partsOf(script: Pick<Script, 'lines' | 'chapters' | 'stories'>): readonly Chapter[] {
  const named = new Set(script.chapters.map(({ line }) => line));
  const further = [...storyStarts(script)].flatMap(([story, line]) => {
    const title = script.stories[story]?.title;
    return named.has(line) || title === undefined ? [] : [{ title: shortened(title, LONGEST_TITLE), line }];
  });
  return [...script.chapters, ...further].toSorted((a, b) => a.line - b.line);
}

/** The first story that is told in each part, as an index; null where there is none. */
export function storyOfParts(script: Pick<Script, 'lines' | 'chapters' | 'stories'>): readonly (number | null)[] {
  const parts = partsOf(script);
  const starts = [...storyStarts(script)];
  return parts.map(({ line }, index) => {
    const end = parts[index + 1]?.line ?? script.lines.length;
    return starts.find(([, start]) => start >= line && start < end)?.[0] ?? null;
  });
}
