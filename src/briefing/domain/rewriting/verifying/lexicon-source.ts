/** Words that change what the words near them claim. */
export const OPERATORS = [
  /** "not", "without", "denied": what follows is not so. */
  'not',
  /** "may", "probably": it is not certain. */
  'may',
  /** "allegedly", "soll", "aurait": somebody claims it. */
  'alleged',
  /** "plans to", "will": it has not happened yet. */
  'intent',
  /** "said", "according to" */
  'said',
  /** "because of": its cause follows. */
  'cause',
  /** "led to": its effect follows. */
  'effect',
  'before',
  'after',
  'against',
  /** "Former", "deputy": who is not what they are called. */
  'former',
  /** Of numbers: about 300, almost 300, more than 300, at least 300, at most 300, less than 300. */
  'about',
  'nearly',
  'over',
  'least',
  'most',
  'under',
] as const;
export type Operator = (typeof OPERATORS)[number];

/** Lists are separated by spaces, groups by semicolons; "word*" is a beginning, "two_words" are neighbours. */
export interface LexiconSource {
  readonly operators: Readonly<Partial<Record<Operator, string>>>;
  /**
   * Groups that mean the contrary of each other: "rose climbed | fell". "arrested / custody | freed": both are contrary
   * to the other side, and may not stand for each other.
   */
  readonly opposites: string;
  /**
   * Groups that say the same in any sentence, and irregular forms of a word. A group of one word keeps it from being
   * taken for a form of another: "sentenced" is no form of "sentence".
   */
  readonly synonyms: string;
  /** What is counted or measured; of time, money, length … */
  readonly units: string;
  /** Monday first. */
  readonly weekdays: string;
  /** January first. */
  readonly months: string;
  /** Words that state nothing of their own: grammar, and what hosts say between facts. */
  readonly free: string;
  /** "in", "of", "to": what follows is no subject. */
  readonly prepositions: string;
  /** Forms of "to be" that make a passive, and what brings in its agent. */
  readonly passive: { readonly verbs: string; readonly agents: string };
  /** Words that a clause may begin with, besides after a comma. */
  readonly conjunctions: string;
}
