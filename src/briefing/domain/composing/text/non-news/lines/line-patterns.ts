/** Kinds of lines that stand in an article and are no news. */
export type NonNews =
  | 'caption'
  | 'teaser'
  | 'link'
  | 'thanks'
  | 'commerce'
  | 'ticker'
  | 'digest'
  | 'credit'
  | 'release-notes'
  | 'code'
  | 'table'
  | 'correction'
  | 'listing'
  | 'recipe'
  | 'contact'
  | 'verse';

export type LinePatterns = Readonly<Partial<Record<NonNews, RegExp>>>;

const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');

/** A line that begins so. */
export const opens = (words: string): RegExp => new RegExp(`^["“«„'‘•▪►>\\s-]*(?:${joined(words)})`, 'iu');

/** A line that says so anywhere. Trap: with the flags `iu`, \p{Lu} matches small letters as well. */
export const says = (words: string): RegExp => new RegExp(`(?:${joined(words)})`, 'iu');
