import type { Keyword } from '../../domain/keyword.js';

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Input of type tsvector, taken as it is: PostgreSQL neither parses nor stems. */
export const tsvectorOf = (lexemes: readonly string[]): string => lexemes.map(quoted).join(' ');

/** Input of type tsquery: every part must be there. */
export const tsqueryOf = ({ words, beginnings }: Keyword): string =>
  [...words.map(quoted), ...beginnings.map((beginning) => `${quoted(beginning)}:*`)].join(' & ');
