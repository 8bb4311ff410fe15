import type { Keyword, Terms } from '../../domain/keyword.js';

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Input of type tsvector, taken as it is: PostgreSQL neither parses nor stems. */
export const tsvectorOf = (lexemes: readonly string[]): string => lexemes.map(quoted).join(' ');

const conditionsOf = ({ words, beginnings }: Terms): string[] => [
  ...words.map(quoted),
  ...beginnings.map((beginning) => `${quoted(beginning)}:*`),
];

/** True of every item: a hyphen is no word. */
const ANYTHING = "!'-'";

/** Input of type tsquery: all that is wanted is there, nothing of what is unwanted. */
export function tsqueryOf({ wanted, unwanted }: Keyword): string {
  const conditions = [...conditionsOf(wanted), ...conditionsOf(unwanted).map((condition) => `!${condition}`)];
  return conditions.length === 0 ? ANYTHING : conditions.join(' & ');
}
