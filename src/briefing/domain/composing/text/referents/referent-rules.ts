/** What mentions somebody without saying whom, in one language. */
export interface ReferentRules {
  /** Third-person pronouns, possessives and demonstratives, wherever they stand. */
  readonly pronoun: RegExp;
  /** "It is likely that": pronouns that mean nobody. */
  readonly impersonal?: RegExp;
  /** "For three days": numbers that bring nobody in. */
  readonly time: RegExp;
  /** Definite roles that are one of many: "the former executive". An office of which there is one is understood. */
  readonly role: RegExp;
  /** Sentences that leave their subject to the one before. */
  readonly noSubject?: RegExp;
  /** "In the lower town": a place that is one of many, in a sentence that names none. */
  readonly place?: RegExp;
  /** What brings somebody in: "a", "several", "three". */
  readonly indefinite: RegExp;
  readonly definite?: DefiniteRules;
}

/**
 * A sentence that begins with an article and a noun: "The snub came …". It says which one by a name, a complement
 * ("the mayor of"), or when there is only one of it.
 */
export interface DefiniteRules {
  readonly article: RegExp;
  readonly complement: RegExp;
  readonly unique: RegExp;
}

const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');

/** The words wherever they stand whole. */
export const within = (words: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}’'-])(?:${joined(words)})(?![\\p{L}\\p{N}-])`, 'iu');

/** One whole word. */
export const only = (words: string): RegExp => new RegExp(`^(?:${joined(words)})[,.:]?$`, 'u');
