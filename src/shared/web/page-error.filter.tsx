import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../kernel/domain-error.js';
import { ErrorPage, preferredLanguage } from './error-page.js';
import { html } from './render.js';

const STATUS = { not_found: 404, unavailable: 503, internal_error: 500 } as const;

const kindOf = (error: unknown): keyof typeof STATUS => {
  if (!(error instanceof DomainError)) return 'internal_error';
  return error.kind === 'unavailable' ? 'unavailable' : 'not_found';
};

/** For routes that people open: a page instead of the Error body. Nobody sees a stack trace. */
@Catch()
export class PageErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(PageErrorFilter.name);

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const kind = kindOf(error);
    if (kind === 'internal_error') this.logger.error({ err: error, requestId: request.id, msg: 'a page failed' });
    const language = preferredLanguage(request.headers['accept-language']);
    void html(reply, <ErrorPage kind={kind} language={language} />, STATUS[kind]);
  }
}
