import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorAnswer, isRefusal } from './error-answer.js';

@Catch()
export class HttpErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(HttpErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    if (!isRefusal(error)) this.log.error({ err: error, requestId: request.id, msg: 'request failed' });
    if (reply.sent || reply.raw.headersSent) return void reply.raw.destroy();
    const { status, headers, body } = errorAnswer(error);
    void reply.status(status).headers(headers).type('application/json; charset=utf-8').send(body);
  }
}
