import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorAnswer, errorAnswer } from './error-answer.js';
import { RequestFailureLog } from './request-failure-log.js';
import { PageErrors } from './page-errors.js';
import { wantsPage } from './wants-page.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of refusals on routes that speak another protocol than the contract. */
    refusalBody?: (answer: ErrorAnswer) => object;
  }
}

/** For every route: what its callers can read. */
@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly failures = new RequestFailureLog(new Logger(HttpErrorFilter.name));

  constructor(private readonly pages: PageErrors) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (wantsPage(request)) return this.pages.answer(error, request, reply);
    const { refusalBody } = request.routeOptions.config;
    this.failures.tell(error, { requestId: request.id, msg: 'request failed' });
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    const answer = errorAnswer(error);
    const body = refusalBody?.(answer) ?? answer.body;
    void reply.status(answer.status).headers(answer.headers).type('application/json; charset=utf-8').send(body);
  }
}
