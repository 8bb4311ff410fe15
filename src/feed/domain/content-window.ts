/** A part of a long text, counted in Unicode code points, so that no character is cut in two. */
export interface ContentWindow {
  readonly offset: number;
  readonly length: number;
}

/** No text of ours is longer; a cursor beyond the end shows nothing. */
const BEYOND_ANY_TEXT = 2_000_000_000;

export const windowAt = (cursor: string | null, length: number): ContentWindow => ({
  offset: Math.min(Number(cursor ?? 0), BEYOND_ANY_TEXT),
  length,
});

/** Where the next window begins; null: this one reaches the end of the text. */
export function nextWindow({ offset, length }: ContentWindow, totalLength: number): string | null {
  return offset + length < totalLength ? String(offset + length) : null;
}
