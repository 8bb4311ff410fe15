/** How a sentence of one language shows that it answers a question. Precise rather than frequent. */
export interface AnswerRules {
  /** It gives the reason or cause. */
  readonly why: RegExp;
  /** It counts people who died, were hurt or are missing, or says that there are none. */
  readonly toll: RegExp;
  /** It names a sum of thousands or more. */
  readonly money: RegExp;
  /** It says what something costs. */
  readonly price: RegExp;
  /** It says what is to happen, and when. */
  readonly next: RegExp;
  /** Somebody with a name says it. */
  readonly who: RegExp;
  /** It says where something lies. */
  readonly where: RegExp;
  /** Units that count time or nothing: "13 hours", "38 years". */
  readonly noFigure: RegExp;
}

const joined = (words: string): string => words.replace(/\s*\n\s*/g, '');

/** The words wherever they stand whole; capitals matter. */
export const anywhere = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${joined(words)})(?!\\p{L})`, 'u');

/** Both somewhere in the sentence. */
export const both = (one: string, other: string): RegExp =>
  new RegExp(`^(?=.*(?<!\\p{L})(?:${joined(one)})(?!\\p{L}))(?=.*(?<!\\p{L})(?:${joined(other)})(?!\\p{L}))`, 'su');

/** Words that may begin the sentence: "on", "On". */
export const either = (words: string): string =>
  words
    .split('|')
    .map((word) => `${word}|${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join('|');

/** Two or more words with a capital, the first after a title perhaps. */
export const NAME = String.raw`(?:(?:Dr|Prof|Mr|Mrs|Ms|Sr|Sra|M|Mme)\.? )?\p{Lu}[\p{L}'’-]{1,40}(?: (?:\p{Lu}\.|de|da|do|del|van|al|bin)){0,4}(?: \p{Lu}[\p{L}'’-]{1,40}){1,3}`;
