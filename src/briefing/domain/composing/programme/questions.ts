import type { QuestionKind } from '../phrase-book/phrase-book.js';
import type { Candidate } from '../candidate.js';
import { promises } from '../sentences/promises.js';
import { answersIn, type AnswerKind } from '../text/answers/answers.js';
import { standsAlone } from '../text/standing-alone.js';

const QUESTIONS: Readonly<Record<AnswerKind, QuestionKind>> = {
  why: 'askWhy',
  toll: 'askToll',
  money: 'askMoney',
  price: 'askPrice',
  next: 'askNext',
  who: 'askWho',
  where: 'askWhere',
  figures: 'askFigures',
};

/**
 * What the other host may ask before a sentence, best first: what the sentence answers and nothing told before it has
 * answered. None before a sentence that points back: a question would come between it and what it points at.
 */
export function questionsBefore(next: Candidate, told: readonly Candidate[]): readonly QuestionKind[] {
  const previous = told.at(-1);
  if (!isUnderstoodAlone(next) || (previous !== undefined && promises(previous, next))) return [];
  const answered = new Set(told.flatMap((one) => answersOf(one)));
  return answersOf(next).flatMap((kind) => (answered.has(kind) ? [] : QUESTIONS[kind]));
}

/** A script is written several times until its length fits, of the same sentences. */
const ANSWERS = new WeakMap<Candidate, readonly AnswerKind[]>();
const ALONE = new WeakMap<Candidate, boolean>();

function answersOf(candidate: Candidate): readonly AnswerKind[] {
  const answers = ANSWERS.get(candidate) ?? answersIn(candidate.spoken, candidate.language);
  ANSWERS.set(candidate, answers);
  return answers;
}

/** Whether a sentence may follow anything: a question, or the word that passes to the other host. */
export function isUnderstoodAlone(candidate: Candidate): boolean {
  const isAlone = ALONE.get(candidate) ?? standsAlone(candidate.spoken, candidate.language);
  ALONE.set(candidate, isAlone);
  return isAlone;
}
