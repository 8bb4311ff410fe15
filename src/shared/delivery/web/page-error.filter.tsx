import { type ArgumentsHost, Catch, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorAnswer, errorAnswer } from '../http/errors/error-answer.js';
import { PageErrors } from '../http/errors/page-errors.js';
import { CrossSite, FormRefused, SignInRequired } from '../http/errors/refusals.js';
import { ErrorPage } from './error-page.js';
import { languageOf } from './page-language.js';
import type { ErrorKind } from './page-words.js';
import { html } from './render.js';
import { withReturnTo } from './return-to.js';

const KIND: Readonly<Record<number, ErrorKind>> = {
  400: 'invalid',
  413: 'invalid',
  415: 'invalid',
  429: 'too_many',
  500: 'internal_error',
  503: 'unavailable',
};

/** What people cannot do anything about is not there for them. */
function kindOf(error: unknown, { status }: ErrorAnswer): ErrorKind {
  if (error instanceof CrossSite || error instanceof FormRefused) return 'stale_form';
  return KIND[status] ?? 'not_found';
}

const STATUS: Readonly<Partial<Record<ErrorKind, number>>> = { not_found: 404, stale_form: 403 };

/** For routes that people open: a page instead of the Error body. Nobody sees a stack trace. */
@Catch()
export class PageErrorFilter extends PageErrors {
  private readonly logger = new Logger(PageErrorFilter.name);

  override catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (error instanceof SignInRequired) return void reply.redirect(withReturnTo('/signin', error.returnTo), 303);
    const answer = errorAnswer(error);
    const kind = kindOf(error, answer);
    if (kind === 'internal_error') this.logger.error({ err: error, requestId: request.id, msg: 'a page failed' });
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    const { 'retry-after': retryAfter } = answer.headers;
    if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
    void html(reply, <ErrorPage kind={kind} language={languageOf(request)} />, STATUS[kind] ?? answer.status);
  }
}
