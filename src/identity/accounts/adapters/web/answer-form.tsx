import type { FastifyReply } from 'fastify';
import type { JSX } from 'preact';
import { html } from '../../../../shared/delivery/web/render.js';
import type { SignedIn } from '../../../domain/browser.js';
import { keepSignedIn } from '../../../adapters/web/browser.js';
import { type FormProblem, formProblemOf } from './form-problem.js';

interface FormAnswer {
  /** What the form asks for. */
  readonly attempt: Promise<SignedIn>;
  /** Where to go when it is done. */
  readonly onwards: string;
  /** The form once more, with what is wrong. */
  readonly again: (problem: FormProblem) => JSX.Element;
}

/** Signs the browser in and sends it on, or shows the form again. What the form cannot mend is thrown. */
export async function answerForm(reply: FastifyReply, { attempt, onwards, again }: FormAnswer): Promise<FastifyReply> {
  try {
    keepSignedIn(reply, await attempt);
    return reply.redirect(onwards, 303);
  } catch (error) {
    const problem = formProblemOf(error);
    if (problem === null) throw error;
    if (problem.retryAfterSeconds !== null) void reply.header('retry-after', problem.retryAfterSeconds);
    return html(reply, again(problem), problem.status);
  }
}
