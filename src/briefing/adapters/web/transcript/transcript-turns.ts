import type { ViewerSegment } from '../viewer/viewer-model.js';

export interface Turn {
  readonly hostIndex: number;
  readonly speaker: string;
  readonly segments: readonly ViewerSegment[];
}

export interface TranscriptChapter {
  readonly title: string;
  readonly startMs: number;
  readonly turns: readonly Turn[];
}

/** The sentences under their chapters, what one host says in one go kept together. */
export function transcriptOf(
  segments: readonly ViewerSegment[],
  chapters: readonly { readonly title: string; readonly startMs: number }[],
): readonly TranscriptChapter[] {
  const marks = chapters.length > 0 ? chapters : [{ title: '', startMs: 0 }];
  return marks.map((chapter, index) => {
    const from = index === 0 ? -Infinity : chapter.startMs;
    const to = marks[index + 1]?.startMs ?? Infinity;
    return { ...chapter, turns: turnsOf(segments.filter(({ startMs }) => startMs >= from && startMs < to)) };
  });
}

function turnsOf(segments: readonly ViewerSegment[]): readonly Turn[] {
  const starts = segments.flatMap(({ hostIndex }, index) =>
    index === 0 || hostIndex !== segments[index - 1]?.hostIndex ? [index] : [],
  );
  return starts.flatMap((start, index) => {
    const own = segments.slice(start, starts[index + 1]);
    const [first] = own;
    return first === undefined ? [] : [{ hostIndex: first.hostIndex, speaker: first.speaker, segments: own }];
  });
}
