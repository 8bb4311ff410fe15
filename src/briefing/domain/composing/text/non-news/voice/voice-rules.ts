/** How a language shows who speaks to whom. Quoted words are taken out before. */
export interface VoiceRules {
  /** The reader: "you", and verbs that can mean nobody else. */
  readonly reader: RegExp;
  /** The author: "I", "we", and verbs that can mean nobody else. */
  readonly author: RegExp;
  /** A sentence that tells the reader what to do, as its first words or its ending show. */
  readonly instruction: RegExp;
  /** Who said it: "the council said", "according to". */
  readonly attribution: RegExp;
  /** That something happened: perfect and past forms, and the days on which news happens. */
  readonly event: RegExp;
}

const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');

/** The words wherever they stand whole. */
export const anyOf = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${joined(words)})(?![\\p{L}\\p{N}])`, flags);

export const inside = (words: string, flags = 'u'): RegExp => new RegExp(joined(words), flags);
