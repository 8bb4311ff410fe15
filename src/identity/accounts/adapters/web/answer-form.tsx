import type { FastifyReply } from 'fastify';
import type { JSX } from 'preact';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { withReturnTo } from '../../../../shared/delivery/web/return-to.js';
import type { SignedIn } from '../../../domain/browser.js';
import { keepHalfSignedIn, keepSignedIn } from '../../../adapters/web/browser.js';
import { SecondFactorNeeded } from '../../domain/sign-in.js';
import { type FormProblem, formProblemOf } from '../../../adapters/web/form-problem.js';

interface FormAnswer<Done extends SignedIn> {
  /** What the form asks for. */
  readonly attempt: Promise<Done>;
  /** Where to go when it is done. */
  readonly onwards: (done: Done) => string;
  /** Where to go after the second factor, where one is needed; null: home. */
  readonly afterCode: string | null;
  /** The form once more, with what is wrong. */
  readonly again: (problem: FormProblem) => JSX.Element;
}

/** Signs the browser in and sends it on, or asks for the second factor first, or shows the form again. What the form cannot mend is thrown. */
export async function answerForm<Done extends SignedIn>(
  reply: FastifyReply,
  { attempt, onwards, afterCode, again }: FormAnswer<Done>,
): Promise<FastifyReply> {
  try {
    const done = await attempt;
    keepSignedIn(reply, done);
    return reply.redirect(onwards(done), 303);
  } catch (error) {
    if (error instanceof SecondFactorNeeded) {
      keepHalfSignedIn(reply, error.challenge);
      return reply.redirect(withReturnTo('/signin/code', afterCode), 303);
    }
    const problem = formProblemOf(error);
    if (problem === null) throw error;
    if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
    return html(reply, again(problem), problem.status);
  }
}
