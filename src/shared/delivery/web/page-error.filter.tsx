import { Catch, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorAnswer, errorAnswer } from '../http/errors/error-answer.js';
import { RequestFailureLog } from '../http/errors/request-failure-log.js';
import { PageErrors } from '../http/errors/page-errors.js';
import { CrossSite, FormCookieMissing, FormRefused, SignInRequired } from '../http/errors/refusals.js';
import { REFUSAL_PAGE_SECURITY } from '../http/security-headers.js';
import { ErrorPage } from './shell/error-page.js';
import { languageOf } from './language/page-language.js';
import type { ErrorKind } from './language/page-words.js';
import { html } from './serving/render.js';
import { withReturnTo } from './return-to.js';

const KIND: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  410: 'gone',
  413: 'invalid',
  415: 'invalid',
  429: 'too_many',
  500: 'internal_error',
  503: 'unavailable',
};

/** What people cannot do anything about is not there for them. */
function kindOf(error: unknown, { status }: ErrorAnswer): ErrorKind {
  if (error instanceof FormCookieMissing) return 'no_cookies';
  if (error instanceof CrossSite || error instanceof FormRefused) return 'stale_form';
  return KIND[status] ?? 'not_found';
}

const STATUS: Readonly<Partial<Record<ErrorKind, number>>> = { not_found: 404, stale_form: 403, no_cookies: 403 };

/** What else than the page says it: how long to wait, and what the address takes. */
const toldOf = ({ headers }: ErrorAnswer): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => ['retry-after', 'allow'].includes(name)));

/** Of a page the plugin has set them, unless its visitor was refused before; elsewhere those of JSON answers are there. */
const headersOf = ({ routeOptions }: FastifyRequest, reply: FastifyReply): Readonly<Record<string, string>> =>
  routeOptions.config.page !== undefined && reply.hasHeader('content-security-policy') ? {} : REFUSAL_PAGE_SECURITY;

/** For routes that people open: a page instead of the Error body. Nobody sees a stack trace. */
@Catch()
export class PageErrorFilter extends PageErrors {
  private readonly failures = new RequestFailureLog(new Logger(PageErrorFilter.name));

  override answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    if (error instanceof SignInRequired) return void reply.redirect(withReturnTo('/signin', error.returnTo), 303);
    const answer = errorAnswer(error);
    const kind = kindOf(error, answer);
    this.failures.tell(error, { requestId: request.id, msg: 'a page failed' });
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    void reply.headers({ ...headersOf(request, reply), ...toldOf(answer) });
    const waitSeconds = Number(answer.headers['retry-after'] ?? 0);
    const page = <ErrorPage kind={kind} language={languageOf(request)} waitSeconds={waitSeconds} />;
    void html(reply, page, answer.status === 405 ? 405 : (STATUS[kind] ?? answer.status));
  }
}
