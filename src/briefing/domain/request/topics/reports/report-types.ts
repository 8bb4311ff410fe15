import type { Topic } from '../../understood.js';

export interface ReportWords {
  /** Hardly occur in other news. */
  readonly strong: readonly string[];
  /** Live elsewhere too: they only confirm. */
  readonly weak: readonly string[];
}
export type ReportLexicon = Readonly<Partial<Record<Topic, ReportWords>>>;

const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** From [strong, weak], each with `|` or a line break between its words and `*` for any letters. */
export const reportWords = (source: Readonly<Partial<Record<Topic, readonly [string, string]>>>): ReportLexicon =>
  Object.fromEntries(
    Object.entries(source).map(([topic, [strong, weak]]) => [topic, { strong: list(strong), weak: list(weak) }]),
  );
