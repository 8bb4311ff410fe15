import type { Format } from './understood.js';

/** What is said of the manner: a format, or the wish for the shortest length. The usual format has no name of its own. */
export type MannerCue = Exclude<Format, 'brief'> | 'short';

/** Of equally long cues the first in this order wins. */
export const KINDS = [
  'noise',
  'nothingElse',
  'notOnly',
  'unless',
  'unlessAfter',
  'excludeAfter',
  'exclude',
  'except',
  'onlyIf',
  'only',
  'less',
  'first',
  'last',
  'question',
  'keep',
  'yes',
  'want',
  'focus',
  'replace',
  'replaceBy',
  'hence',
  'because',
  'saying',
  'filler',
  'keepWords',
  'and',
  'but',
  'about',
  'exceptEnd',
  'alsoMark',
  'stop',
  'sourceMark',
] as const;
export type Kind = (typeof KINDS)[number];

/** What one language says around its topics. In each text `|` or a line break parts phrases, `s?` is an optional letter, `{no,not any}` either. */
export interface CueLexicon extends Readonly<Partial<Record<Kind, string>>> {
  readonly format: Readonly<Record<MannerCue, string>>;
  readonly style: Readonly<Record<string, string>>;
  /** Symbolic days: a pure function has no clock. */
  readonly days: Readonly<Record<string, string>>;
  /** Phrases for so many days. */
  readonly ago: Readonly<Record<number, string>>;
  readonly recent: string;
  readonly since: string;
  /** Chinese and Japanese close a "since" with a word after it. */
  readonly sinceEnd?: string;
  /** From Monday on; `,` parts the names of one day. */
  readonly weekdays: string;
  readonly months: string;
  /** Each number in words, followed by its digits. */
  readonly numbers: string;
  readonly units: Readonly<Record<'second' | 'minute' | 'hour' | 'day' | 'week' | 'month', string>>;
  /** Phrases for so many seconds. */
  readonly lengths: Readonly<Record<number, string>>;
}

export const cues = (source: CueLexicon): CueLexicon => source;

/** The kinds that a language says in a file of their own. */
export const refusals = (source: Readonly<Partial<Record<Kind, string>>>): Readonly<Partial<Record<Kind, string>>> =>
  source;

export const phrases = (text: string | undefined): readonly string[] =>
  (text ?? '')
    .split(/[|\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** What a language says in so many words, with its idioms of the same kinds. */
export const withIdioms = (lexicon: CueLexicon, idioms: Readonly<Partial<Record<Kind, string>>>): CueLexicon => ({
  ...lexicon,
  ...Object.fromEntries(
    KINDS.flatMap((kind) => {
      const more = idioms[kind];
      return more === undefined ? [] : [[kind, `${lexicon[kind] ?? ''}\n${more}`]];
    }),
  ),
});
