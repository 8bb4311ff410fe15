import { transcriptOf, type TranscriptChapter } from './transcript-turns.js';
import type { ViewerSegment } from '../viewer/viewer-model.js';

/** A segment with the number that links to it say, `#s12`. */
export type NumberedSegment = ViewerSegment & { readonly number: number };

/** Some chapters of a transcript. A moment belongs to it from `startMs` on, and no longer from `endMs` on. */
export interface TranscriptPart {
  readonly chapters: readonly TranscriptChapter[];
  /** The number of its first sentence. */
  readonly first: number;
  readonly startMs: number;
  readonly endMs: number;
}

/** So many sentences are read in about ten minutes, and weigh about eight kilobytes as they travel. */
const ENOUGH = 100;
/** Fewer than these are no part of their own. */
const FEW = 30;

/** An hour of transcript and its sources weigh more than the rest of the page: it is sent in parts of whole chapters. */
export function partsOf(
  segments: readonly ViewerSegment[],
  chapters: readonly { readonly title: string; readonly startMs: number }[],
): readonly TranscriptPart[] {
  const numbered = segments.map((segment, index): NumberedSegment => ({ ...segment, number: index + 1 }));
  const groups: TranscriptChapter[][] = [];
  for (const chapter of transcriptOf(numbered, chapters)) {
    const last = groups.at(-1);
    if (last === undefined || sentencesIn(last) >= ENOUGH) groups.push([chapter]);
    else last.push(chapter);
  }
  const [rest = [], before] = [groups.at(-1), groups.at(-2)];
  if (before !== undefined && sentencesIn(rest) < FEW) groups.splice(-2, 2, [...before, ...rest]);
  const starts = groups.map((group) => group[0]?.startMs ?? 0);
  let first = 1;
  return groups.map((group, index) => {
    const part = {
      chapters: group,
      first,
      startMs: index === 0 ? 0 : (starts[index] ?? 0),
      endMs: starts[index + 1] ?? Infinity,
    };
    first += sentencesIn(group);
    return part;
  });
}

const sentencesIn = (chapters: readonly TranscriptChapter[]): number =>
  chapters.reduce((sum, { turns }) => sum + turns.reduce((all, { segments }) => all + segments.length, 0), 0);

/** The place of the part with that sentence; the first where there is no such sentence. */
export const partWith = (parts: readonly TranscriptPart[], sentence: number | null): number =>
  sentence === null
    ? 0
    : Math.max(
        0,
        parts.findLastIndex(({ first }) => first <= sentence),
      );
