import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorAnswer, errorAnswer, isRefusal } from './error-answer.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body of refusals on routes that speak another protocol than the contract. */
    refusalBody?: (answer: ErrorAnswer) => object;
  }
}

@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(HttpErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!isRefusal(error)) this.log.error({ err: error, requestId: request.id, msg: 'request failed' });
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    const answer = errorAnswer(error);
    const body = request.routeOptions.config.refusalBody?.(answer) ?? answer.body;
    void reply.status(answer.status).headers(answer.headers).type('application/json; charset=utf-8').send(body);
  }
}
