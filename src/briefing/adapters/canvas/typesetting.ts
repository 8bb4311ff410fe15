import type { Language } from '../../../shared/kernel/language.js';

/** Width in pixels of a text at a font size. */
export type Measure = (text: string, size: number) => number;

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface SetText {
  readonly size: number;
  readonly lines: readonly string[];
}

const LINE_HEIGHT = 1.22;
const NOT_AT_START = /^[\p{Pe}\p{Pf}\p{Po}ーっゃゅょッャュョ々]/u;

export const lineHeight = (size: number): number => Math.round(size * LINE_HEIGHT);

/** Pieces that stay together: words with what must not begin a line. */
function piecesOf(text: string, language: Language): readonly string[] {
  const pieces: string[] = [];
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    const spaced = last === undefined || /\s$/.test(last);
    const joins = segment.trim() === '' || NOT_AT_START.test(segment) || /[\p{Ps}\p{Pi}]$/u.test(last ?? '');
    const latin = /^[\p{Script=Latin}\p{N}’'-]/u.test(segment) && /[\p{Script=Latin}\p{N}’'.&/-]$/u.test(last ?? '');
    if (!spaced && (joins || latin)) pieces[pieces.length - 1] = `${last}${segment}`;
    else if (segment.trim() !== '') pieces.push(segment);
  }
  return pieces;
}

/** A word that is wider than the box is broken where it must be. */
function broken(piece: string, fits: (text: string) => boolean): readonly string[] {
  if (fits(piece.trimEnd())) return [piece];
  const parts: string[] = [''];
  for (const { segment } of new Intl.Segmenter().segment(piece)) {
    const longer = `${parts.at(-1)}${segment}`;
    if (parts.at(-1) === '' || fits(longer)) parts[parts.length - 1] = longer;
    else parts.push(segment);
  }
  return parts;
}

function wrap(pieces: readonly string[], fits: (text: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const piece of pieces.flatMap((whole) => broken(whole, fits))) {
    const longer = `${lines.at(-1) ?? ''}${piece}`;
    if (lines.length > 0 && fits(longer.trimEnd())) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim());
}

/** The narrowest width that needs no more lines: lines of about equal length look composed, not filled. */
function balanced(pieces: readonly string[], width: number, widthOf: (text: string) => number): readonly string[] {
  const at = (limit: number): readonly string[] => wrap(pieces, (text) => widthOf(text) <= limit);
  const lines = at(width).length;
  let [low, high] = [width / 2, width];
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    if (at(middle).length > lines || at(middle).some((line) => widthOf(line) > middle)) low = middle;
    else high = middle;
  }
  return at(high);
}

/** At most `most` lines; the last of them says that there was more. */
function shortened(lines: readonly string[], most: number, cut: (line: string) => string): readonly string[] {
  const last = lines[most - 1];
  return lines.length <= most || last === undefined
    ? lines
    : [...lines.slice(0, most - 1), cut(`${last} ${lines[most]}`)];
}

/** A word too long for one line at any size is broken, but then nothing is set larger than this. */
const BROKEN_SIZE = 96;

/** The largest of `sizes` (descending) at which the text fits into the box; at the smallest it is cut. */
export function fitText(
  text: string,
  language: Language,
  box: Box,
  { sizes, measure }: { readonly sizes: readonly number[]; readonly measure: Measure },
): SetText {
  const pieces = piecesOf(text, language);
  const smallest = sizes.at(-1) ?? 0;
  const fitsWhole = (size: number): boolean => pieces.every((piece) => measure(piece.trimEnd(), size) <= box.width);
  const allowed = fitsWhole(smallest) ? sizes.filter(fitsWhole) : sizes.filter((size) => size <= BROKEN_SIZE);
  for (const size of allowed) {
    const widthOf = (line: string): number => measure(line, size);
    const lines = balanced(pieces, box.width, widthOf);
    const most = Math.floor(box.height / lineHeight(size));
    if (lines.length > most && size !== smallest) continue;
    return { size, lines: shortened(lines, most, (line) => fitLine(line, box.width, widthOf)) };
  }
  return { size: smallest, lines: [] };
}

/** On one line, cut with an ellipsis when it is too long. */
export function fitLine(text: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= width) return text;
  const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}
