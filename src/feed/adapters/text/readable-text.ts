/**
 * Untrusted text made fit to store, show and speak: without invisible characters and unpaired surrogates.
 */

// Controls except tab and line feed: PostgreSQL and JSON choke on some of them. (`\p{Cc}` is ten times slower.)
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\0-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]/g;

// Zero-width characters, bidirectional overrides, soft hyphens, tags: used to hide words from readers.
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffb]/gu;

const LINE_BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** What may be stored as published: line breaks are line feeds, and no control character is left. */
export function storable(text: string): string {
  const clean = text.replace(LINE_BREAKS, '\n').replace(CONTROLS, '');
  return clean.isWellFormed() ? clean : clean.toWellFormed().replaceAll('\ufffd', '');
}

/** `storable`, and nothing that is invisible. */
export const visible = (text: string): string => storable(text).replace(INVISIBLE, '');

// White space that is not one space alone: what is one already is most of it, and need not be replaced.
const UNEVEN = / \s+|[^\S ]\s*/g;

/** Every run of white space is one space. */
export const collapsed = (text: string): string => text.replace(UNEVEN, ' ');

/** One line: every run of white space is one space. */
export const oneLine = (text: string): string => collapsed(visible(text)).trim();

/** Several lines: spaces collapsed, at most one empty line between paragraphs. */
export function paragraphs(text: string): string {
  const lines = visible(text)
    .split('\n')
    .map((line) => collapsed(line).trim());
  const kept = lines.filter((line, index) => line !== '' || (lines[index - 1] ?? '') !== '');
  return kept.join('\n').trim();
}

/** The first `max` code units, or one less where that would split a surrogate pair. */
export function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max);
}

/** At most `max` code units with an ellipsis, cut between words; in the middle only of text without spaces. */
export function cutAtWord(text: string, max: number): string {
  if (text.length <= max) return text;
  const head = cut(text, max - 1);
  const space = head.lastIndexOf(' ');
  return `${(space > max / 2 ? head.slice(0, space) : head).trimEnd()}…`;
}
