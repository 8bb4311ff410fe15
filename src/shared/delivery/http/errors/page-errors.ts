import type { ArgumentsHost, ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Errors of routes that people open. Whoever renders pages implements it. */
export abstract class PageErrors implements ExceptionFilter {
  /** Answers with a page that says what happened, and with the status of the error. */
  abstract answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void;

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
