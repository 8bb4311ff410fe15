import type { Keyword, Terms } from '../../domain/keyword.js';

const quoted = (lexeme: string): string => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

const NEEDS_QUOTING = /['\\]/;

/** Input of type tsvector, taken as it is: PostgreSQL neither parses nor stems. */
export function tsvectorOf(lexemes: Iterable<string>): string {
  const all = [...lexemes];
  const plain = all.join("' '");
  // Words have no quotation marks: one look at all of them together is a tenth of quoting each.
  return NEEDS_QUOTING.test(all.join('')) ? all.map(quoted).join(' ') : plain && `'${plain}'`;
}

const conditionsOf = ({ words, beginnings }: Terms): string[] => [
  ...words.map(quoted),
  ...beginnings.map((beginning) => `${quoted(beginning)}:*`),
];

/** True of every item: a hyphen is no word. */
const ANYTHING = "!'-'";

/** Input of type tsquery: all that is wanted is there, nothing of what is unwanted. */
export function tsqueryOf({ wanted, unwanted }: Keyword): string {
  const excluded = conditionsOf(unwanted).map((condition) => `!${condition}`);
  const conditions = [...conditionsOf(wanted), ...excluded];
  return conditions.length === 0 ? ANYTHING : conditions.join(' & ');
}
