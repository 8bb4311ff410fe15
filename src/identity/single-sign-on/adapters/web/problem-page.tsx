import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { AdvicePage } from '../../../../shared/delivery/web/shell/sheet.js';
import type { RefusalKind } from '../../../../shared/kernel/domain-error.js';
import { AccountDeactivated } from '../../../accounts/accounts.js';
import { IssuerAway, SignOnRefused } from '../../domain/sign-on.js';
import { signOnWordsFor } from './sign-on-locale.js';
import type { SignOnWords } from './sign-on-words.js';

type Problem = keyof SignOnWords['problems'];

const STATUS: Readonly<Partial<Record<RefusalKind, number>>> = { invalid: 400, conflict: 409 };

/** null: it is for the error page. */
function problemOf(error: unknown): readonly [Problem, number] | null {
  if (error instanceof SignOnRefused) return [error.problem, STATUS[error.kind] ?? 403];
  if (error instanceof IssuerAway) return ['away', 503];
  return error instanceof AccountDeactivated ? ['deactivated', 403] : null;
}

/** Does the work, or says why nobody is signed in and what to do now. */
export async function orProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await work();
  } catch (error) {
    const [problem, status] = problemOf(error) ?? [];
    if (problem === undefined || status === undefined) throw error;
    const language = languageOf(request);
    const words = signOnWordsFor(language);
    if (status === 503) void reply.header('retry-after', 60);
    return html(
      reply,
      <AdvicePage language={language} words={words.problems[problem]}>
        <p class="actions">
          <a class="button" href="/signin">
            {words.again}
          </a>
        </p>
      </AdvicePage>,
      status,
    );
  }
}
