import type { CorrectionKind } from '../../../../src/briefing/domain/correcting/correction.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

/** What an item said and says. The first sentence is cited, unless another one is named. */
export interface RevisionCase {
  readonly language: Language;
  readonly what: string;
  readonly title?: string;
  readonly cited: string;
  /** What stood behind the cited sentence. */
  readonly rest?: string;
  readonly nowTitle?: string;
  /** The whole text as it is now. */
  readonly now: string;
  /** null: nothing that a listener should know. */
  readonly kind: CorrectionKind | null;
}

type Row = readonly [
  kind: CorrectionKind | null,
  what: string,
  cited: string,
  rest: string,
  now: string,
  title?: readonly [string, string?],
];

/** `rows` of one language. `+` in the present text stands for the rest. */
export const casesIn = (language: Language, rows: readonly Row[]): readonly RevisionCase[] =>
  rows.map(([kind, what, cited, rest, now, titles]) => ({
    language,
    what,
    cited,
    rest,
    now: now.replace('+', () => rest),
    kind,
    title: titles?.[0] ?? 'News',
    nowTitle: titles?.[1] ?? titles?.[0] ?? 'News',
  }));
