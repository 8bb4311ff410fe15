import type { Contents, NoticedCorrection } from '../../../application/contents.js';
import type { ViewerCorrection } from '../viewer/viewer-model.js';

/** What sources have changed, newest first. `startOf`: when a line is heard, where that is known. */
export const correctionsOf = (
  { corrections }: Pick<Contents, 'corrections'>,
  startOf: (line: number) => number | undefined = () => undefined,
): readonly ViewerCorrection[] =>
  corrections.toReversed().map((correction, index) => viewed(correction, index + 1, startOf));

function viewed(
  { kind, noticedAt, title, url, sourceTitle, language, sentences }: NoticedCorrection,
  number: number,
  startOf: (line: number) => number | undefined,
): ViewerCorrection {
  return {
    number,
    kind,
    noticedAt,
    source: { title, url, sourceTitle },
    language,
    sentences: sentences.map(({ before, after, lines }) => {
      const startMs = startOf(lines[0] ?? -1);
      return { before, after, ...(startMs !== undefined && { startMs }) };
    }),
  };
}

/** Line → the number of the correction that concerns it. */
export const correctedLines = ({ corrections }: Pick<Contents, 'corrections'>): ReadonlyMap<number, number> =>
  new Map(
    corrections
      .toReversed()
      .flatMap(({ sentences }, index) =>
        sentences.flatMap(({ lines }) => lines.map((line): readonly [number, number] => [line, index + 1])),
      ),
  );
