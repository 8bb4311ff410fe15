const words = (names: string): ReadonlySet<string> => new Set(names.split(' '));

/** Elements that hold a word or a line, and never another element of a feed. */
const LINES = words(
  'title link guid pubdate category comments ttl language dc:title dc:date dc:creator ' +
    'atom:title atom:id atom:updated atom:published',
);
const PROSE = words('description content:encoded dc:description atom:content atom:summary');

/** Elements that never stand inside a title, although `title` and `link` are HTML elements too … */
const IN_NO_LINE = words(
  'title link description author category ' +
    'atom:title atom:link atom:author atom:category atom:content atom:summary dc:subject media:content media:thumbnail',
);
/** … and elements that are not HTML at all. */
const IN_NO_PROSE = words(
  'guid pubdate comments enclosure source ttl dc:date dc:creator content:encoded atom:id atom:updated atom:published',
);

/** Whether somebody forgot to close `open`, since `next` begins, or misspelt its closing tag. */
export const endsBefore = (open: string, next: string): boolean =>
  LINES.has(open) ? IN_NO_LINE.has(next) || IN_NO_PROSE.has(next) : PROSE.has(open) && IN_NO_PROSE.has(next);
